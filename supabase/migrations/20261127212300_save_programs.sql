-- Saving a program with its days, starting a run of it, and adding events to the run.

-- The same as before, except that an exercise which stays in the list keeps its prescription if the new list has none. Other clients don't know about
-- prescriptions.
create or replace function public.save_routine(op_id uuid, routine jsonb, exercises jsonb, expected_revision integer default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_workout';
  answer jsonb;
  entry public.workouts;
  prescriptions jsonb := '{}';
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_routine', jsonb_build_array(routine, exercises, expected_revision));
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.workouts, routine);
  if entry.id is null then
    insert into public.workouts (user_id, name, description)
      values (coalesce(entry.user_id, me), entry.name, entry.description)
      returning * into entry;
  else
    step := 'update_workout';
    select * into entry from public.workouts w where w.user_id = me and w.id = entry.id for no key update;
    perform private.check_revision(entry.revision, expected_revision);
    entry := jsonb_populate_record(entry, routine);
    update public.workouts w set name = entry.name, description = entry.description
      where w.user_id = me and w.id = entry.id
      returning * into entry;
    step := 'delete_exercises';
    select coalesce(jsonb_object_agg(x.place, x.prescription), '{}') into prescriptions from (
      select w.exercise_id || ' ' || row_number() over (partition by w.exercise_id order by w."order") as place, w.prescription
      from public.workout_exercises w where w.user_id = me and w.workout_id = entry.id
    ) x where x.prescription is not null;
    delete from public.workout_exercises x where x.user_id = me and x.workout_id = entry.id;
  end if;

  step := 'insert_exercises';
  insert into public.workout_exercises (workout_id, exercise_id, "order", sets, reps, notes, superset, prescription)
    select entry.id, x.exercise_id, x.place, x.sets, x.reps, x.notes, x.superset, coalesce(x.prescription,
      prescriptions -> (x.exercise_id || ' ' || row_number() over (partition by x.exercise_id order by x.place)))
    from rows from (
      jsonb_to_recordset(save_routine.exercises) as (exercise_id uuid, sets integer, reps text, notes text,
        superset integer, prescription jsonb)
    ) with ordinality as x (exercise_id, sets, reps, notes, superset, prescription, place);
  return private.finish_op(op_id, entry.id, entry.revision);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- Makes these routines the days of a program, in order. A routine with an id is updated, even if it wasn't part of a program. Days that aren't in the
