-- What somebody did with an exercise before now says its equipment too: which weights exist depends on it, and a device without the list of
-- exercises can suggest the next one as well.

drop function public.training_memory(uuid);
create function public.training_memory(except_log uuid default null)
returns table (
  exercise_id uuid, equipment text, last_date date, last_log_id uuid, last_sets jsonb, heaviest_kg numeric, one_rep_max_kg numeric,
  most_reps numeric, reps_at jsonb, farthest_km numeric, longest_minutes numeric
)
language sql stable security invoker set search_path = '' as $$
  with session as (
    select l.id, l.date, row_number() over (order by l.date, l.created_at, l.id) as place
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and l.id is distinct from except_log
  ), best as (
    select e.exercise_id, max(l.place) as place, max(e.heaviest_kg) as heaviest_kg, max(e.one_rep_max_kg) as one_rep_max_kg,
      max(e.most_reps) as most_reps, max(e.farthest_km) as farthest_km, max(e.longest_minutes) as longest_minutes
    from private.exercise_totals e
    join session l on l.id = e.workout_log_id
    where e.user_id = (select auth.uid())
    group by e.exercise_id
  ), by_weight as (
    select s.exercise_id, s.weight_kg, max(s.reps) as reps
    from session l
    cross join lateral (
      -- The sets of a log lie together. Without the offset, they would be read one by one in the order of their ids.
      select s.exercise_id, coalesce(s.weight_kg, 0) as weight_kg, s.reps
      from public.set_logs s
      where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.set_type <> 'warmup' and s.reps > 0
      offset 0
    ) s
    group by s.exercise_id, s.weight_kg
  ), ranked as (
    select b.*, max(b.reps) over (
        partition by b.exercise_id order by b.weight_kg desc rows between unbounded preceding and 1 preceding
      ) as reps_above
    from by_weight b
  ), front as (
    select r.exercise_id, jsonb_agg(jsonb_build_object('weight_kg', r.weight_kg, 'reps', r.reps) order by r.weight_kg) as reps_at
    from ranked r
    where r.reps > coalesce(r.reps_above, 0)
    group by r.exercise_id
  )
  select b.exercise_id, x.equipment, l.date, l.id, last.sets, b.heaviest_kg, b.one_rep_max_kg, b.most_reps, coalesce(f.reps_at, '[]'),
    b.farthest_km, b.longest_minutes
  from best b
  join session l on l.place = b.place
  join public.exercises x on x.id = b.exercise_id
  left join front f on f.exercise_id = b.exercise_id
  cross join lateral (
    select jsonb_agg(jsonb_build_object('reps', s.reps, 'weight', s.weight, 'weight_unit', s.weight_unit,
        'duration_minutes', s.duration_minutes, 'distance', s.distance, 'distance_unit', s.distance_unit,
        'set_type', s.set_type, 'rpe', s.rpe) order by s.exercise_order, s.set_number) as sets
    from public.set_logs s
    where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.exercise_id = b.exercise_id
  ) last
  order by b.place desc, b.exercise_id
$$;
revoke all on function public.training_memory(uuid) from public, anon, authenticated, service_role;
grant execute on function public.training_memory(uuid) to authenticated;
