-- Sets that count per side (lunges, one-arm work): 12 reps each side are saved as 12 and counted once. Rest-pause sets go on after a short pause.

alter table public.set_logs add column per_side boolean not null default false,
  drop constraint set_logs_set_type_check,
  add constraint set_logs_set_type_check check (set_type in ('normal', 'warmup', 'drop', 'rest_pause', 'failure'));
grant insert (per_side), update (per_side) on public.set_logs to authenticated;

-- As before; a set may count per side.
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
      duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, created_at)
    select staged.user_id, l.id, exercise_ids[s.exercise + 1], s.exercise_order, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit,
      s.duration_minutes, s.distance, s.distance_unit, s.rpe, s.notes, s.superset, coalesce(s.per_side, false),
      coalesce(s.created_at, now())
    from logs l cross join lateral jsonb_to_recordset(l.log -> 'sets') as s(
      exercise integer, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text, superset integer,
      per_side boolean, created_at timestamptz
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

drop function public.export_sets(date, uuid, integer, integer);
create function public.export_sets(
  after_date date default null, after_log uuid default null, after_exercise integer default null, after_set integer default null
)
returns table (
  id uuid, workout_log_id uuid, date date, exercise_id uuid, exercise_order integer, set_number integer, set_type text, reps text,
  weight text, weight_unit text, duration_minutes text, distance text, distance_unit text, rpe text, notes text, superset integer,
  per_side boolean, created_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select s.id, l.id, l.date, s.exercise_id, s.exercise_order, s.set_number, s.set_type, s.reps::text,
    s.weight::text, s.weight_unit, s.duration_minutes::text, s.distance::text, s.distance_unit, s.rpe::text, s.notes, s.superset,
    s.per_side, s.created_at
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
revoke all on function public.export_sets(date, uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.export_sets(date, uuid, integer, integer) to authenticated;

-- What was done last time says it too. Only this changes, whatever else the function has become since it was made.
do $$
declare
  was constant text := $was$'rpe', s.rpe)$was$;
  definition constant text := pg_get_functiondef('public.training_memory(uuid)'::regprocedure);
begin
  if position(was in definition) = 0 then
    raise exception 'training_memory no longer tells of sets as this migration expects';
  end if;
  execute replace(definition, was, $now$'rpe', s.rpe, 'per_side', s.per_side)$now$);
end
$$;