-- list are deleted.
create function private.write_days(program uuid, days jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  days := (
    select jsonb_agg(d.day || jsonb_build_object('id', coalesce(d.day ->> 'id', gen_random_uuid()::text), 'place', d.place))
    from jsonb_array_elements(days) with ordinality d (day, place));
  if days is null then
    raise exception using errcode = '22023', message = 'A program has at least one day.';
  end if;
  if exists (
    select from jsonb_to_recordset(days) as d (id uuid) join public.workouts w on w.user_id = me and w.id = d.id
    where w.program_id <> program
  ) then
    raise exception using errcode = '22023', message = 'One of the days belongs to another program.';
  end if;
  delete from public.workouts w
    where w.user_id = me and w.program_id = program
      and w.id not in (select d.id from jsonb_to_recordset(days) as d (id uuid));
  update public.workouts w set name = d.name, description = d.description, program_id = program, program_day = d.place
    from jsonb_to_recordset(days) as d (id uuid, name text, description text, place integer)
    where w.user_id = me and w.id = d.id;
  insert into public.workouts (id, name, description, program_id, program_day)
    select d.id, d.name, d.description, program, d.place
    from jsonb_to_recordset(days) as d (id uuid, name text, description text, place integer)
    where not exists (select from public.workouts w where w.user_id = me and w.id = d.id);
  delete from public.workout_exercises x using jsonb_to_recordset(days) as d (id uuid)
    where x.user_id = me and x.workout_id = d.id;
  insert into public.workout_exercises (workout_id, exercise_id, "order", sets, reps, notes, superset, prescription)
    select d.id, x.exercise_id, x.place, x.sets, x.reps, x.notes, x.superset, x.prescription
    from jsonb_to_recordset(days) as d (id uuid, exercises jsonb)
    cross join lateral rows from (
      jsonb_to_recordset(d.exercises) as (exercise_id uuid, sets integer, reps text, notes text, superset integer, prescription jsonb)
    ) with ordinality as x (exercise_id, sets, reps, notes, superset, prescription, place);
end
$$;

-- Adds the id of the version that the program's revision froze to an answer.
create function private.with_version(answer jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_strip_nulls(answer || jsonb_build_object('version_id', (
    select v.id from public.program_versions v
    where v.user_id = (select auth.uid()) and v.program_id = (answer ->> 'id')::uuid and v.number = (answer ->> 'revision')::integer
    order by v.created_at, v.id limit 1)))
$$;

-- `program` has the keys id and name. With an expected_revision it is an edit. Without one, the id is for a new program, so that a device can start
-- the program before the server has responded. `days` is the whole new list, in order: id, name, description and exercises, in the form that
-- save_routine takes. `content` is the whole program as the app reads it, frozen as a version. Returns {"id","revision","version_id"}.
-- The hint names the step that failed: insert_program, update_program, write_days, insert_version.
create function public.save_program(op_id uuid, program jsonb, days jsonb, content jsonb, expected_revision integer default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_program';
  answer jsonb;
  entry public.programs;
  stored public.programs;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_program', jsonb_build_array(program, days, content, expected_revision));
  if answer is not null then
    return private.with_version(answer);
  end if;

  entry := jsonb_populate_record(null::public.programs, program);
  select * into stored from public.programs p where p.user_id = me and p.id = entry.id for no key update;
  if stored.id is null and expected_revision is null then
    insert into public.programs (id, user_id, name)
      values (coalesce(entry.id, gen_random_uuid()), coalesce(entry.user_id, me), entry.name)
      returning * into entry;
  else
    step := 'update_program';
    perform private.check_revision(stored.revision, expected_revision);
    entry := jsonb_populate_record(stored, program);
    update public.programs p set name = entry.name where p.user_id = me and p.id = entry.id returning * into entry;
  end if;

  step := 'write_days';
  perform private.write_days(entry.id, days);
  step := 'insert_version';
  insert into public.program_versions (program_id, number, content) values (entry.id, entry.revision, save_program.content);
  return private.with_version(private.finish_op(op_id, entry.id, entry.revision));
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

create function private.refuse_second_run() returns void
language plpgsql immutable security invoker set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = 'Another program is running. End it first.', detail = '{"reason":"running"}';
end
$$;

-- Starts a run of a program. The keys of `run` are the columns' names. The app can choose the id; version_id defaults to the latest version. Returns
-- {"id"}. PT404 if the program doesn't exist or belongs to someone else; PT409 {"reason":"running"} if another program is running.
-- The hint names the step that failed: find_program, insert_run.
create function public.start_program_run(op_id uuid, run jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'find_program';
  answer jsonb;
  entry public.program_runs;
  failure_detail text;
  broken text;
begin
  answer := private.begin_op(op_id, 'start_program_run', run);
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.program_runs, run);
  entry.version_id := (
    select v.id from public.program_versions v
    where v.user_id = me and v.program_id = entry.program_id and v.id = coalesce(entry.version_id, v.id)
    order by v.number desc, v.created_at desc limit 1);
  if entry.version_id is null then
    raise exception using errcode = 'PT404', message = 'This program does not exist any more, or is not yours.';
  end if;
  step := 'insert_run';
  insert into public.program_runs (id, user_id, program_id, version_id, started_on, unit, advance, missed, weekdays, starts)
    values (coalesce(entry.id, gen_random_uuid()), coalesce(entry.user_id, me), entry.program_id, entry.version_id,
      private.day(run ->> 'started_on'), coalesce(entry.unit, 'kg'), coalesce(entry.advance, 'order'), coalesce(entry.missed, 'left_out'),
      coalesce(entry.weekdays, '{}'), coalesce(entry.starts, '{}'))
    returning * into entry;
  return private.finish_op(op_id, entry.id);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail, broken = constraint_name;
    if broken = 'program_runs_running_key' then
      perform private.refuse_second_run();
    end if;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- Adds an event to a run. The keys of `event` are the columns' names, and the app can choose the id. Returns {"id"}. PT404 if the run doesn't exist
-- or belongs to someone else. The hint names the step that failed: find_run, insert_event.
create function public.add_program_event(op_id uuid, event jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'find_run';
  answer jsonb;
  entry public.program_events;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'add_program_event', event);
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.program_events, event);
  -- Locks the run first, as saving one of its workouts does, so that concurrent changes wait for each other.
  perform from public.program_runs r where r.user_id = me and r.id = entry.run_id for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This run of a program does not exist any more, or is not yours.';
  end if;
  step := 'insert_event';
  insert into public.program_events (id, user_id, run_id, after_slot, made_at, kind, body)
    values (coalesce(entry.id, gen_random_uuid()), coalesce(entry.user_id, me), entry.run_id, entry.after_slot, entry.made_at, entry.kind,
      coalesce(entry.body, '{}'))
    returning * into entry;
  return private.finish_op(op_id, entry.id);
exception
  when sqlstate 'PT409' then
    raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- A run ends with its first event of the kind "end". If that event is removed, the run continues, unless another program is running by then: PT409
-- {"reason":"running"}.
create function private.end_run() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  event public.program_events := case tg_op when 'DELETE' then old else new end;
begin
  update public.program_runs r set ended_at = e.ended_at
    from (
      select min(x.made_at) as ended_at from public.program_events x
      where x.user_id = event.user_id and x.run_id = event.run_id and x.kind = 'end'
    ) e
    where r.user_id = event.user_id and r.id = event.run_id and r.ended_at is distinct from e.ended_at;
  return null;
exception
  when unique_violation then
    perform private.refuse_second_run();
    return null;
end
$$;

create trigger end_run after insert on public.program_events
  for each row when (new.kind = 'end') execute function private.end_run();
create trigger end_run_no_more after delete on public.program_events
  for each row when (old.kind = 'end') execute function private.end_run();

revoke all on function private.write_days, private.with_version, private.refuse_second_run, private.end_run, public.save_program,
  public.start_program_run, public.add_program_event
  from public, anon, authenticated, service_role;
grant execute on function private.write_days, private.with_version, private.refuse_second_run, public.save_program,
  public.start_program_run, public.add_program_event
  to authenticated;
