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
    and l.date >= (select coalesce(after_date, '-infinity'))
    and (
      after_date is null
      or (l.date, l.id, s.exercise_order, s.set_number) > (after_date, after_log, after_exercise, after_set)
    )
  order by l.date, l.id, s.exercise_order, s.set_number
  limit 1000
$$;
revoke all on function public.export_sets(date, uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.export_sets(date, uuid, integer, integer) to authenticated;

-- By table, how many rows the caller has (row_count), and a stamp that is another one after any of them was added, changed or removed: the sum of
-- hashes over each row's id and the transaction that wrote it. What was read page by page between two equal answers, and is as many rows,
-- is what was there all the time.
create function public.export_stamp()
returns table (stamps jsonb)
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.table_name, jsonb_build_object('row_count', t.row_count, 'stamp', t.stamp)), '{}')
  from (
    select r.table_name, count(*) as row_count, sum(uuid_hash_extended(r.id, r.written_by))::text as stamp
    from (
      select 'profiles' as table_name, p.id, p.xmin::text::bigint as written_by
        from public.profiles p where p.id = (select auth.uid())
      union all
      select 'workout_logs', l.id, l.xmin::text::bigint from public.workout_logs l where l.user_id = (select auth.uid())
      union all
      select 'set_logs', s.id, s.xmin::text::bigint from public.set_logs s where s.user_id = (select auth.uid())
      union all
      select 'weight_logs', w.id, w.xmin::text::bigint from public.weight_logs w where w.user_id = (select auth.uid())
      union all
      select 'goals', g.id, g.xmin::text::bigint from public.goals g where g.user_id = (select auth.uid())
      union all
      select 'ai_analyses', a.id, a.xmin::text::bigint from public.ai_analyses a where a.user_id = (select auth.uid())
      union all
      select 'exercise_notes', n.id, n.xmin::text::bigint from public.exercise_notes n where n.user_id = (select auth.uid())
      union all
      select 'exercises', e.id, e.xmin::text::bigint from public.exercises e where e.owner_id = (select auth.uid())
      union all
      select 'workouts', t.id, t.xmin::text::bigint from public.workouts t where t.user_id = (select auth.uid())
    ) r
    group by r.table_name
  ) t
$$;
revoke all on function public.export_stamp() from public, anon, authenticated, service_role;
grant execute on function public.export_stamp() to authenticated;
