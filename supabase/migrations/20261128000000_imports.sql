-- Histories from other apps. What a file holds is laid down part by part and becomes workouts in one transaction at the end, so that half an
-- import is never seen; what an import brought is remembered, so that it can be undone as a whole. The last five are kept.

create table public.imports (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null,
  source text not null,
  parts integer not null,
  exercises jsonb not null,
  workouts integer not null,
  sets integer not null,
  weights integer not null,
  status text not null default 'open',
  new_exercises integer,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz,
  unique (user_id, id),
  constraint imports_file_name_check check (length(file_name) <= 255),
  constraint imports_source_check check (length(source) <= 60),
  constraint imports_parts_check check (parts between 1 and 10000),
  constraint imports_exercises_check check (jsonb_typeof(exercises) = 'array' and jsonb_array_length(exercises) <= 10000),
  constraint imports_counts_check check (workouts >= 0 and sets >= 0 and weights >= 0),
  constraint imports_status_check check (status in ('open', 'done', 'undone'))
);

comment on column public.imports.id is 'chosen by the app, so that a call whose answer was lost can be repeated';
comment on column public.imports.exercises is 'what the sets of its parts name by their place: {"id"} of one that is there, or a new one by its columns';

-- One at a time.
create unique index imports_open_key on public.imports (user_id) where status = 'open';
create index imports_user_id_finished_at_idx on public.imports (user_id, finished_at desc);

create table private.import_parts (
  user_id uuid not null default auth.uid(),
  import_id uuid not null,
  part integer not null,
  workouts jsonb not null,
  weights jsonb not null,
  primary key (import_id, part),
  foreign key (user_id, import_id) references public.imports (user_id, id) on delete cascade,
  constraint import_parts_part_check check (part between 1 and 10000),
  constraint import_parts_lists_check check (jsonb_typeof(workouts) = 'array' and jsonb_typeof(weights) = 'array')
);
create index import_parts_user_id_import_id_idx on private.import_parts (user_id, import_id);

create table private.import_rows (
  user_id uuid not null default auth.uid(),
  import_id uuid not null,
  kind text not null,
  row_id uuid not null,
  primary key (import_id, row_id),
  foreign key (user_id, import_id) references public.imports (user_id, id) on delete cascade,
  constraint import_rows_kind_check check (kind in ('workout_logs', 'weight_logs', 'exercises'))
);
create index import_rows_user_id_import_id_idx on private.import_rows (user_id, import_id);

do $tables$
declare
  name text;
begin
  foreach name in array array['public.imports', 'private.import_parts', 'private.import_rows'] loop
    execute format('alter table %1$s enable row level security', name);
    execute format('alter table %1$s force row level security', name);
    execute format($sql$create policy "read one's own" on %1$s for select to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "add one's own" on %1$s for insert to authenticated
      with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "change one's own" on %1$s for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "remove one's own" on %1$s for delete to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
    execute format('revoke all on %1$s from public, anon, authenticated', name);
    execute format('grant all on %1$s to service_role', name);
    execute format('create trigger count_written after insert on %1$s referencing new table as written
      for each statement execute function private.count_usage(%2$L)', name, 'user_id');
    execute format('create trigger count_changed after update on %1$s referencing new table as written old table as removed
      for each statement execute function private.count_usage(%2$L)', name, 'user_id');
    execute format('create trigger count_removed after delete on %1$s referencing old table as removed
      for each statement execute function private.count_usage(%2$L)', name, 'user_id');
  end loop;
end
$tables$;

grant select, delete, insert (id, file_name, source, parts, exercises, workouts, sets, weights),
  update (status, new_exercises, finished_at, undone_at) on public.imports to authenticated;
grant select, delete, insert (import_id, part, workouts, weights) on private.import_parts to authenticated;
grant select, delete, insert (import_id, kind, row_id) on private.import_rows to authenticated;
-- An import knows the ids of its rows before they are there, and gives the workouts of one day the order that they had.
grant insert (id, created_at) on public.workout_logs to authenticated;
grant insert (id) on public.weight_logs to authenticated;

-- The caller's workouts from one day to another, to be compared with a file: [{"name", "date", "started_at", "sets": [[reps, kg, minutes, km]]}].
create function public.known_workouts(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' set statement_timeout = '60s' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'date', l.date, 'started_at', l.started_at, 'sets', s.sets)
    order by l.date, l.id), '[]')
  from public.workout_logs l
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_array(s.reps, s.weight_kg, s.duration_minutes, s.distance_km)
      order by s.exercise_order, s.set_number), '[]') as sets
    from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id
  ) s
  where l.user_id = (select auth.uid()) and l.date between first_day and last_day
