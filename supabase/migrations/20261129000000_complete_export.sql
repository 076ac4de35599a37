-- The complete export, and its way back: an account's file, imported into a new account, makes the same rows again, with the times and the
-- revisions that they had. Only ids are new.

-- As before, with the tables that the CSV doesn't have.
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
    ) r
    group by r.table_name
  ) t
$$;

-- The caller's next rows of a table after the one given (null: from the first), by id, each as it stands in the complete export: without its owner
-- and what is calculated, numbers as text with every digit. Of the exercises also those of the library that the caller's rows name.
-- Another table: PT404.
create function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case when kind in ('ai_analyses', 'generated_weekly_schedules') then 25 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> 'user_id' and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner, case kind when 'exercises' then 'or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;

-- The exercises that the caller's rows name, in whatever table.
create function private.named_exercises() returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select s.exercise_id from public.set_logs s where s.user_id = (select auth.uid())
  union select w.exercise_id from public.workout_exercises w where w.user_id = (select auth.uid())
  union select g.exercise_id from public.goals g where g.user_id = (select auth.uid())
  union select n.exercise_id from public.exercise_notes n where n.user_id = (select auth.uid())
  union select a.exercise_id from public.avoided a where a.user_id = (select auth.uid())
  union select found[1]::uuid from public.generated_weekly_schedules g
    cross join lateral regexp_matches(g.schedule_json::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
    where g.user_id = (select auth.uid())
$$;

-- People may say when their own rows were made: an import knows it.
grant insert (id, created_at, updated_at) on public.exercises to authenticated;
grant insert (id, revision, created_at, updated_at) on public.workouts to authenticated;
grant insert (id, created_at) on public.workout_exercises to authenticated;
grant insert (id, generated_at, created_at) on public.generated_weekly_schedules to authenticated;
grant insert (id, created_at) on public.committed_workouts to authenticated;
grant insert (revision, updated_at) on public.workout_logs to authenticated;
grant insert (created_at) on public.set_logs to authenticated;
grant insert (created_at) on public.weight_logs to authenticated;
grant insert (id, revision, created_at, updated_at) on public.goals to authenticated;
grant insert (id, created_at, updated_at) on public.ai_analyses to authenticated;
grant insert (id, created_at) on public.exercise_notes to authenticated;
grant insert (id, created_at) on public.avoided to authenticated;

-- What else an import brings, by the tables' names, with ids that the app has chosen; an exercise is its place in the import's list.
alter table private.import_parts add column others jsonb not null default '{}',
  add constraint import_parts_others_check check (jsonb_typeof(others) = 'object');
grant insert (others) on private.import_parts to authenticated;

alter table private.import_rows drop constraint import_rows_kind_check, add constraint import_rows_kind_check check (kind in (
  'workout_logs', 'weight_logs', 'exercises', 'workouts', 'generated_weekly_schedules', 'committed_workouts', 'goals', 'ai_analyses',
  'exercise_notes', 'avoided'));
-- How a row was when it came: a workout's revision, and of everything else its contents. Undoing an import keeps what was changed since.
alter table private.import_rows add column revision integer, add column contents text;
grant insert (revision), update (contents) on private.import_rows to authenticated;

create function private.contents_of(saved jsonb) returns text
language sql immutable security invoker set search_path = '' as $$
  select md5(jsonb_strip_nulls(saved)::text)
$$;

-- The profile as it was, and what the import has filled in.
alter table public.imports add column profile_before jsonb, add column profile_filled jsonb;
grant update (profile_before, profile_filled) on public.imports to authenticated;

-- The caller's rows of the small tables, as [id, created_at] by table: a file's row of the same moment is that row. Avoided things and
-- analyses of months stand for themselves.
create function public.known_rows() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'workouts', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.workouts t
      where t.user_id = (select auth.uid())),
    'generated_weekly_schedules', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]')
      from public.generated_weekly_schedules t where t.user_id = (select auth.uid())),
    'committed_workouts', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.committed_workouts t
      where t.user_id = (select auth.uid())),
    'goals', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.goals t
      where t.user_id = (select auth.uid())),
    'ai_analyses', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.ai_analyses t
      where t.user_id = (select auth.uid())),
    'exercise_notes', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.exercise_notes t
      where t.user_id = (select auth.uid())),
    'avoided', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.avoided t
      where t.user_id = (select auth.uid()))
  )
