-- Workouts that are sessions of a program. If two devices finish the same session, both workouts are kept. The first one saved counts until it is
-- deleted or the other one is chosen.

-- Saving a program's session also returns whether it counts. A repeated save returns the same.
alter table public.applied_ops add column result_counts boolean;
comment on column public.applied_ops.result_counts is 'for a session of a program: whether it counted when it was saved';
grant update (result_counts) on public.applied_ops to authenticated;

drop function private.op_answer(uuid, integer);
drop function private.finish_op(uuid, uuid, integer);

create function private.op_answer(id uuid, revision integer, counts boolean) returns jsonb
language sql immutable security invoker set search_path = ''
return jsonb_strip_nulls(jsonb_build_object('id', id, 'revision', revision, 'counts', counts));

-- Claims an op for this transaction and returns null, or returns the answer of an op that was already applied. Waits for the same op if it is still
-- being applied. The same op_id with a different payload is a conflict: PT409 {"reason":"op_id"}.
create or replace function private.begin_op(op uuid, kind text, payload jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  hash text := encode(sha256(convert_to(kind || payload::text, 'UTF8')), 'hex');
  applied public.applied_ops;
begin
  insert into public.applied_ops (op_id, payload_hash) values (op, hash) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into applied from public.applied_ops a where a.user_id = (select auth.uid()) and a.op_id = op;
  if applied.payload_hash is distinct from hash then
    raise exception using errcode = 'PT409', message = 'This op_id was already used for something else.',
      detail = '{"reason":"op_id"}';
  end if;
  return private.op_answer(applied.result_id, applied.result_revision, applied.result_counts);
end
$$;

-- Records the answer of a claimed op and returns it.
create function private.finish_op(op uuid, id uuid, revision integer default null, counts boolean default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.applied_ops a
    set result_id = finish_op.id, result_revision = finish_op.revision, result_counts = finish_op.counts
    where a.user_id = (select auth.uid()) and a.op_id = op;
  return private.op_answer(id, revision, counts);
end
$$;

-- Makes one workout of a slot count: the one that the last event of the kind "counts" names, else the first one saved. Locks the run, so that
-- workouts saved or deleted at the same moment are seen.
create function private.settle_slot(owner uuid, run uuid, of_slot integer) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  counting uuid;
begin
  perform from public.program_runs r where r.user_id = owner and r.id = run for no key update;
  if not found then
    -- The run is being deleted, and its workouts are detached from it.
    return;
  end if;
  select l.id into counting
    from public.workout_logs l
    left join public.program_events e
      on e.user_id = owner and e.run_id = run and e.kind = 'counts' and lower(e.body ->> 'log_id') = l.id::text
    where l.user_id = owner and l.run_id = run and l.slot = of_slot
    order by e.after_slot desc nulls last, e.made_at desc nulls last, e.id desc nulls last, l.created_at, l.id
    limit 1;
  update public.workout_logs l set counts = false
    where l.user_id = owner and l.run_id = run and l.slot = of_slot and l.counts and l.id <> counting;
  update public.workout_logs l set counts = true
    where l.user_id = owner and l.id = counting and not l.counts;
end
$$;

-- A workout that enters a slot counts if no other one does yet. If it says that it doesn't count, as imported ones can, that stays.
create function private.take_slot() returns trigger
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform from public.program_runs r where r.user_id = new.user_id and r.id = new.run_id for no key update;
  new.counts := (tg_op = 'UPDATE' or coalesce(new.counts, true)) and not exists (
    select from public.workout_logs l
    where l.user_id = new.user_id and l.run_id = new.run_id and l.slot = new.slot and l.counts and l.id <> new.id);
  if tg_op = 'INSERT' and new.created_at = now() then
    -- For workouts saved at the same moment, the order of the lock decides.
    new.created_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- A workout without a run has no slot. It keeps `prescribed`.
create function private.leave_run() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.slot := null;
  new.counts := null;
  return new;
end
$$;

create function private.free_slot() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.settle_slot(old.user_id, old.run_id, old.slot);
  return null;
end
$$;

create trigger take_slot before insert on public.workout_logs
  for each row when (new.run_id is not null) execute function private.take_slot();
create trigger take_other_slot before update of run_id, slot on public.workout_logs
  for each row when (new.run_id is not null and (new.run_id, new.slot) is distinct from (old.run_id, old.slot))
  execute function private.take_slot();
create trigger leave_run before update of run_id on public.workout_logs
  for each row when (new.run_id is null and old.run_id is not null) execute function private.leave_run();
create trigger free_slot after delete on public.workout_logs
  for each row when (old.counts) execute function private.free_slot();
create trigger free_old_slot after update of run_id, slot, counts on public.workout_logs
  for each row when (old.counts and (new.run_id, new.slot, new.counts) is distinct from (old.run_id, old.slot, old.counts))
  execute function private.free_slot();

-- An event that chooses which workout counts takes effect immediately.
create function private.settle_choice() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  event public.program_events := case tg_op when 'DELETE' then old else new end;
  chosen public.workout_logs;
begin
  select * into chosen from public.workout_logs l
    where l.user_id = event.user_id and l.run_id = event.run_id and l.id::text = lower(event.body ->> 'log_id');
  if found then
    perform private.settle_slot(chosen.user_id, chosen.run_id, chosen.slot);
  end if;
  return null;
end
$$;

create trigger settle_choice after insert on public.program_events
  for each row when (new.kind = 'counts') execute function private.settle_choice();
create trigger settle_choice_again after delete on public.program_events
  for each row when (old.kind = 'counts') execute function private.settle_choice();

-- Saves a session with exactly these sets, once for each op_id. The keys of `log` and of the elements of `sets` are the columns' names;
-- log.id present means an edit, which needs expected_revision; keys left out of an edit's log keep their value, `sets` is the whole new
-- list. Weights and distances come with their unit as entered (kg and km when left out). Returns {"id","revision"}, and for a session of a
-- program (log.run_id and log.slot) also "counts", which is false if another workout counts for that slot. If no set of an edit has
-- prescribed_set, each set keeps the one from its exercise's set in the same place.
-- The hint names the step that failed: find_run, insert_log, update_log, delete_sets, insert_sets, complete_commitment.
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
  if entry.run_id is not null
    and not exists (select from public.program_runs r where r.user_id = me and r.id = entry.run_id) then
    step := 'find_run';
    raise exception using errcode = 'PT404', message = 'This run of a program does not exist any more, or is not yours.';
  end if;
  if entry.id is null then
    insert into public.workout_logs (user_id, workout_id, name, date, notes, duration_seconds, started_at, run_id, slot, prescribed)
      values (coalesce(entry.user_id, me), entry.workout_id, entry.name, private.day(log ->> 'date'), entry.notes,
        entry.duration_seconds, entry.started_at, entry.run_id, entry.slot, entry.prescribed)
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

revoke all on function private.op_answer, private.finish_op, private.settle_slot, private.take_slot, private.leave_run,
  private.free_slot, private.settle_choice
  from public, anon, authenticated, service_role;
grant execute on function private.op_answer, private.finish_op, private.settle_slot to authenticated;