$$;

-- Opens an import, or finds it open. `import` has the columns' names. Another one that is open already: PT409 {"reason":"open"}.
create function public.begin_import(import jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  entry public.imports := jsonb_populate_record(null::public.imports, import);
  known public.imports;
begin
  insert into public.imports (id, file_name, source, parts, exercises, workouts, sets, weights)
    values (entry.id, entry.file_name, entry.source, entry.parts, entry.exercises, entry.workouts, entry.sets, entry.weights)
    on conflict do nothing;
  select * into known from public.imports i where i.user_id = (select auth.uid()) and i.id = entry.id;
  if known.id is null then
    raise exception using errcode = 'PT409', message = 'Another import is not finished yet.', detail = '{"reason":"open"}';
  end if;
  return jsonb_build_object('id', known.id, 'status', known.status, 'parts', coalesce(
    (select jsonb_agg(p.part order by p.part) from private.import_parts p where p.import_id = known.id), '[]'));
end
$$;

-- Lays one part of an open import down; the same one again changes nothing. `workouts` are [{name, date, started_at, duration_seconds, notes,
-- sets}], whose sets have the columns of set_logs but for the exercise, which is its place in the import's list, from 0; `weights` are
-- [{date, weight, weight_unit}]. Answers {"part"}. An import that is not open: PT409 {"reason":"status"}.
create function public.stage_import_part(import_id uuid, part integer, workouts jsonb, weights jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not exists (select from public.imports i
      where i.user_id = (select auth.uid()) and i.id = stage_import_part.import_id and i.status = 'open') then
    raise exception using errcode = 'PT409', message = 'This import is not open any more.', detail = '{"reason":"status"}';
  end if;
  insert into private.import_parts (import_id, part, workouts, weights)
    values (stage_import_part.import_id, stage_import_part.part, stage_import_part.workouts, stage_import_part.weights)
    on conflict do nothing;
  return jsonb_build_object('part', stage_import_part.part);
end
$$;

-- The ids of an import's exercises in their order; those that are new are made, or found where the person made one of that name meanwhile.
create function private.exercises_of_import(entry public.imports) returns uuid[]
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named jsonb;
  id uuid;
  ids uuid[] := '{}';
begin
  for named in select e.value from jsonb_array_elements(entry.exercises) with ordinality e (value, place) order by e.place loop
    id := null;
    if named ? 'id' then
      select e.id into id from public.exercises e where e.id = (named ->> 'id')::uuid;
      if id is null then
        raise exception using errcode = 'PT404', message = 'An exercise of this import does not exist any more.',
          detail = '{"reason":"exercise"}';
      end if;
    else
      insert into public.exercises (owner_id, name, type, measure)
        values (me, named ->> 'name', named ->> 'type', named ->> 'measure')
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

-- Writes the rows of one part. `place` counts the workouts before it.
create function private.write_import_part(staged private.import_parts, exercise_ids uuid[], place bigint) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  with logs as materialized (
    select gen_random_uuid() as id, w.log, w.place from jsonb_array_elements(staged.workouts) with ordinality w (log, place)
  ), written as (
    insert into public.workout_logs (id, user_id, name, date, notes, duration_seconds, started_at, created_at)
      select l.id, staged.user_id, l.log ->> 'name', private.day(l.log ->> 'date'), l.log ->> 'notes', (l.log ->> 'duration_seconds')::integer,
        (l.log ->> 'started_at')::timestamptz, now() + (write_import_part.place + l.place) * interval '1 microsecond'
      from logs l
  ), remembered as (
    insert into private.import_rows (import_id, kind, row_id) select staged.import_id, 'workout_logs', l.id from logs l
  )
  insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
      duration_minutes, distance, distance_unit, rpe, notes)
    select staged.user_id, l.id, exercise_ids[s.exercise + 1], s.exercise_order, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit,
      s.duration_minutes, s.distance, s.distance_unit, s.rpe, s.notes
    from logs l cross join lateral jsonb_to_recordset(l.log -> 'sets') as s(
      exercise integer, exercise_order integer, set_number integer, set_type text, reps numeric, weight numeric,
      weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, rpe numeric, notes text
    );

  with weights as materialized (
    select gen_random_uuid() as id, w.date, w.weight, w.weight_unit
    from jsonb_to_recordset(staged.weights) as w(date text, weight numeric, weight_unit text)
  ), remembered as (
    insert into private.import_rows (import_id, kind, row_id) select staged.import_id, 'weight_logs', w.id from weights w
  )
  insert into public.weight_logs (id, user_id, date, weight, weight_unit)
    select w.id, staged.user_id, private.day(w.date), w.weight, w.weight_unit from weights w;
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
    for staged in select * from private.import_parts p where p.import_id = entry.id order by p.part loop
      perform private.write_import_part(staged, exercise_ids, place);
      place := place + jsonb_array_length(staged.workouts);
    end loop;
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

-- Takes an import back: its workouts, its body weights, and the exercises that it made and nothing else uses. Where some of the workouts
-- were edited since, keep_edited has to say what becomes of those; without it: PT409 {"reason":"edited"} with their number and the first ten.
create function public.undo_import(import_id uuid, keep_edited boolean default null) returns jsonb
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
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.revision > 1;
  if edited is not null and keep_edited is null then
    raise exception using errcode = 'PT409', message = 'Some of these workouts were edited since.', detail = jsonb_build_object(
      'reason', 'edited', 'count', jsonb_array_length(edited), 'edited', jsonb_path_query_array(edited, '$[0 to 9]'))::text;
  end if;
  delete from public.workout_logs l using private.import_rows r
    where r.import_id = entry.id and r.kind = 'workout_logs' and l.user_id = me and l.id = r.row_id
      and not (l.revision > 1 and coalesce(keep_edited, false));
  get diagnostics removed = row_count;
  delete from public.weight_logs w using private.import_rows r
    where r.import_id = entry.id and r.kind = 'weight_logs' and w.user_id = me and w.id = r.row_id;
  delete from public.exercises e using private.import_rows r
    where r.import_id = entry.id and r.kind = 'exercises' and e.owner_id = me and e.id = r.row_id
      and not exists (select from public.set_logs s where s.exercise_id = e.id)
      and not exists (select from public.workout_exercises w where w.exercise_id = e.id)
      and not exists (select from public.goals g where g.exercise_id = e.id)
      and not exists (select from public.exercise_notes n where n.exercise_id = e.id)
      and not exists (select from public.avoided a where a.exercise_id = e.id);
  delete from private.import_rows r where r.import_id = entry.id;
  update public.imports i set status = 'undone', undone_at = now() where i.id = entry.id;
  return jsonb_build_object('id', entry.id, 'removed', removed);
end
$$;

revoke all on function public.known_workouts(date, date), public.begin_import(jsonb),
  public.stage_import_part(uuid, integer, jsonb, jsonb), public.finish_import(uuid), public.undo_import(uuid, boolean),
  private.exercises_of_import(public.imports), private.write_import_part(private.import_parts, uuid[], bigint)
  from public, anon, authenticated, service_role;
grant execute on function public.known_workouts(date, date), public.begin_import(jsonb),
  public.stage_import_part(uuid, integer, jsonb, jsonb), public.finish_import(uuid), public.undo_import(uuid, boolean),
  private.exercises_of_import(public.imports), private.write_import_part(private.import_parts, uuid[], bigint)
  to authenticated;
