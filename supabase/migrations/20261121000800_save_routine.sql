-- `routine` has the keys id (present: an edit, which needs expected_revision), name and description; keys left out of an edit keep
-- their value. `exercises` is the whole new list, in order: exercise_id, sets, reps, notes. Answers {"id","revision"}.
-- A failing step is named in the hint: insert_workout, update_workout, delete_exercises, insert_exercises.
create function public.save_routine(op_id uuid, routine jsonb, exercises jsonb, expected_revision integer default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_workout';
  answer jsonb;
  entry public.workouts;
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
    delete from public.workout_exercises x where x.user_id = me and x.workout_id = entry.id;
  end if;

  step := 'insert_exercises';
  insert into public.workout_exercises (workout_id, exercise_id, "order", sets, reps, notes)
    select entry.id, x.exercise_id, x.place, x.sets, x.reps, x.notes
    from rows from (
      jsonb_to_recordset(save_routine.exercises) as (exercise_id uuid, sets integer, reps text, notes text)
    ) with ordinality as x (exercise_id, sets, reps, notes, place);
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
revoke all on function public.save_routine(uuid, jsonb, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_routine(uuid, jsonb, jsonb, integer) to authenticated;
