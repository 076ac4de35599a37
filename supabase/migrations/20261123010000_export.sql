-- What the export of one's data needs besides the tables themselves.

-- The next thousand of the caller's sets after the one given (null: from the first), in the order of their workouts' days and of their
-- places in it. Numbers as text, with every digit.
create function public.export_sets(
  after_date date default null, after_log uuid default null, after_exercise integer default null, after_set integer default null
)
returns table (
  id uuid, workout_log_id uuid, date date, exercise_id uuid, exercise_order integer, set_number integer, set_type text, reps text,
  weight text, weight_unit text, duration_minutes text, distance text, distance_unit text, rpe text, notes text, created_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select s.id, l.id, l.date, s.exercise_id, s.exercise_order, s.set_number, s.set_type, s.reps::text,
    s.weight::text, s.weight_unit, s.duration_minutes::text, s.distance::text, s.distance_unit, s.rpe::text, s.notes, s.created_at
  from public.workout_logs l
  join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
  where l.user_id = (select auth.uid())
    -- The first is what an index finds; the second is exact.
    and l.date >= coalesce(after_date, '-infinity')
    and (
      after_date is null
      or (l.date, l.id, s.exercise_order, s.set_number) > (after_date, after_log, after_exercise, after_set)
    )
  order by l.date, l.id, s.exercise_order, s.set_number
  limit 1000
$$;
revoke all on function public.export_sets(date, uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.export_sets(date, uuid, integer, integer) to authenticated;
