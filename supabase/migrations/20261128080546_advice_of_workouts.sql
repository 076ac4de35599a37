-- A workout stores what the coach asked for when it began, so that what comes next goes on from that, whatever was done.

alter table public.workout_logs
  add column advice jsonb,
  add constraint workout_logs_advice_check check (jsonb_typeof(advice) = 'object' and length(advice::text) <= 200000);

comment on column public.workout_logs.advice is
  'what the coach prescribed when the workout began, by exercise id; null: nothing. Edits of the workout don''t change it';

-- Merging exercises renames them in here, and an import brings it along.
grant insert (advice), update (advice) on public.workout_logs to authenticated;

-- Raises the error of a failed step again, with the step as its hint. People read the message, so a constraint that they can run into is put in words.
create or replace function private.fail_in_step(step text, code text, message text, detail text) returns void
language plpgsql immutable security invoker set search_path = '' as $$
declare
  words constant text := case substring(message from 'violates check constraint "(.*)"$')
    when 'workout_logs_prescribed_check' then 'This session asks for more than a workout can store.'
    when 'workout_logs_advice_check' then 'The coach asked for more than a workout can store.'
    when 'program_versions_content_check' then 'This program is too large to be stored.'
    when 'workout_exercises_prescription_check' then 'An exercise of this program has more weeks and sets than can be stored.'
    when 'program_runs_starts_check' then 'This program has more start loads than can be stored.'
    when 'program_events_body_check' then 'This change to the program is too large to be stored.'
    else message
  end;
begin
  if detail = '' then
    raise exception using errcode = code, message = words, hint = 'step: ' || step;
  end if;
  raise exception using errcode = code, message = words, detail = detail, hint = 'step: ' || step;
end
$$;

-- Saves a session with exactly these sets, once for each op_id. The keys of `log` and of the elements of `sets` are the columns' names;
-- log.id present means an edit, which needs expected_revision; keys left out of an edit's log keep their value, `sets` is the whole new
-- list. Weights and distances come with their unit as entered (kg and km when left out). Returns {"id","revision"}, and for a session of a
-- program (log.run_id and log.slot) also "counts", which is false if another workout counts for that slot. If no set of an edit has
-- prescribed_set, each set keeps the one from its exercise's set in the same place.
-- The hint names the step that failed: find_run, insert_log, update_log, delete_sets, insert_sets, complete_commitment.
-- An edit keeps the log's `advice`.
create or replace function public.save_workout_log(
  op_id uuid,
  log jsonb,
  sets jsonb,
  committed_workout_id uuid default null,
  expected_revision integer default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_log';
  answer jsonb;
  entry public.workout_logs;
  prescribed_sets jsonb := '{}';
  failure_detail text;
begin
  answer := private.begin_op(
    op_id, 'save_workout_log', jsonb_build_array(log, sets, committed_workout_id, expected_revision)
  );
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.workout_logs, log);
  if entry.run_id is not null then
    step := 'find_run';
    -- Locked, so that a run that is being deleted is gone here, where the app knows how to save the workout without it.
    perform from public.program_runs r where r.user_id = me and r.id = entry.run_id for no key update;
    if not found then
      raise exception using errcode = 'PT404', message = 'This run of a program does not exist any more, or is not yours.';
    end if;
    step := 'insert_log';
  end if;
  if entry.id is null then
    insert into public.workout_logs (user_id, workout_id, name, date, notes, duration_seconds, started_at, run_id, slot, prescribed,
        advice)
      values (coalesce(entry.user_id, me), entry.workout_id, entry.name, private.day(log ->> 'date'), entry.notes,
        entry.duration_seconds, entry.started_at, entry.run_id, entry.slot, entry.prescribed, entry.advice)
      returning * into entry;
  else
    step := 'update_log';
    select * into entry from public.workout_logs l where l.user_id = me and l.id = entry.id for no key update;
    perform private.check_revision(entry.revision, expected_revision);
    entry := jsonb_populate_record(entry, log);
    update public.workout_logs l set workout_id = entry.workout_id, name = entry.name,
        date = case when log ? 'date' then private.day(log ->> 'date') else entry.date end, notes = entry.notes,
        duration_seconds = entry.duration_seconds, started_at = entry.started_at, run_id = entry.run_id, slot = entry.slot,
        prescribed = entry.prescribed
      where l.user_id = me and l.id = entry.id
      returning * into entry;
    step := 'delete_sets';
    if entry.prescribed is not null and not sets @? '$[*].prescribed_set' then
      select coalesce(jsonb_object_agg(k.place, k.prescribed_set), '{}') into prescribed_sets from (
        select s.prescribed_set,
          s.exercise_id || ' ' || row_number() over (partition by s.exercise_id order by s.exercise_order, s.set_number) as place
        from public.set_logs s where s.user_id = me and s.workout_log_id = entry.id
      ) k where k.prescribed_set is not null;
    end if;
    delete from public.set_logs s where s.user_id = me and s.workout_log_id = entry.id;
  end if;

  step := 'insert_sets';
  insert into public.set_logs (workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
      duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, prescribed_set)
    select entry.id, s.exercise_id, s.exercise_order, s.set_number, coalesce(s.set_type, 'normal'), s.reps, s.weight,
      coalesce(s.weight_unit, 'kg'), s.duration_minutes, s.distance, coalesce(s.distance_unit, 'km'), s.rpe, s.notes, s.superset,
      coalesce(s.per_side, false), coalesce(s.prescribed_set, (prescribed_sets ->> (
        s.exercise_id || ' ' || row_number() over (partition by s.exercise_id order by s.exercise_order, s.set_number)))::integer)
    from jsonb_to_recordset(sets) as s(
      exercise_id uuid, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text,
      superset integer, per_side boolean, prescribed_set integer
    );

  if committed_workout_id is not null then
    step := 'complete_commitment';
    perform private.complete_commitment(committed_workout_id, entry.id);
  end if;
  return private.finish_op(op_id, entry.id, entry.revision, entry.counts);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- Replaces an exercise in the JSON documents of one owner's programs and workouts, or of everyone's if owner is null. Returns what it changed, as
