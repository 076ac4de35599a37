-- The caller's workouts as a list, latest first, a page at a time: {"exercises", "workouts", "next"}. One value, so that no limit of rows cuts it
-- off. A page starts after the workout that `next` of the page before names, so no workout is skipped or repeated when others are saved meanwhile.
--
-- exercises  the ids of the page's exercises; a workout names them by their place there (from 0), or ten years would be mostly ids
-- workouts   {"id", "date", "name", "notes", "duration_seconds", "sets", "volume_kg", "exercises", "bests"}
--   notes      the workout's and its sets', one per line; missing, like a name or a duration, if there are none
--   sets       without warm-ups
--   volume_kg  as in private.exercise_totals
--   exercises  in the order in which they were done
--   bests      the best set of the first two exercises with a set that counts: {"exercise", "reps", "weight", …}, without what it doesn't have
-- next       {"date", "created_at", "id"} of the last one if there may be more, or null
create function public.workout_history(
  page_size integer, before_date date default null, before_created_at timestamptz default null, before_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select l.id, l.date, l.created_at, l.name, l.notes, l.duration_seconds
    from public.workout_logs l
    where l.user_id = (select auth.uid())
      -- The day alone is what the index can start from.
      and l.date <= (select coalesce(before_date, 'infinity'))
      and (before_id is null or (l.date, l.created_at, l.id) < (before_date, before_created_at, before_id))
    order by l.date desc, l.created_at desc, l.id desc
    limit least(greatest(page_size, 1), 500)
  ), done as (
    select s.workout_log_id, s.exercise_id, min(s.exercise_order) as place, count(*) filter (where s.set_type <> 'warmup') as sets,
      (array_agg(jsonb_strip_nulls(jsonb_build_object('reps', s.reps, 'weight', s.weight, 'weight_unit', case when s.weight is not null then s.weight_unit end,
          'duration_minutes', s.duration_minutes, 'distance', s.distance, 'distance_unit', case when s.distance is not null then s.distance_unit end))
        order by s.load_kg desc nulls last, s.reps desc nulls last, s.distance_km desc nulls last, s.duration_minutes desc nulls last, s.set_number)
        filter (where s.set_type <> 'warmup'))[1] as best
    from page p
    join private.signed_sets s on s.user_id = (select auth.uid()) and s.workout_log_id = p.id
    group by s.workout_log_id, s.exercise_id
  ), known as (
    select array_agg(distinct d.exercise_id) as ids from done d
  ), placed as (
    select d.workout_log_id, d.place, d.sets, d.best, array_position(k.ids, d.exercise_id) - 1 as exercise,
      row_number() over (partition by d.workout_log_id order by d.best is null, d.place, d.exercise_id) as rank
    from done d cross join known k
  ), trained as (
    select t.workout_log_id, sum(t.sets) as sets, jsonb_agg(t.exercise order by t.place, t.exercise) as exercises,
      jsonb_agg(t.best || jsonb_build_object('exercise', t.exercise) order by t.rank) filter (where t.rank <= 2 and t.best is not null) as bests
    from placed t
    group by t.workout_log_id
  )
  select jsonb_build_object(
    'exercises', coalesce((select to_jsonb(k.ids) from known k), '[]'),
    'workouts', coalesce((
      select jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('id', p.id, 'date', p.date, 'name', p.name, 'notes', notes.text, 'duration_seconds', p.duration_seconds,
          'volume_kg', round(volume.kg, 3)))
        || jsonb_build_object('sets', coalesce(t.sets, 0), 'exercises', coalesce(t.exercises, '[]'), 'bests', coalesce(t.bests, '[]'))
        order by p.date desc, p.created_at desc, p.id desc)
      from page p
      left join trained t on t.workout_log_id = p.id
      cross join lateral (
        select sum(e.volume_kg) as kg from private.exercise_totals e where e.user_id = (select auth.uid()) and e.workout_log_id = p.id
      ) volume
      cross join lateral (
        select nullif(concat_ws(chr(10), p.notes, string_agg(s.notes, chr(10) order by s.exercise_order, s.set_number)), '') as text
        from public.set_logs s
        where s.user_id = (select auth.uid()) and s.workout_log_id = p.id and s.notes is not null
      ) notes
    ), '[]'),
    'next', (
      select jsonb_build_object('date', p.date, 'created_at', p.created_at, 'id', p.id)
      from page p
      where (select count(*) from page) = least(greatest(page_size, 1), 500)
      order by p.date, p.created_at, p.id
      limit 1
    )
  )
$$;

revoke all on function public.workout_history from public, anon, authenticated, service_role;
grant execute on function public.workout_history to authenticated;
