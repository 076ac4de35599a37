-- What the caller did with one exercise, session by session and oldest first: [{"log_id","day","weight_kg","one_rep_max_kg","reps","km",
-- "minutes","volume_kg"}], without the keys that have nothing to say. What counts is the same as for training_memory; the volume is of every
-- set that has repetitions and a weight. One value, so that no limit of rows cuts off a long history.
create function public.exercise_progress(exercise_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with session as (
    select l.id, l.date, l.created_at, max(s.weight_kg) filter (where c.counts and s.weight_kg > 0 and s.reps is distinct from 0) as weight_kg,
      max(private.one_rep_max(s.weight_kg, s.reps)) filter (where c.counts and s.weight_kg > 0) as one_rep_max_kg,
      max(s.reps) filter (where c.counts and s.reps > 0) as reps,
      max(s.distance_km) filter (where c.counts and s.distance_km > 0) as km,
      max(s.duration_minutes) filter (where c.counts and s.duration_minutes > 0) as minutes,
      sum(s.reps * s.weight_kg) as volume_kg
    from public.set_logs s
    join public.workout_logs l on l.user_id = s.user_id and l.id = s.workout_log_id
    cross join lateral (select s.set_type <> 'warmup' as counts) c
    where s.user_id = (select auth.uid()) and s.exercise_id = exercise_progress.exercise_id
    group by l.id
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('log_id', s.id, 'day', s.date, 'weight_kg', s.weight_kg,
    'one_rep_max_kg', s.one_rep_max_kg, 'reps', s.reps, 'km', s.km, 'minutes', s.minutes, 'volume_kg', s.volume_kg))
    order by s.date, s.created_at, s.id), '[]')
  from session s
$$;
revoke all on function public.exercise_progress(uuid) from public, anon, authenticated, service_role;
grant execute on function public.exercise_progress(uuid) to authenticated;