$$;

-- `others` has the rows of further tables, by their names. The part is laid down as before.
drop function public.stage_import_part(uuid, integer, jsonb, jsonb);
create function public.stage_import_part(import_id uuid, part integer, workouts jsonb, weights jsonb, others jsonb default '{}')
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not exists (select from public.imports i
      where i.user_id = (select auth.uid()) and i.id = stage_import_part.import_id and i.status = 'open') then
    raise exception using errcode = 'PT409', message = 'This import is not open any more.', detail = '{"reason":"status"}';
  end if;
  insert into private.import_parts (import_id, part, workouts, weights, others)
    values (stage_import_part.import_id, stage_import_part.part, stage_import_part.workouts, stage_import_part.weights,
      stage_import_part.others)
    on conflict do nothing;
  return jsonb_build_object('part', stage_import_part.part);
end
$$;

-- A new exercise may come with its id and all of its columns.
create or replace function private.exercises_of_import(entry public.imports) returns uuid[]
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named jsonb;
  made public.exercises;
  id uuid;
  ids uuid[] := '{}';
begin
  for named in select e.value from jsonb_array_elements(entry.exercises) with ordinality e (value, place) order by e.place loop
    id := null;
    if not named ? 'name' then
      select e.id into id from public.exercises e where e.id = (named ->> 'id')::uuid;
      if id is null then
        raise exception using errcode = 'PT404', message = 'An exercise of this import does not exist any more.',
          detail = '{"reason":"exercise"}';
      end if;
    else
      made := jsonb_populate_record(null::public.exercises, named);
      insert into public.exercises (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases,
          created_at, updated_at)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'),
          coalesce(made.created_at, now()), coalesce(made.updated_at, now()))
        on conflict do nothing returning exercises.id into id;
      if id is not null then
        insert into private.import_rows (import_id, kind, row_id) values (entry.id, 'exercises', id);
      else
        select e.id into id from public.exercises e where e.owner_id = me and lower(e.name) = lower(btrim(named ->> 'name'));
      end if;
    end if;
    ids := ids || id;
  end loop;
  return ids;
end
$$;

-- As before; what a workout, a set or a weight says of itself (its id, its times, its revision, what it points at) is kept.
create or replace function private.write_import_part(staged private.import_parts, exercise_ids uuid[], place bigint) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  with logs as materialized (
    select coalesce((w.log ->> 'id')::uuid, gen_random_uuid()) as id, w.log, w.place
    from jsonb_array_elements(staged.workouts) with ordinality w (log, place)
  ), written as (
    insert into public.workout_logs (id, user_id, workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at,
        revision, created_at, updated_at)
      select l.id, staged.user_id, case when l.log ->> 'name' is not null then (l.log ->> 'workout_id')::uuid end, (l.log ->> 'committed_workout_id')::uuid, l.log ->> 'name',
        private.day(l.log ->> 'date'), l.log ->> 'notes', (l.log ->> 'duration_seconds')::integer, (l.log ->> 'started_at')::timestamptz,
        coalesce((l.log ->> 'revision')::integer, 1),
        coalesce((l.log ->> 'created_at')::timestamptz, now() + (write_import_part.place + l.place) * interval '1 microsecond'),
        coalesce((l.log ->> 'updated_at')::timestamptz, now())
      from logs l
  ), remembered as (
    insert into private.import_rows (import_id, kind, row_id, revision)
      select staged.import_id, 'workout_logs', l.id, coalesce((l.log ->> 'revision')::integer, 1) from logs l
  )
  insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
      duration_minutes, distance, distance_unit, rpe, notes, created_at)
    select staged.user_id, l.id, exercise_ids[s.exercise + 1], s.exercise_order, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit,
      s.duration_minutes, s.distance, s.distance_unit, s.rpe, s.notes, coalesce(s.created_at, now())
    from logs l cross join lateral jsonb_to_recordset(l.log -> 'sets') as s(
      exercise integer, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text, created_at timestamptz
    );

  -- One that was saved before names were kept has none: its routine would name it now.
  update public.workout_logs l set workout_id = (w.log ->> 'workout_id')::uuid
    from jsonb_array_elements(staged.workouts) w (log)
    where w.log ->> 'name' is null and w.log ->> 'workout_id' is not null and l.user_id = staged.user_id and l.id = (w.log ->> 'id')::uuid;

  with weights as materialized (
    select gen_random_uuid() as id, w.date, w.weight, w.weight_unit, w.created_at
    from jsonb_to_recordset(staged.weights) as w(date text, weight numeric, weight_unit text, created_at timestamptz)
  ), remembered as (
    insert into private.import_rows (import_id, kind, row_id) select staged.import_id, 'weight_logs', w.id from weights w
  )
  insert into public.weight_logs (id, user_id, date, weight, weight_unit, created_at)
    select w.id, staged.user_id, private.day(w.date), w.weight, w.weight_unit, coalesce(w.created_at, now()) from weights w;