-- a merge stores it. PT409 {"reason":"too_large"} if more documents name both exercises than a merge can remember.
create or replace function private.rename_in_programs(goes text, stays text, owner uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  place record;
  renamed jsonb;
  all_renamed jsonb := '[]';
  letters bigint := 0;
  here bigint;
begin
  for place in
    select * from (values
      ('workout_exercises', 'prescription'), ('program_versions', 'content'), ('program_runs', 'starts'), ('program_events', 'body'),
      ('workout_logs', 'prescribed'), ('workout_logs', 'advice')
    ) as t (table_name, column_name)
  loop
    -- These are stored whole, for the undo. A JSON document of the database ends at 256 MB.
    execute format(
      'select coalesce(sum(length(t.%2$I::text)), 0) from public.%1$I t
       where ($3 is null or t.user_id = $3) and strpos(t.%2$I::text, $1) > 0 and strpos(t.%2$I::text, $2) > 0',
      place.table_name, place.column_name)
      into here using goes, stays, owner;
    letters := letters + here;
    if letters > 20000000 then
      raise exception using errcode = 'PT409',
        message = 'Too many programs and workouts have both exercises. Delete programs that you don''t need, then merge again.',
        detail = '{"reason":"too_large"}';
    end if;
    execute format(
      'with found as (
         select t.id, t.%2$I as document from public.%1$I t
         where ($3 is null or t.user_id = $3) and strpos(t.%2$I::text, $1) > 0
       ), renamed as (
         update public.%1$I t set %2$I = replace(f.document::text, $1, $2)::jsonb from found f where t.id = f.id
       )
       select coalesce(jsonb_agg(jsonb_build_object(''table'', %1$L, ''column'', %2$L, ''id'', f.id)
         || case when strpos(f.document::text, $2) > 0 then jsonb_build_object(''was'', f.document) else ''{}'' end), ''[]'')
       from found f', place.table_name, place.column_name)
      into renamed using goes, stays, owner;
    all_renamed := all_renamed || renamed;
  end loop;
  return all_renamed;
end
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
      union all select l.advice::text from public.workout_logs l where l.user_id = (select auth.uid())
    ) documents (document)
    cross join lateral regexp_matches(documents.document, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
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
        revision, created_at, updated_at, run_id, slot, counts, prescribed, advice)
      select l.id, staged.user_id, case when l.log ->> 'name' is not null then (l.log ->> 'workout_id')::uuid end, (l.log ->> 'committed_workout_id')::uuid, l.log ->> 'name',
        private.day(l.log ->> 'date'), l.log ->> 'notes', (l.log ->> 'duration_seconds')::integer, (l.log ->> 'started_at')::timestamptz,
        coalesce((l.log ->> 'revision')::integer, 1),
        coalesce((l.log ->> 'created_at')::timestamptz, now() + (write_import_part.place + l.place) * interval '1 microsecond'),
        coalesce((l.log ->> 'updated_at')::timestamptz, now()), (l.log ->> 'run_id')::uuid, (l.log ->> 'slot')::integer,
        (l.log ->> 'counts')::boolean, nullif(l.log -> 'prescribed', 'null'),
        nullif(l.log -> 'advice', 'null')
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
