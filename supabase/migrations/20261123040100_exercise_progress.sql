-- What the caller did with one exercise, session by session and oldest first: [{"log_id","day","weight_kg","one_rep_max_kg","reps","km",
-- "minutes","volume_kg"}], without the keys that have nothing to say. One value, so that no limit of rows cuts off a long history.
create function public.exercise_progress(exercise_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('log_id', l.id, 'day', l.date, 'weight_kg', e.heaviest_kg,
    'one_rep_max_kg', e.one_rep_max_kg, 'reps', e.most_reps, 'km', e.farthest_km, 'minutes', e.longest_minutes, 'volume_kg', e.volume_kg))
    order by l.date, l.created_at, l.id), '[]')
  from private.exercise_totals e
  join public.workout_logs l on l.user_id = e.user_id and l.id = e.workout_log_id
  where e.user_id = (select auth.uid()) and e.exercise_id = exercise_progress.exercise_id
$$;
revoke all on function public.exercise_progress(uuid) from public, anon, authenticated, service_role;
grant execute on function public.exercise_progress(uuid) to authenticated;
