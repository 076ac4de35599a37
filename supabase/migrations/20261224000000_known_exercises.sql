-- The caller's workouts from one day to another, to be compared with a file: [{"name", "date", "started_at", "sets": [[reps, kg, minutes, km]],
-- "exercises": [the id of each set's exercise]}]. The exercises let a workout that was changed here since its import be shown beside the file.
create or replace function public.known_workouts(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' set statement_timeout = '60s' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'date', l.date, 'started_at', l.started_at, 'sets', s.sets,
      'exercises', s.exercises) order by l.date, l.id), '[]')
  from public.workout_logs l
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_array(s.reps, s.weight_kg, s.duration_minutes, s.distance_km)
        order by s.exercise_order, s.set_number), '[]') as sets,
      coalesce(jsonb_agg(s.exercise_id order by s.exercise_order, s.set_number), '[]') as exercises
    from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id
  ) s
  where l.user_id = (select auth.uid()) and l.date between first_day and last_day
$$;
