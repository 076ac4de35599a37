-- What somebody did with an exercise before: the sets of the last session, the bests, and the sessions one by one. The bests are of
-- private.exercise_totals; the sets are read for the repetitions with each weight only.

-- A row for each exercise that the caller has logged, the one trained last first: one request knows them all, also without a network
-- later. `except_log` is a log that is being edited: it is left out with every later one (by day, then in the order in which they were made),
-- because what came after is no "last time". One that is gone leaves out nothing.
-- equipment   which weights exist depends on it
-- body_kg     how much of the body the exercise moves: its share of the last body weight (of the one on the day of the log that is edited)
-- last_sets   the sets of the last session as they were entered, in their order
-- reps_at     [{"weight_kg","reps"}], lightest first: the most repetitions with a signed load, where none were more with a heavier one;
--             0 kg is without any
create function public.training_memory(except_log uuid default null)
returns table (
  exercise_id uuid, equipment text, load text, body_kg numeric, last_date date, last_log_id uuid, last_sets jsonb, heaviest_kg numeric, one_rep_max_kg numeric,
  most_reps numeric, reps_at jsonb, farthest_km numeric, longest_minutes numeric
)
language sql stable security invoker set search_path = '' as $$
  with session as (
    select l.id, l.date, row_number() over (order by l.date, l.created_at, l.id) as place
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and coalesce((l.date, l.created_at, l.id) < (
      select edited.date, edited.created_at, edited.id from public.workout_logs edited
      where edited.user_id = (select auth.uid()) and edited.id = except_log
    ), true)
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
      select s.exercise_id, case s.load_counts when 'help' then s.load_kg else coalesce(s.load_kg, 0) end as weight_kg, s.reps
      from private.signed_sets s
      where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.set_type <> 'warmup' and s.reps > 0
      offset 0
    ) s
    where s.weight_kg is not null
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
  select b.exercise_id, x.equipment, x.load, x.body_share * body.kg, l.date, l.id, last.sets, b.heaviest_kg, b.one_rep_max_kg, b.most_reps, coalesce(f.reps_at, '[]'),
    b.farthest_km, b.longest_minutes
  from best b
  join session l on l.place = b.place
  join public.exercises x on x.id = b.exercise_id
  left join front f on f.exercise_id = b.exercise_id
  cross join (
    select (
      select w.weight_kg from public.weight_logs w
      where w.user_id = (select auth.uid()) and w.weight_kg > 0
        and w.date <= coalesce((select o.date from public.workout_logs o where o.user_id = (select auth.uid()) and o.id = except_log), 'infinity')
      order by w.date desc, w.created_at desc, w.id desc
      limit 1
    ) as kg
  ) body
  cross join lateral (
    select jsonb_agg(jsonb_build_object('reps', s.reps, 'weight', s.weight, 'weight_unit', s.weight_unit,
        'duration_minutes', s.duration_minutes, 'distance', s.distance, 'distance_unit', s.distance_unit,
        'set_type', s.set_type, 'rpe', s.rpe, 'per_side', s.per_side) order by s.exercise_order, s.set_number) as sets
    from public.set_logs s
    where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.exercise_id = b.exercise_id
  ) last
  order by b.place desc, b.exercise_id
$$;

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

revoke all on function public.training_memory, public.exercise_progress from public, anon, authenticated, service_role;
grant execute on function public.training_memory, public.exercise_progress to authenticated;