end
$$;

-- What workouts point at: routines, plans and the days taken from them, still without their logs.
create function private.write_import_plans(staged private.import_parts, exercise_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.workouts (id, name, description, revision, created_at, updated_at)
    select r.id, r.name, r.description, r.revision, r.created_at, r.updated_at
    from jsonb_populate_recordset(null::public.workouts, staged.others -> 'workouts') r;
  insert into public.workout_exercises (id, workout_id, exercise_id, "order", sets, reps, notes, created_at)
    select r.id, r.workout_id, exercise_ids[r.exercise + 1], r."order", r.sets, r.reps, r.notes, r.created_at
    from jsonb_to_recordset(staged.others -> 'workout_exercises') as r(id uuid, workout_id uuid, exercise integer, "order" integer,
      sets integer, reps text, notes text, created_at timestamptz);
  insert into public.generated_weekly_schedules (id, week_summary, schedule_json, generated_at, created_at)
    select r.id, r.week_summary, r.schedule_json, r.generated_at, r.created_at
    from jsonb_populate_recordset(null::public.generated_weekly_schedules, staged.others -> 'generated_weekly_schedules') r;
  insert into public.committed_workouts (id, generated_schedule_id, day_of_week, scheduled_date, created_at)
    select r.id, r.generated_schedule_id, r.day_of_week, r.scheduled_date, r.created_at
    from jsonb_populate_recordset(null::public.committed_workouts, staged.others -> 'committed_workouts') r;
  insert into private.import_rows (import_id, kind, row_id)
    select staged.import_id, t.kind, (r.value ->> 'id')::uuid
    from unnest(array['workouts', 'generated_weekly_schedules', 'committed_workouts']) t (kind)
    cross join lateral jsonb_array_elements(coalesce(staged.others -> t.kind, '[]')) r (value);
end
$$;

-- What points at workouts and exercises. Where an exercise has a note here, a thing is avoided already, or a month has its analysis, that stays.
create function private.write_import_others(staged private.import_parts, exercise_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.committed_workouts c set status = 'completed', completed_log_id = r.completed_log_id
    from jsonb_populate_recordset(null::public.committed_workouts, staged.others -> 'committed_workouts') r
    where c.user_id = staged.user_id and c.id = r.id and r.completed_log_id is not null;
  with goals as (
    insert into public.goals (id, title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date,
        status, achieved_at, revision, created_at, updated_at)
      select r.id, r.title, r.goal_type, exercise_ids[r.exercise + 1], r.metric, r.target_value, r.current_value, r.unit, r.start_date,
        r.target_date, r.status, r.achieved_at, r.revision, r.created_at, r.updated_at
      from jsonb_to_recordset(staged.others -> 'goals') as r(id uuid, title text, goal_type text, exercise integer, metric text,
        target_value numeric, current_value numeric, unit text, start_date date, target_date date, status text, achieved_at date,
        revision integer, created_at timestamptz, updated_at timestamptz)
      returning id
  ), analyses as (
    insert into public.ai_analyses (id, workout_log_id, month, analysis_type, analysis_text, created_at, updated_at)
      select r.id, r.workout_log_id, r.month, r.analysis_type, r.analysis_text, r.created_at, r.updated_at
      from jsonb_populate_recordset(null::public.ai_analyses, staged.others -> 'ai_analyses') r
      on conflict do nothing returning id
  ), notes as (
    insert into public.exercise_notes (id, exercise_id, note, created_at)
      select r.id, exercise_ids[r.exercise + 1], r.note, r.created_at
      from jsonb_to_recordset(staged.others -> 'exercise_notes') as r(id uuid, exercise integer, note text, created_at timestamptz)
      on conflict do nothing returning id
  ), avoided as (
    insert into public.avoided (id, exercise_id, muscle, reason, created_at)
      select r.id, exercise_ids[r.exercise + 1], r.muscle, r.reason, r.created_at
      from jsonb_to_recordset(staged.others -> 'avoided') as r(id uuid, exercise integer, muscle text, reason text, created_at timestamptz)
      on conflict do nothing returning id
  )
  insert into private.import_rows (import_id, kind, row_id)
    select staged.import_id, 'goals', g.id from goals g
    union all select staged.import_id, 'ai_analyses', a.id from analyses a
    union all select staged.import_id, 'exercise_notes', n.id from notes n
    union all select staged.import_id, 'avoided', v.id from avoided v;
end
$$;

-- Fills in what the caller's profile doesn't say, and remembers it with the import. What somebody has entered stays.
create function private.fill_profile(entry_id uuid, filled jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  before public.profiles;
  offered public.profiles := jsonb_populate_record(null::public.profiles, filled);
begin
  select * into before from public.profiles p where p.id = me for no key update;
  update public.profiles p set
      name = coalesce(nullif(p.name, ''), offered.name), age = coalesce(p.age, offered.age), sex = coalesce(p.sex, offered.sex),
      height = coalesce(p.height, offered.height), weight = coalesce(p.weight, offered.weight),
      height_unit = case when p.height is null and offered.height is not null then offered.height_unit else p.height_unit end,
      weight_unit = case when p.weight is null and offered.weight is not null then offered.weight_unit else p.weight_unit end,
      avatar_url = coalesce(p.avatar_url, offered.avatar_url), unit_system = coalesce(p.unit_system, offered.unit_system),
      time_zone = coalesce(p.time_zone, offered.time_zone),
      available_equipment = case when p.available_equipment = '{}' then offered.available_equipment else p.available_equipment end,
      weekly_sets_low = case when (p.weekly_sets_low, p.weekly_sets_high) = (10, 20) then offered.weekly_sets_low else p.weekly_sets_low end,
      weekly_sets_high = case when (p.weekly_sets_low, p.weekly_sets_high) = (10, 20) then offered.weekly_sets_high else p.weekly_sets_high end,
      onboarding_completed = p.onboarding_completed or offered.onboarding_completed
    where p.id = me;
  update public.imports i set profile_before = to_jsonb(before), profile_filled = (select to_jsonb(p) from public.profiles p where p.id = me)
    where i.user_id = me and i.id = entry_id;
end
$$;

-- Empties again what an import filled in, unless it was changed since.
create function private.empty_profile(entry public.imports) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  before public.profiles := jsonb_populate_record(null::public.profiles, entry.profile_before);
  filled public.profiles := jsonb_populate_record(null::public.profiles, entry.profile_filled);
begin
  update public.profiles p set
      name = case when p.name is distinct from filled.name then p.name else before.name end,
      age = case when p.age is distinct from filled.age then p.age else before.age end,
      sex = case when p.sex is distinct from filled.sex then p.sex else before.sex end,
      height = case when (p.height, p.height_unit) is distinct from (filled.height, filled.height_unit) then p.height else before.height end,
      height_unit = case when (p.height, p.height_unit) is distinct from (filled.height, filled.height_unit)
        then p.height_unit else before.height_unit end,
      weight = case when (p.weight, p.weight_unit) is distinct from (filled.weight, filled.weight_unit) then p.weight else before.weight end,
      weight_unit = case when (p.weight, p.weight_unit) is distinct from (filled.weight, filled.weight_unit)
        then p.weight_unit else before.weight_unit end,
      avatar_url = case when p.avatar_url is distinct from filled.avatar_url then p.avatar_url else before.avatar_url end,
      unit_system = case when p.unit_system is distinct from filled.unit_system then p.unit_system else before.unit_system end,
      time_zone = case when p.time_zone is distinct from filled.time_zone then p.time_zone else before.time_zone end,
      available_equipment = case when p.available_equipment is distinct from filled.available_equipment
        then p.available_equipment else before.available_equipment end,
      weekly_sets_low = case when p.weekly_sets_low is distinct from filled.weekly_sets_low
        then p.weekly_sets_low else before.weekly_sets_low end,
      weekly_sets_high = case when p.weekly_sets_high is distinct from filled.weekly_sets_high
        then p.weekly_sets_high else before.weekly_sets_high end
    where p.id = (select auth.uid());
end
$$;

-- Remembers how an import's rows are, but for its workouts.
create function private.remember_contents(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kind text;
begin
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided'] loop
    execute format('update private.import_rows r set contents = private.contents_of(to_jsonb(t))
      from public.%1$I t where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id', kind)
      using entry_id;
  end loop;
end
$$;

-- Removes what an import brought besides workouts and exercises, unless it was changed since, or something that came later needs it.
create function private.remove_imported(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  kind text;
begin
  delete from public.committed_workouts c using private.import_rows r
    where r.import_id = entry_id and r.kind = 'committed_workouts' and c.user_id = me and c.id = r.row_id and c.completed_log_id is null;
  delete from public.generated_weekly_schedules g using private.import_rows r
    where r.import_id = entry_id and r.kind = 'generated_weekly_schedules' and g.user_id = me and g.id = r.row_id
      and not exists (select from public.committed_workouts c where c.user_id = me and c.generated_schedule_id = g.id);
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided'] loop
    execute format('delete from public.%1$I t using private.import_rows r
      where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id
        and coalesce(r.contents, private.contents_of(to_jsonb(t))) = private.contents_of(to_jsonb(t))', kind)
      using entry_id;
  end loop;
end
$$;

-- As before, with everything else that the parts have.
create or replace function public.finish_import(import_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '300s' as $$
declare
  me uuid := (select auth.uid());
  entry public.imports;
  staged private.import_parts;
  exercise_ids uuid[];
  place bigint := 0;
begin
  select * into entry from public.imports i where i.user_id = me and i.id = finish_import.import_id for no key update;
  if entry.id is null then
    raise exception using errcode = 'PT404', message = 'This import does not exist any more, or is not yours.';
  elsif entry.status = 'undone' then
    raise exception using errcode = 'PT409', message = 'This import was undone.', detail = '{"reason":"status"}';
  elsif entry.status = 'open' then
    if (select count(*) from private.import_parts p where p.import_id = entry.id) <> entry.parts then
      raise exception using errcode = 'PT409', message = 'Parts of this import are missing.', detail = '{"reason":"parts"}';
    end if;
    exercise_ids := private.exercises_of_import(entry);
    for staged in select * from private.import_parts p where p.import_id = entry.id and p.others <> '{}' order by p.part loop
      perform private.write_import_plans(staged, exercise_ids);
    end loop;
    for staged in select * from private.import_parts p where p.import_id = entry.id order by p.part loop
      perform private.write_import_part(staged, exercise_ids, place);
      place := place + jsonb_array_length(staged.workouts);
    end loop;
    for staged in select * from private.import_parts p where p.import_id = entry.id and p.others <> '{}' order by p.part loop
      perform private.write_import_others(staged, exercise_ids);
      if staged.others #> '{profiles,0}' is not null then
        perform private.fill_profile(entry.id, staged.others #> '{profiles,0}');
      end if;
    end loop;
    perform private.remember_contents(entry.id);
    delete from private.import_parts p where p.import_id = entry.id;
    update public.imports i set status = 'done', finished_at = now(),
        new_exercises = (select count(*) from private.import_rows r where r.import_id = entry.id and r.kind = 'exercises')
      where i.id = entry.id returning * into entry;
    delete from public.imports i where i.user_id = me and i.status <> 'open' and i.id not in (
      select k.id from public.imports k where k.user_id = me and k.status <> 'open' order by k.finished_at desc, k.id limit 5);
  end if;
  return jsonb_build_object('id', entry.id, 'workouts', entry.workouts, 'sets', entry.sets, 'weights', entry.weights,
    'new_exercises', entry.new_exercises);
end
$$;


-- As before; of everything else the import brought, what was changed since stays.
create or replace function public.undo_import(import_id uuid, keep_edited boolean default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' set statement_timeout = '300s' as $$
declare
  me uuid := (select auth.uid());
  entry public.imports;
  edited jsonb;
  removed integer;
begin
  select * into entry from public.imports i where i.user_id = me and i.id = undo_import.import_id for no key update;
  if entry.id is null or entry.status = 'open' then
    raise exception using errcode = 'PT404', message = 'This import does not exist any more, or is not yours.';
  elsif entry.status = 'undone' then
    return jsonb_build_object('id', entry.id, 'removed', 0);
  end if;
  select jsonb_agg(jsonb_build_object('name', l.name, 'date', l.date, 'updated_at', l.updated_at) order by l.updated_at desc) into edited
    from private.import_rows r join public.workout_logs l on l.user_id = me and l.id = r.row_id
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.revision > coalesce(r.revision, 1);
  if edited is not null and keep_edited is null then
    raise exception using errcode = 'PT409', message = 'Some of these workouts were edited since.', detail = jsonb_build_object(
      'reason', 'edited', 'count', jsonb_array_length(edited), 'edited', jsonb_path_query_array(edited, '$[0 to 9]'))::text;
  end if;
  delete from public.workout_logs l using private.import_rows r
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.user_id = me and l.id = r.row_id
      and not (l.revision > coalesce(r.revision, 1) and coalesce(keep_edited, false));
  get diagnostics removed = row_count;
  perform private.remove_imported(entry.id);
  if entry.profile_before is not null then
    perform private.empty_profile(entry);
  end if;
  delete from public.exercises e using private.import_rows r
    where r.import_id = entry.id and r.kind = 'exercises' and e.owner_id = me and e.id = r.row_id
      and not exists (select from public.set_logs s where s.exercise_id = e.id)
      and not exists (select from public.workout_exercises w where w.exercise_id = e.id)
      and not exists (select from public.goals g where g.exercise_id = e.id)
      and not exists (select from public.exercise_notes n where n.exercise_id = e.id)
      and not exists (select from public.avoided a where a.exercise_id = e.id);
  delete from private.import_rows r where r.import_id = entry.id;
  update public.imports i set status = 'undone', undone_at = now(), profile_before = null, profile_filled = null where i.id = entry.id;
  return jsonb_build_object('id', entry.id, 'removed', removed);
end
$$;


revoke all on function public.known_rows(),
  public.export_rows(text, uuid), private.named_exercises(),
  public.stage_import_part(uuid, integer, jsonb, jsonb, jsonb),
  private.contents_of(jsonb),
  private.remember_contents(uuid),
  private.remove_imported(uuid),
  private.write_import_plans(private.import_parts, uuid[]),
  private.write_import_others(private.import_parts, uuid[]),
  private.fill_profile(uuid, jsonb),
  private.empty_profile(public.imports)
  from public, anon, authenticated, service_role;
grant execute on function public.known_rows(),
  public.export_rows(text, uuid), private.named_exercises(),
  public.stage_import_part(uuid, integer, jsonb, jsonb, jsonb),
  private.contents_of(jsonb),
  private.remember_contents(uuid),
  private.remove_imported(uuid),
  private.write_import_plans(private.import_parts, uuid[]),
  private.write_import_others(private.import_parts, uuid[]),
  private.fill_profile(uuid, jsonb),
  private.empty_profile(public.imports)
  to authenticated;
