-- What tells that an export is of one moment.

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
