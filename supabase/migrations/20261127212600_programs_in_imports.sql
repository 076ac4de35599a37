-- Programs in imports. A run that is already in the account keeps its own events, and its taken slots stay taken.

alter table private.import_rows
  drop constraint import_rows_kind_check,
  add constraint import_rows_kind_check check (kind in (
    'workout_logs', 'weight_logs', 'exercises', 'workouts', 'generated_weekly_schedules', 'committed_workouts', 'goals', 'ai_analyses',
    'exercise_notes', 'avoided', 'programs', 'program_versions', 'program_runs'));

-- The caller's rows of the small tables, as [id, created_at] by table: a file's row of the same moment is that row. Avoided things and
-- analyses of months stand for themselves.
create or replace function public.known_rows() returns jsonb
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
      where t.user_id = (select auth.uid())),
    'programs', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.programs t
      where t.user_id = (select auth.uid())),
    'program_versions', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.program_versions t
      where t.user_id = (select auth.uid())),
    'program_runs', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.program_runs t
      where t.user_id = (select auth.uid()))
  )
$$;

-- Imports programs with their versions and runs. If a program is running in the account, an imported run is ended now.
create function private.write_import_programs(staged private.import_parts) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  is_running boolean := exists (select from public.program_runs r where r.user_id = staged.user_id and r.ended_at is null);
begin
  insert into public.programs (id, name, revision, created_at, updated_at)
    select p.id, p.name, p.revision, p.created_at, p.updated_at
    from jsonb_populate_recordset(null::public.programs, staged.others -> 'programs') p;
  insert into public.program_versions (id, program_id, number, content, created_at)
    select v.id, v.program_id, v.number, v.content, v.created_at
    from jsonb_populate_recordset(null::public.program_versions, staged.others -> 'program_versions') v;
  insert into public.program_runs (id, program_id, version_id, started_on, unit, advance, missed, weekdays, starts, ended_at, created_at)
    select r.id, r.program_id, r.version_id, r.started_on, r.unit, r.advance, r.missed, r.weekdays, r.starts,
      coalesce(r.ended_at, case when is_running then now() end), r.created_at
    from jsonb_populate_recordset(null::public.program_runs, staged.others -> 'program_runs') r;
  insert into private.import_rows (import_id, kind, row_id)
    select staged.import_id, t.kind, (r.value ->> 'id')::uuid
    from unnest(array['programs', 'program_versions', 'program_runs']) t (kind)
    cross join lateral jsonb_array_elements(coalesce(staged.others -> t.kind, '[]')) r (value);
end
$$;

