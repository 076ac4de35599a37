-- The volume of a span is rounded to six decimals instead of three: in pounds, a gram's rounding tips a half, and the week read a pound
-- less than its only workout.
create or replace function private.training_between(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('workouts', count(*), 'volume_kg', coalesce(round(sum(t.volume_kg), 6), 0), 'seconds', coalesce(sum(l.duration_seconds), 0))
  from (
    select e.workout_log_id, sum(e.volume_kg) as volume_kg
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.date between first_day and last_day
    group by e.workout_log_id
  ) t
  join public.workout_logs l on l.user_id = (select auth.uid()) and l.id = t.workout_log_id
$$;
