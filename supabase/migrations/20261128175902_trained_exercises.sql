-- Every exercise that the caller has logged, trained last first, for a list: [{"exercise_id", "last_date", "sessions", "figure", "best", "trend"}].
-- One value, so that no limit of rows cuts it off.
--
-- figure  what its progress is measured by, the most meaningful one that a session has, by the names of exercise_progress; missing, like best,
--         if none has any. The app chooses the same in src/domain/records/exercise-progress.ts (figuresOf)
-- best    the best of all sessions in that figure, in kg, repetitions, km or minutes
-- trend   the figure of the latest twelve sessions that have it, oldest first
create function public.trained_exercises() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with session as (
    select e.exercise_id, l.date, dense_rank() over (order by l.date, l.created_at, l.id) as place, e.one_rep_max_kg, e.heaviest_kg, e.most_reps, e.farthest_km, e.longest_minutes
    from private.exercise_totals e
    join public.workout_logs l on l.user_id = e.user_id and l.id = e.workout_log_id
    where e.user_id = (select auth.uid())
  ), exercise as (
    select s.exercise_id, count(*) as sessions, max(s.place) as last_place, max(s.date) as last_date,
      case
        when bool_or(s.one_rep_max_kg <> 0) then 'one_rep_max_kg'
        when bool_or(s.heaviest_kg <> 0) then 'weight_kg'
        when bool_or(s.most_reps <> 0) then 'reps'
        when bool_or(s.farthest_km <> 0) then 'km'
        when bool_or(s.longest_minutes <> 0) then 'minutes'
      end as figure
    from session s
    group by s.exercise_id
  ), point as (
    select s.exercise_id, s.place, v.value, row_number() over (partition by s.exercise_id order by s.place desc) as back
    from session s
    join exercise x on x.exercise_id = s.exercise_id
    cross join lateral (
      select case x.figure when 'one_rep_max_kg' then s.one_rep_max_kg when 'weight_kg' then s.heaviest_kg when 'reps' then s.most_reps
        when 'km' then s.farthest_km when 'minutes' then s.longest_minutes end as value
    ) v
    where v.value is not null
  ), course as (
    select p.exercise_id, max(p.value) as best, jsonb_agg(p.value order by p.place) filter (where p.back <= 12) as trend
    from point p
    group by p.exercise_id
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('exercise_id', x.exercise_id, 'last_date', x.last_date, 'sessions', x.sessions,
    'figure', x.figure, 'best', c.best, 'trend', coalesce(c.trend, '[]'))) order by x.last_place desc, x.exercise_id), '[]')
  from exercise x
  left join course c on c.exercise_id = x.exercise_id
$$;

revoke all on function public.trained_exercises from public, anon, authenticated, service_role;
grant execute on function public.trained_exercises to authenticated;