-- What workouts point at: programs, routines, plans and the days taken from them, still without their logs.
create or replace function private.write_import_plans(staged private.import_parts, exercise_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.write_import_programs(staged);
  -- If a program in the account has another day in that place, the routine is imported without the program.
  insert into public.workouts (id, name, description, revision, created_at, updated_at, program_id, program_day)
    select r.id, r.name, r.description, r.revision, r.created_at, r.updated_at, d.program_id, d.program_day
    from jsonb_populate_recordset(null::public.workouts, staged.others -> 'workouts') r
    left join lateral (
      select r.program_id, r.program_day where not exists (
        select from public.workouts h
        where h.user_id = staged.user_id and h.program_id = r.program_id and h.program_day = r.program_day)
    ) d on true;
  insert into public.workout_exercises (id, workout_id, exercise_id, "order", sets, reps, notes, superset, created_at, prescription)
    select r.id, r.workout_id, exercise_ids[r.exercise + 1], r."order", r.sets, r.reps, r.notes, r.superset, r.created_at,
      r.prescription
    from jsonb_to_recordset(staged.others -> 'workout_exercises') as r(id uuid, workout_id uuid, exercise integer, "order" integer,
      sets integer, reps text, notes text, superset integer, created_at timestamptz, prescription jsonb);
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

-- Writes the workouts and the weights of one part. `place` counts the workouts before it. What a row says of itself (its id, its times, its
-- revision, what it points at) is kept.
create or replace function private.write_import_part(staged private.import_parts, exercise_ids uuid[], place bigint) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  with logs as materialized (
    select coalesce((w.log ->> 'id')::uuid, gen_random_uuid()) as id, w.log, w.place
    from jsonb_array_elements(staged.workouts) with ordinality w (log, place)
  ), written as (
    insert into public.workout_logs (id, user_id, workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at,
        revision, created_at, updated_at, run_id, slot, counts, prescribed)
      select l.id, staged.user_id, case when l.log ->> 'name' is not null then (l.log ->> 'workout_id')::uuid end, (l.log ->> 'committed_workout_id')::uuid, l.log ->> 'name',
        private.day(l.log ->> 'date'), l.log ->> 'notes', (l.log ->> 'duration_seconds')::integer, (l.log ->> 'started_at')::timestamptz,
        coalesce((l.log ->> 'revision')::integer, 1),
        coalesce((l.log ->> 'created_at')::timestamptz, now() + (write_import_part.place + l.place) * interval '1 microsecond'),
        coalesce((l.log ->> 'updated_at')::timestamptz, now()), (l.log ->> 'run_id')::uuid, (l.log ->> 'slot')::integer,
        (l.log ->> 'counts')::boolean, nullif(l.log -> 'prescribed', 'null')
      from logs l
  ), remembered as (
    insert into private.import_rows (import_id, kind, row_id, revision)
      select staged.import_id, 'workout_logs', l.id, coalesce((l.log ->> 'revision')::integer, 1) from logs l
  )
  insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
      duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, created_at, prescribed_set)
    select staged.user_id, l.id, exercise_ids[s.exercise + 1], s.exercise_order, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit,
      s.duration_minutes, s.distance, s.distance_unit, s.rpe, s.notes, s.superset, coalesce(s.per_side, false),
      coalesce(s.created_at, now()), s.prescribed_set
    from logs l cross join lateral jsonb_to_recordset(l.log -> 'sets') as s(
      exercise integer, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text, superset integer,
      per_side boolean, created_at timestamptz, prescribed_set integer
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

-- What points at workouts and exercises. Where an exercise has a note here, a thing is avoided already, or a month has its analysis, that stays.
create or replace function private.write_import_others(staged private.import_parts, exercise_ids uuid[]) returns void
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
  insert into public.program_events (id, run_id, after_slot, made_at, kind, body, created_at)
    select e.id, e.run_id, e.after_slot, e.made_at, e.kind, e.body, e.created_at
    from jsonb_populate_recordset(null::public.program_events, staged.others -> 'program_events') e;
  -- A run that was ended only because another one is running gets an event for that.
  insert into public.program_events (run_id, after_slot, made_at, kind)
    select r.id, coalesce((select max(l.slot) from public.workout_logs l where l.user_id = r.user_id and l.run_id = r.id), 0), r.ended_at, 'end'
    from public.program_runs r
    where r.user_id = staged.user_id and r.ended_at = now()
      and not exists (select from public.program_events e where e.user_id = r.user_id and e.run_id = r.id and e.made_at = r.ended_at);
  -- If the workout that counted wasn't imported, another one counts.
  perform private.settle_slot(staged.user_id, l.run_id, l.slot)
    from (
      select w.run_id, w.slot from public.workout_logs w
      where w.user_id = staged.user_id and w.run_id is not null group by w.run_id, w.slot having not bool_or(w.counts)
    ) l;
end
$$;

-- Remembers how an import's rows are, but for its workouts.
create or replace function private.remember_contents(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kind text;
begin
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided', 'programs'] loop
    execute format('update private.import_rows r set contents = private.contents_of(to_jsonb(t))
      from public.%1$I t where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id', kind)
      using entry_id;
  end loop;
end
$$;

-- Removes what an import brought besides workouts and exercises, unless it was changed since, or something that came later needs it.
create or replace function private.remove_imported(entry_id uuid) returns void
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
  -- A run and its events are removed unless it has later workouts or events. A program and its days are removed unless it has runs or changed days.
  delete from public.program_runs t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'program_runs' and t.user_id = me and t.id = r.row_id
      and not exists (select from public.workout_logs l where l.user_id = me and l.run_id = t.id)
      and not exists (
        select from public.program_events e join public.imports i on i.user_id = me and i.id = entry_id
        where e.user_id = me and e.run_id = t.id and e.created_at > i.finished_at);
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided'] loop
    execute format('delete from public.%1$I t using private.import_rows r
      where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id
        and coalesce(r.contents, private.contents_of(to_jsonb(t))) = private.contents_of(to_jsonb(t)) %2$s', kind,
      case kind when 'workouts' then 'and not exists (
        select from public.program_runs p where p.user_id = t.user_id and p.program_id = t.program_id)' end)
      using entry_id;
  end loop;
  delete from public.programs t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'programs' and t.user_id = me and t.id = r.row_id
      and r.contents = private.contents_of(to_jsonb(t))
      and not exists (select from public.program_runs p where p.user_id = me and p.program_id = t.id)
      and not exists (select from public.workouts w where w.user_id = me and w.program_id = t.id);
  -- Days that belong to a program from before the import.
  delete from public.program_versions t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'program_versions' and t.user_id = me and t.id = r.row_id
      and not exists (select from public.program_runs p where p.user_id = me and p.version_id = t.id)
      and not exists (
        select from private.import_rows b where b.import_id = entry_id and b.kind = 'programs' and b.row_id = t.program_id);
end
$$;

revoke all on function private.write_import_programs from public, anon, authenticated, service_role;
grant execute on function private.write_import_programs to authenticated;
