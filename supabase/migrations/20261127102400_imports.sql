-- Histories from other apps, and an account's own complete export. What a file holds is laid down part by part and becomes rows in one transaction
-- at the end, so that half an import is never seen; what an import brought is remembered, so that it can be undone as a whole. The last five
-- are kept.

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
  -- The profile as it was, and what the import has filled in.
  profile_before jsonb,
  profile_filled jsonb,
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

alter table public.imports enable row level security;
alter table public.imports force row level security;

revoke all on public.imports from public, anon, authenticated;
grant select, delete, insert (id, file_name, source, parts, exercises, workouts, sets, weights),
  update (status, new_exercises, finished_at, undone_at, profile_before, profile_filled) on public.imports to authenticated;
grant all on public.imports to service_role;

create table private.import_parts (
  user_id uuid not null default auth.uid(),
  import_id uuid not null,
  part integer not null,
  workouts jsonb not null,
  weights jsonb not null,
  -- Rows of further tables, by the tables' names, with ids that the app has chosen; an exercise is its place in the import's list.
  others jsonb not null default '{}',
  primary key (import_id, part),
  foreign key (user_id, import_id) references public.imports (user_id, id) on delete cascade,
  constraint import_parts_part_check check (part between 1 and 10000),
  constraint import_parts_lists_check check (jsonb_typeof(workouts) = 'array' and jsonb_typeof(weights) = 'array'),
  constraint import_parts_others_check check (jsonb_typeof(others) = 'object')
);

create index import_parts_user_id_import_id_idx on private.import_parts (user_id, import_id);

alter table private.import_parts enable row level security;
alter table private.import_parts force row level security;

revoke all on private.import_parts from public, anon, authenticated;
grant select, delete, insert (import_id, part, workouts, weights, others) on private.import_parts to authenticated;
grant all on private.import_parts to service_role;

create table private.import_rows (
  user_id uuid not null default auth.uid(),
  import_id uuid not null,
  kind text not null,
  row_id uuid not null,
  -- How a row was when it came: a workout's revision, and of everything else its contents. Undoing an import keeps what was changed since.
  revision integer,
  contents text,
  primary key (import_id, row_id),
  foreign key (user_id, import_id) references public.imports (user_id, id) on delete cascade,
  constraint import_rows_kind_check check (kind in (
    'workout_logs', 'weight_logs', 'exercises', 'workouts', 'generated_weekly_schedules', 'committed_workouts', 'goals', 'ai_analyses',
    'exercise_notes', 'avoided'))
);

create index import_rows_user_id_import_id_idx on private.import_rows (user_id, import_id);

alter table private.import_rows enable row level security;
alter table private.import_rows force row level security;

revoke all on private.import_rows from public, anon, authenticated;
grant select, delete, insert (import_id, kind, row_id, revision), update (contents) on private.import_rows to authenticated;
grant all on private.import_rows to service_role;

-- The caller's workouts from one day to another, to be compared with a file: [{"name", "date", "started_at", "sets": [[reps, kg, minutes, km]],
-- "exercises": [the id of each set's exercise]}]. The exercises let a workout that was changed here since its import be shown beside the file.
create function public.known_workouts(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' set statement_timeout = '60s' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'date', l.date, 'started_at', l.started_at, 'sets', s.sets,
      'exercises', s.exercises) order by l.date, l.id), '[]')
  from public.workout_logs l
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_array(s.reps, s.weight_kg, s.duration_minutes, s.distance_km)
        order by s.exercise_order, s.set_number), '[]') as sets,
      coalesce(jsonb_agg(s.exercise_id order by s.exercise_order, s.set_number), '[]') as exercises
    from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id
  ) s
  where l.user_id = (select auth.uid()) and l.date between first_day and last_day
$$;

-- The caller's rows of the small tables, as [id, created_at] by table: a file's row of the same moment is that row. Avoided things and
-- analyses of months stand for themselves.
create function public.known_rows() returns jsonb
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
      where t.user_id = (select auth.uid()))
  )
$$;

-- Opens an import, or finds it open. `import` has the columns' names, and "after": the last import that had finished when it was compared, or null.
-- One that was compared before another finished would bring the same workouts twice, as where two devices hold the same file:
-- PT409 {"reason":"compared"}; one that doesn't say "after" is taken. Another one that is open already: PT409 {"reason":"open"}.
create function public.begin_import(import jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  entry public.imports := jsonb_populate_record(null::public.imports, import);
  known public.imports;
  was_there constant boolean := exists (select from public.imports i where i.user_id = me and i.id = entry.id);
begin
  insert into public.imports (id, file_name, source, parts, exercises, workouts, sets, weights)
    values (entry.id, entry.file_name, entry.source, entry.parts, entry.exercises, entry.workouts, entry.sets, entry.weights)
    on conflict do nothing;
  select * into known from public.imports i where i.user_id = me and i.id = entry.id;
  if known.id is null then
    raise exception using errcode = 'PT409', message = 'Another import is not finished yet.', detail = '{"reason":"open"}';
  end if;
  if not was_there and import ? 'after' and exists (
      select from public.imports i
      where i.user_id = me and i.status = 'done' and i.id is distinct from (import ->> 'after')::uuid and i.finished_at > coalesce(
        (select a.finished_at from public.imports a where a.user_id = me and a.id = (import ->> 'after')::uuid), '-infinity')) then
    raise exception using errcode = 'PT409', message = 'Another import has finished since this one was compared.',
      detail = '{"reason":"compared"}';
  end if;
  return jsonb_build_object('id', known.id, 'status', known.status, 'parts', coalesce(
    (select jsonb_agg(p.part order by p.part) from private.import_parts p where p.import_id = known.id), '[]'));
end
$$;

-- Lays one part of an open import down; the same one again changes nothing. `workouts` are [{name, date, started_at, duration_seconds, notes,
-- sets}], whose sets have the columns of set_logs but for the exercise, which is its place in the import's list, from 0; `weights` are
-- [{date, weight, weight_unit}]; `others` has the rows of further tables, by their names. Answers {"part"}. An import that is not open:
-- PT409 {"reason":"status"}.
create function public.stage_import_part(import_id uuid, part integer, workouts jsonb, weights jsonb, others jsonb default '{}')
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not exists (select from public.imports i
      where i.user_id = (select auth.uid()) and i.id = stage_import_part.import_id and i.status = 'open') then
    raise exception using errcode = 'PT409', message = 'This import is not open any more.', detail = '{"reason":"status"}';
  end if;
  insert into private.import_parts (import_id, part, workouts, weights, others)
    values (stage_import_part.import_id, stage_import_part.part, stage_import_part.workouts, stage_import_part.weights,
      stage_import_part.others)
    on conflict do nothing;
  return jsonb_build_object('part', stage_import_part.part);
end
$$;

revoke all on function public.known_workouts, public.known_rows, public.begin_import, public.stage_import_part
  from public, anon, authenticated, service_role;
grant execute on function public.known_workouts, public.known_rows, public.begin_import, public.stage_import_part
  to authenticated;
