-- How an import's parts become rows. Only ids are new: times and revisions are those that the file's rows had.

-- The ids of an import's exercises in their order; those that are new are made, or found where the person made one of that name meanwhile. A new
-- exercise may come with its id and all of its columns.
create function private.exercises_of_import(entry public.imports) returns uuid[]
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
      insert into public.exercises (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load,
          body_share, is_hidden, created_at, updated_at)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'), made.load,
          made.body_share, coalesce(made.is_hidden, false), coalesce(made.created_at, now()), coalesce(made.updated_at, now()))
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

-- What workouts point at: routines, plans and the days taken from them, still without their logs.
create function private.write_import_plans(staged private.import_parts, exercise_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.workouts (id, name, description, revision, created_at, updated_at)
    select r.id, r.name, r.description, r.revision, r.created_at, r.updated_at
    from jsonb_populate_recordset(null::public.workouts, staged.others -> 'workouts') r;
  insert into public.workout_exercises (id, workout_id, exercise_id, "order", sets, reps, notes, superset, created_at)
    select r.id, r.workout_id, exercise_ids[r.exercise + 1], r."order", r.sets, r.reps, r.notes, r.superset, r.created_at
    from jsonb_to_recordset(staged.others -> 'workout_exercises') as r(id uuid, workout_id uuid, exercise integer, "order" integer,
      sets integer, reps text, notes text, superset integer, created_at timestamptz);
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
create function private.write_import_part(staged private.import_parts, exercise_ids uuid[], place bigint) returns void
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

create function private.contents_of(saved jsonb) returns text
language sql immutable security invoker set search_path = '' as $$
  select md5(jsonb_strip_nulls(saved)::text)
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

-- Makes an open import's rows, all or none of them, and answers what came of it; the same call again gives the same answer. Parts that are
-- missing: PT409 {"reason":"parts"}; one that was undone: PT409 {"reason":"status"}.
create function public.finish_import(import_id uuid) returns jsonb
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

revoke all on function private.exercises_of_import, private.write_import_plans, private.write_import_part, private.write_import_others,
  private.contents_of, private.remember_contents, public.finish_import
  from public, anon, authenticated, service_role;
grant execute on function private.exercises_of_import, private.write_import_plans, private.write_import_part, private.write_import_others,
  private.contents_of, private.remember_contents, public.finish_import
  to authenticated;
