-- What a routine plans for each set: its type, weight, target RPE and rest.

alter table public.workout_exercises
  add column planned_sets jsonb,
  add constraint workout_exercises_planned_sets_check check (
    jsonb_typeof(planned_sets) = 'array' and jsonb_array_length(planned_sets) <= 50 and length(planned_sets::text) <= 20000);

comment on column public.workout_exercises.planned_sets is
  'For each set in order: set_type, weight, weight_unit, rpe, rest_seconds. Null if nothing is planned for single sets.';

grant insert (planned_sets), update (planned_sets) on public.workout_exercises to authenticated;

-- The same as before, except that exercises have planned_sets. Like its prescription, an exercise that stays in the list keeps them if the new list
-- doesn't mention them. An empty array removes them.
create or replace function public.save_routine(op_id uuid, routine jsonb, exercises jsonb, expected_revision integer default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_workout';
  answer jsonb;
  entry public.workouts;
  kept jsonb := '{}';
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
    select coalesce(jsonb_object_agg(x.place, jsonb_build_object('prescription', x.prescription, 'planned_sets', x.planned_sets)), '{}')
      into kept from (
        select w.exercise_id || ' ' || row_number() over (partition by w.exercise_id order by w."order") as place,
          w.prescription, w.planned_sets
        from public.workout_exercises w where w.user_id = me and w.workout_id = entry.id
      ) x;
    delete from public.workout_exercises x where x.user_id = me and x.workout_id = entry.id;
  end if;

  step := 'insert_exercises';
  insert into public.workout_exercises (workout_id, exercise_id, "order", sets, reps, notes, superset, prescription, planned_sets)
    select entry.id, x.exercise_id, x.place, x.sets, x.reps, x.notes, x.superset,
      coalesce(x.prescription, nullif(x.before -> 'prescription', 'null')),
      nullif(coalesce(x.planned_sets, nullif(x.before -> 'planned_sets', 'null')), '[]')
    from (
      select r.*, kept -> (r.exercise_id || ' ' || row_number() over (partition by r.exercise_id order by r.place)) as before
      from rows from (
        jsonb_to_recordset(save_routine.exercises) as (exercise_id uuid, sets integer, reps text, notes text,
          superset integer, prescription jsonb, planned_sets jsonb)
      ) with ordinality as r (exercise_id, sets, reps, notes, superset, prescription, planned_sets, place)
    ) x;
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

-- The same as before, with the planned sets of routines.
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
  insert into public.workout_exercises (id, workout_id, exercise_id, "order", sets, reps, notes, superset, created_at, prescription,
      planned_sets)
    select r.id, r.workout_id, exercise_ids[r.exercise + 1], r."order", r.sets, r.reps, r.notes, r.superset, r.created_at,
      r.prescription, r.planned_sets
    from jsonb_to_recordset(staged.others -> 'workout_exercises') as r(id uuid, workout_id uuid, exercise integer, "order" integer,
      sets integer, reps text, notes text, superset integer, created_at timestamptz, prescription jsonb, planned_sets jsonb);
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
