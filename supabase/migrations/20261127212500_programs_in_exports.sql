-- Programs in the complete export and in imports of it. The JSON documents contain ids of exercises, versions and workouts, which the app replaces
-- before importing.

drop function public.export_sets(date, uuid, integer, integer);

-- The next thousand of the caller's sets after the one given (null: from the first), in the order of their workouts' days and of their
-- places in it. Numbers as text, with every digit.
create function public.export_sets(
  after_date date default null, after_log uuid default null, after_exercise integer default null, after_set integer default null
)
returns table (
  id uuid, workout_log_id uuid, date date, exercise_id uuid, exercise_order integer, set_number integer, set_type text, reps text,
  weight text, weight_unit text, duration_minutes text, distance text, distance_unit text, rpe text, notes text, superset integer,
  per_side boolean, created_at timestamptz, prescribed_set integer
)
language sql stable security invoker set search_path = '' as $$
  select s.id, l.id, l.date, s.exercise_id, s.exercise_order, s.set_number, s.set_type, s.reps::text,
    s.weight::text, s.weight_unit, s.duration_minutes::text, s.distance::text, s.distance_unit, s.rpe::text, s.notes, s.superset,
    s.per_side, s.created_at, s.prescribed_set
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

-- The exercises that the caller's rows refer to, in any table.
create or replace function private.named_exercises() returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select s.exercise_id from public.set_logs s where s.user_id = (select auth.uid())
  union select w.exercise_id from public.workout_exercises w where w.user_id = (select auth.uid())
  union select g.exercise_id from public.goals g where g.user_id = (select auth.uid())
  union select n.exercise_id from public.exercise_notes n where n.user_id = (select auth.uid())
  union select a.exercise_id from public.avoided a where a.user_id = (select auth.uid())
  union select found[1]::uuid from (
      select g.schedule_json::text from public.generated_weekly_schedules g where g.user_id = (select auth.uid())
      union all select w.prescription::text from public.workout_exercises w where w.user_id = (select auth.uid())
      union all select v.content::text from public.program_versions v where v.user_id = (select auth.uid())
      union all select r.starts::text from public.program_runs r where r.user_id = (select auth.uid())
      union all select e.body::text from public.program_events e where e.user_id = (select auth.uid())
      union all select l.prescribed::text from public.workout_logs l where l.user_id = (select auth.uid())
    ) documents (document)
    cross join lateral regexp_matches(documents.document, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
$$;

-- The caller's next rows of a table after the one given (null: from the first), by id, each as it stands in the complete export: without its owner
-- and what is calculated, numbers as text with every digit. Of the exercises also those of the library that the caller's rows name, and not those
-- that were merged into another: nothing names them any more. Another table: PT404.
create or replace function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case
    when kind in ('ai_analyses', 'generated_weekly_schedules', 'program_versions', 'program_runs') then 25
    when kind in ('workout_logs', 'workout_exercises') then 250 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided', 'programs', 'program_versions', 'program_runs',
      'program_events') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (private.columns_not_exported()) and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner,
    case kind when 'exercises' then 'and t.merged_into is null or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;

-- By table, how many rows the caller has (row_count), and a stamp that is another one after any of them was added, changed or removed: the sum of
-- hashes over each row's id and the transaction that wrote it. What was read page by page between two equal answers, and is as many rows,
-- is what was there all the time.
create or replace function public.export_stamp()
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
      union all
      select 'workout_exercises', x.id, x.xmin::text::bigint from public.workout_exercises x where x.user_id = (select auth.uid())
      union all
      select 'generated_weekly_schedules', g.id, g.xmin::text::bigint
        from public.generated_weekly_schedules g where g.user_id = (select auth.uid())
      union all
      select 'committed_workouts', c.id, c.xmin::text::bigint from public.committed_workouts c where c.user_id = (select auth.uid())
      union all
      select 'avoided', a.id, a.xmin::text::bigint from public.avoided a where a.user_id = (select auth.uid())
      union all
      select 'programs', p.id, p.xmin::text::bigint from public.programs p where p.user_id = (select auth.uid())
      union all
      select 'program_versions', v.id, v.xmin::text::bigint from public.program_versions v where v.user_id = (select auth.uid())
      union all
      select 'program_runs', r.id, r.xmin::text::bigint from public.program_runs r where r.user_id = (select auth.uid())
      union all
      select 'program_events', e.id, e.xmin::text::bigint from public.program_events e where e.user_id = (select auth.uid())
    ) r
    group by r.table_name
  ) t
$$;

revoke all on function public.export_sets from public, anon, authenticated, service_role;
grant execute on function public.export_sets to authenticated;
