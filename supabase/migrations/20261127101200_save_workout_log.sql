-- The save of a session, in one transaction: the log, its sets, and the day of the plan that it completes.

-- Puts a log in the place of the plan that it was trained from. A plan that is gone or another's: PT404; one that another log already
-- completed: PT409 {"reason":"completed"}.
create function private.complete_commitment(commitment uuid, log uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  update public.committed_workouts c set status = 'completed', completed_log_id = log
    where c.user_id = me and c.id = commitment and (c.completed_log_id is null or c.completed_log_id = log);
  if not found and exists (select from public.committed_workouts c where c.user_id = me and c.id = commitment) then
    raise exception using errcode = 'PT409', message = 'The scheduled workout was already completed by another log.',
      detail = '{"reason":"completed"}', hint = 'step: complete_commitment';
  elsif not found then
    raise exception using errcode = 'PT404', message = 'The scheduled workout does not exist any more, or is not yours.';
  end if;
  update public.workout_logs l set committed_workout_id = commitment where l.user_id = me and l.id = log;
end
$$;

-- Saves a session with exactly these sets, once for each op_id. The keys of `log` and of the elements of `sets` are the columns' names;
-- log.id present means an edit, which needs expected_revision; keys left out of an edit's log keep their value, `sets` is the whole new
-- list. Weights and distances come with their unit as entered (kg and km when left out). Answers {"id","revision"}.
-- A failing step is named in the hint: insert_log, update_log, delete_sets, insert_sets, complete_commitment.
create function public.save_workout_log(
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
  failure_detail text;
begin
  answer := private.begin_op(
    op_id, 'save_workout_log', jsonb_build_array(log, sets, committed_workout_id, expected_revision)
  );
  if answer is not null then
    return answer;
  end if;

  entry := jsonb_populate_record(null::public.workout_logs, log);
  if entry.id is null then
    insert into public.workout_logs (user_id, workout_id, name, date, notes, duration_seconds, started_at)
      values (coalesce(entry.user_id, me), entry.workout_id, entry.name, private.day(log ->> 'date'), entry.notes,
        entry.duration_seconds, entry.started_at)
      returning * into entry;
  else
    step := 'update_log';
    select * into entry from public.workout_logs l where l.user_id = me and l.id = entry.id for no key update;
    perform private.check_revision(entry.revision, expected_revision);
    entry := jsonb_populate_record(entry, log);
    update public.workout_logs l set workout_id = entry.workout_id, name = entry.name,
        date = case when log ? 'date' then private.day(log ->> 'date') else entry.date end, notes = entry.notes,
        duration_seconds = entry.duration_seconds, started_at = entry.started_at
      where l.user_id = me and l.id = entry.id
      returning * into entry;
    step := 'delete_sets';
    delete from public.set_logs s where s.user_id = me and s.workout_log_id = entry.id;
  end if;

  step := 'insert_sets';
  insert into public.set_logs (workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
      duration_minutes, distance, distance_unit, rpe, notes, superset, per_side)
    select entry.id, s.exercise_id, s.exercise_order, s.set_number, coalesce(s.set_type, 'normal'), s.reps, s.weight,
      coalesce(s.weight_unit, 'kg'), s.duration_minutes, s.distance, coalesce(s.distance_unit, 'km'), s.rpe, s.notes, s.superset,
      coalesce(s.per_side, false)
    from jsonb_to_recordset(sets) as s(
      exercise_id uuid, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text,
      superset integer, per_side boolean
    );

  if committed_workout_id is not null then
    step := 'complete_commitment';
    perform private.complete_commitment(committed_workout_id, entry.id);
  end if;
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

revoke all on function private.complete_commitment, public.save_workout_log from public, anon, authenticated, service_role;
grant execute on function private.complete_commitment, public.save_workout_log to authenticated;
