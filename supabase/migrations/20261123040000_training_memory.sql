-- What somebody did with an exercise before: the sets of the last session, and the bests.
--
-- What counts for a best: every set but warm-ups; a weight that was lifted (0 repetitions were not), repetitions with it or with more.
-- The estimated one-repetition maximum is Epley's, weight × (1 + reps / 30), from sets of 1 to 10 repetitions; one repetition is itself.
-- The app computes the same in src/domain/one-rep-max.ts and src/domain/records.ts.

create function private.one_rep_max(weight numeric, reps numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case when reps = 1 then weight when reps between 1 and 10 then weight * (30 + reps) / 30 end
$$;
revoke all on function private.one_rep_max(numeric, numeric) from public, anon, authenticated, service_role;
grant execute on function private.one_rep_max(numeric, numeric) to authenticated;

-- A row for each exercise that the caller has logged, the one trained last first: one request knows them all, also without a network
-- later. `except_log` is a log that does not count: the one that is being edited.
-- last_sets   the sets of the last session as they were entered, in their order
-- reps_at     [{"weight_kg","reps"}], lightest first: the most repetitions with a weight, where none were more with a heavier one;
--             0 kg is without any
create function public.training_memory(except_log uuid default null)
returns table (
  exercise_id uuid, last_date date, last_log_id uuid, last_sets jsonb, heaviest_kg numeric, one_rep_max_kg numeric,
  most_reps numeric, reps_at jsonb, farthest_km numeric, longest_minutes numeric
)
language sql stable security invoker set search_path = '' as $$
  with session as (
    select l.id, l.date, row_number() over (order by l.date, l.created_at, l.id) as place
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and l.id is distinct from except_log
  ), by_weight as (
    select s.exercise_id, coalesce(s.weight_kg, 0) as weight_kg, max(l.place) as place,
      max(s.reps) filter (where c.counts) as reps,
      max(s.reps) filter (where c.counts and s.reps between 1 and 10) as honest_reps,
      bool_or(c.counts and s.weight_kg > 0 and s.reps is distinct from 0) as is_lifted,
      max(s.distance_km) filter (where c.counts) as distance_km,
      max(s.duration_minutes) filter (where c.counts) as minutes
    from public.set_logs s
    join session l on l.id = s.workout_log_id
    cross join lateral (select s.set_type <> 'warmup' as counts) c
    where s.user_id = (select auth.uid())
    group by s.exercise_id, coalesce(s.weight_kg, 0)
  ), ranked as (
    select b.*, max(b.reps) over (
        partition by b.exercise_id order by b.weight_kg desc rows between unbounded preceding and 1 preceding
      ) as reps_above
    from by_weight b
  ), best as (
    select r.exercise_id, max(r.place) as place,
      max(r.weight_kg) filter (where r.is_lifted) as heaviest_kg,
      max(private.one_rep_max(r.weight_kg, r.honest_reps)) filter (where r.weight_kg > 0) as one_rep_max_kg,
      max(r.reps) filter (where r.reps > 0) as most_reps,
      jsonb_agg(jsonb_build_object('weight_kg', r.weight_kg, 'reps', r.reps) order by r.weight_kg)
        filter (where r.reps > coalesce(r.reps_above, 0)) as reps_at,
      max(r.distance_km) filter (where r.distance_km > 0) as farthest_km,
      max(r.minutes) filter (where r.minutes > 0) as longest_minutes
    from ranked r
    group by r.exercise_id
  )
  select b.exercise_id, l.date, l.id, last.sets, b.heaviest_kg, b.one_rep_max_kg, b.most_reps, coalesce(b.reps_at, '[]'),
    b.farthest_km, b.longest_minutes
  from best b
  join session l on l.place = b.place
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
