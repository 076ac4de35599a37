-- Measurements of the body: one value a measure and day, as entered and in cm. Body weight stays in weight_logs.

create table public.body_measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null default private.own_today(),
  measure text not null,
  value numeric not null,
  unit text not null default 'cm',
  metric_value numeric not null generated always as (case unit when 'in' then value * 2.54 else value end) stored,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  constraint body_measurements_day_key unique (user_id, measure, date),
  constraint body_measurements_date_check check (date between '1900-01-01' and '2200-01-01'),
  constraint body_measurements_measure_check check (measure = btrim(measure) and length(measure) between 1 and 40),
  constraint body_measurements_unit_check check (unit in ('cm', 'in', '%')),
  constraint body_measurements_value_check check (case measure
    when 'body_fat' then unit = '%' and value between 1 and 80
    else unit <> '%' and case unit when 'in' then value * 2.54 else value end between 1 and 300
  end)
);

comment on column public.body_measurements.measure is
  'waist, chest, hips, neck, arm_left, arm_right, thigh_left, thigh_right, calf_left, calf_right or body_fat; or a name of the person''s own';
comment on column public.body_measurements.metric_value is 'cm, or % for body fat';

alter table public.body_measurements enable row level security;
alter table public.body_measurements force row level security;

revoke all on public.body_measurements from public, anon, authenticated;
grant select, delete, insert (id, user_id, date, measure, value, unit, created_at), update (value, unit)
  on public.body_measurements to authenticated;
grant all on public.body_measurements to service_role;

create policy "read one's own" on public.body_measurements for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.body_measurements for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.body_measurements for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.body_measurements for delete to authenticated
  using (user_id = (select auth.uid()));

-- The same condition as in the file with all policies.
create policy "proved by a second factor where there is one" on public.body_measurements as restrictive for all to authenticated
  using ((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )))
  with check ((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )));

create trigger count_written after insert on public.body_measurements referencing new table as written
  for each statement execute function private.count_usage('user_id');
create trigger count_changed after update on public.body_measurements referencing new table as written old table as removed
  for each statement execute function private.count_usage('user_id');
create trigger count_removed after delete on public.body_measurements referencing old table as removed
  for each statement execute function private.count_usage('user_id');

create trigger note_written after insert on public.body_measurements referencing new table as written
  for each statement execute function private.note_latest_change('user_id');
create trigger note_changed after update on public.body_measurements referencing new table as written
  for each statement execute function private.note_latest_change('user_id');
create trigger note_removed after delete on public.body_measurements referencing old table as removed
  for each statement execute function private.note_latest_change('user_id');

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
    when 'body_measurements_value_check' then 'A measurement is between 1 and 300 cm, and body fat between 1 and 80%.'
    else message
  end;
begin
  if detail = '' then
    raise exception using errcode = code, message = words, hint = 'step: ' || step;
  end if;
  raise exception using errcode = code, message = words, detail = detail, hint = 'step: ' || step;
end
$$;

-- Adds a body weight on a day and returns its id. Unless a later day has one, it also becomes the profile's weight.
create function private.add_body_weight(weight_date date, weight numeric, weight_unit text) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  entry uuid;
begin
  insert into public.weight_logs (date, weight, weight_unit)
    values (add_body_weight.weight_date, add_body_weight.weight, add_body_weight.weight_unit) returning id into entry;
  update public.profiles p set weight = add_body_weight.weight, weight_unit = add_body_weight.weight_unit
    where p.id = me
      and not exists (select from public.weight_logs w where w.user_id = me and w.date > add_body_weight.weight_date);
  return entry;
end
$$;

-- Logs a body weight on a day. Returns {"id"}, the entry's, the same for a repeated op_id. Apps call log_body.
create or replace function public.log_weight(op_id uuid, weight_date date, weight numeric, weight_unit text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  answer jsonb;
begin
  answer := private.begin_op(op_id, 'log_weight', jsonb_build_array(weight_date, weight, weight_unit));
  return coalesce(answer, private.finish_op(op_id, private.add_body_weight(weight_date, weight, weight_unit)));
end
$$;

-- Logs what was measured on a day, all of it or none. `measurements` is [{"measure", "value", "unit"}, …]; a value takes the place of the
-- day's earlier one, and null removes it. Returns {"id"}, the op_id. A failing step is named in the hint: insert_weight, write_measurements.
create function public.log_body(
  op_id uuid, body_date date, weight numeric default null, weight_unit text default 'kg', measurements jsonb default '[]'
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'insert_weight';
  answer jsonb;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'log_body', jsonb_build_array(body_date, weight, weight_unit, measurements));
  if answer is not null then
    return answer;
  end if;

  if weight is not null then
    perform private.add_body_weight(body_date, weight, weight_unit);
  end if;

  step := 'write_measurements';
  delete from public.body_measurements b using jsonb_to_recordset(measurements) as m(measure text, value numeric)
    where b.user_id = me and b.date = body_date and b.measure = m.measure and m.value is null;
  insert into public.body_measurements (date, measure, value, unit)
    select body_date, m.measure, m.value, m.unit
    from jsonb_to_recordset(measurements) as m(measure text, value numeric, unit text) where m.value is not null
    on conflict (user_id, measure, date) do update set value = excluded.value, unit = excluded.unit;
  return private.finish_op(op_id, op_id);
exception
  when sqlstate 'PT409' then raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

revoke all on function private.add_body_weight, public.log_body from public, anon, authenticated, service_role;
grant execute on function private.add_body_weight, public.log_body to authenticated;

-- The caller's next rows of a table after the one given (null: from the first), by id, each as it stands in the complete export: without its owner
-- and what is calculated, numbers as text with every digit. Of the exercises also those of the library that the caller's rows name, and not those
-- that were merged into another: nothing names them any more. Another table: PT404.
create or replace function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case
    when kind in ('ai_analyses', 'generated_weekly_schedules', 'program_versions', 'program_runs') then 25
    when kind in ('workout_logs', 'workout_exercises') then 250 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided', 'programs', 'program_versions', 'program_runs',
      'program_events', 'body_measurements') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (private.columns_not_exported()) and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner,
    case kind when 'exercises' then 'and t.merged_into is null or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;

-- By table, how many rows the caller has (row_count), and a stamp that is another one after any of them was added, changed or removed: the sum of
-- hashes over each row's id and the transaction that wrote it. What was read page by page between two equal answers, and is as many rows,
-- is what was there all the time.
create or replace function public.export_stamp()
returns table (stamps jsonb)
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(t.table_name, jsonb_build_object('row_count', t.row_count, 'stamp', t.stamp)), '{}')
  from (
    select r.table_name, count(*) as row_count, sum(uuid_hash_extended(r.id, r.written_by))::text as stamp
    from (
      select 'profiles' as table_name, p.id, p.xmin::text::bigint as written_by
        from public.profiles p where p.id = (select auth.uid())
      union all
      select 'workout_logs', l.id, l.xmin::text::bigint from public.workout_logs l where l.user_id = (select auth.uid())
      union all
      select 'set_logs', s.id, s.xmin::text::bigint from public.set_logs s where s.user_id = (select auth.uid())
      union all
      select 'weight_logs', w.id, w.xmin::text::bigint from public.weight_logs w where w.user_id = (select auth.uid())
      union all
      select 'goals', g.id, g.xmin::text::bigint from public.goals g where g.user_id = (select auth.uid())
      union all
      select 'ai_analyses', a.id, a.xmin::text::bigint from public.ai_analyses a where a.user_id = (select auth.uid())
      union all
      select 'exercise_notes', n.id, n.xmin::text::bigint from public.exercise_notes n where n.user_id = (select auth.uid())
      union all
      select 'exercises', e.id, e.xmin::text::bigint from public.exercises e where e.owner_id = (select auth.uid())
      union all
      select 'workouts', t.id, t.xmin::text::bigint from public.workouts t where t.user_id = (select auth.uid())
      union all
      select 'workout_exercises', x.id, x.xmin::text::bigint from public.workout_exercises x where x.user_id = (select auth.uid())
      union all
      select 'generated_weekly_schedules', g.id, g.xmin::text::bigint
        from public.generated_weekly_schedules g where g.user_id = (select auth.uid())
      union all
      select 'committed_workouts', c.id, c.xmin::text::bigint from public.committed_workouts c where c.user_id = (select auth.uid())
      union all
      select 'avoided', a.id, a.xmin::text::bigint from public.avoided a where a.user_id = (select auth.uid())
      union all
      select 'programs', p.id, p.xmin::text::bigint from public.programs p where p.user_id = (select auth.uid())
      union all
      select 'program_versions', v.id, v.xmin::text::bigint from public.program_versions v where v.user_id = (select auth.uid())
      union all
      select 'program_runs', r.id, r.xmin::text::bigint from public.program_runs r where r.user_id = (select auth.uid())
      union all
      select 'program_events', e.id, e.xmin::text::bigint from public.program_events e where e.user_id = (select auth.uid())
      union all
      select 'body_measurements', b.id, b.xmin::text::bigint from public.body_measurements b where b.user_id = (select auth.uid())
    ) r
    group by r.table_name
  ) t
$$;

-- The caller's rows of the small tables, as [id, created_at] by table: a file's row of the same moment is that row. Avoided things and
-- analyses of months stand for themselves, and a measurement is known by its measure and day.
create or replace function public.known_rows() returns jsonb
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
      where t.user_id = (select auth.uid())),
    'programs', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.programs t
      where t.user_id = (select auth.uid())),
    'program_versions', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.program_versions t
      where t.user_id = (select auth.uid())),
    'program_runs', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.created_at)), '[]') from public.program_runs t
      where t.user_id = (select auth.uid())),
    'body_measurements', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.date || ' ' || t.measure)), '[]') from public.body_measurements t
      where t.user_id = (select auth.uid()))
  )
$$;

alter table private.import_rows
  drop constraint import_rows_kind_check,
  add constraint import_rows_kind_check check (kind in (
    'workout_logs', 'weight_logs', 'exercises', 'workouts', 'generated_weekly_schedules', 'committed_workouts', 'goals', 'ai_analyses',
    'exercise_notes', 'avoided', 'programs', 'program_versions', 'program_runs', 'body_measurements'));

-- What points at workouts and exercises. Where an exercise has a note here, a thing is avoided already, a day
-- has that measurement, or a month has its analysis, that stays.
create or replace function private.write_import_others(staged private.import_parts, exercise_ids uuid[]) returns void
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
    insert into public.avoided (id, exercise_id, muscle, reason, created_at, joint, pattern, level, until)
      select r.id, exercise_ids[r.exercise + 1], r.muscle, r.reason, r.created_at, r.joint, r.pattern, r.level, r.until
      from jsonb_to_recordset(staged.others -> 'avoided') as r(id uuid, exercise integer, muscle text, reason text, created_at timestamptz,
        joint text, pattern text, level text, until date)
      on conflict do nothing returning id
  ), measurements as (
    insert into public.body_measurements (id, date, measure, value, unit, created_at)
      select r.id, r.date, r.measure, r.value, r.unit, r.created_at
      from jsonb_populate_recordset(null::public.body_measurements, staged.others -> 'body_measurements') r
      on conflict do nothing returning id
  )
  insert into private.import_rows (import_id, kind, row_id)
    select staged.import_id, 'goals', g.id from goals g
    union all select staged.import_id, 'ai_analyses', a.id from analyses a
    union all select staged.import_id, 'exercise_notes', n.id from notes n
    union all select staged.import_id, 'avoided', v.id from avoided v
    union all select staged.import_id, 'body_measurements', m.id from measurements m;
  insert into public.program_events (id, run_id, after_slot, made_at, kind, body, created_at)
    select e.id, e.run_id, e.after_slot, e.made_at, e.kind, e.body, e.created_at
    from jsonb_populate_recordset(null::public.program_events, staged.others -> 'program_events') e;
  -- A run that was ended only because another one is running gets an event for that.
  insert into public.program_events (run_id, after_slot, made_at, kind)
    select r.id, coalesce((select max(l.slot) from public.workout_logs l where l.user_id = r.user_id and l.run_id = r.id), 0), r.ended_at, 'end'
    from public.program_runs r
    where r.user_id = staged.user_id and r.ended_at = now()
      and not exists (select from public.program_events e where e.user_id = r.user_id and e.run_id = r.id and e.made_at = r.ended_at);
  -- If the workout that counted wasn't imported, another one counts.
  perform private.settle_slot(staged.user_id, l.run_id, l.slot)
    from (
      select w.run_id, w.slot from public.workout_logs w
      where w.user_id = staged.user_id and w.run_id is not null group by w.run_id, w.slot having not bool_or(w.counts)
    ) l;
end
$$;

-- Remembers how an import's rows are, but for its workouts.
create or replace function private.remember_contents(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  kind text;
begin
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided', 'body_measurements', 'programs'] loop
    execute format('update private.import_rows r set contents = private.contents_of(to_jsonb(t))
      from public.%1$I t where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id', kind)
      using entry_id;
  end loop;
end
$$;

-- Removes what an import brought besides workouts and exercises, unless it was changed since, or something that came later needs it.
create or replace function private.remove_imported(entry_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  kind text;
begin
  delete from public.committed_workouts c using private.import_rows r
    where r.import_id = entry_id and r.kind = 'committed_workouts' and c.user_id = me and c.id = r.row_id and c.completed_log_id is null;
  delete from public.generated_weekly_schedules g using private.import_rows r
    where r.import_id = entry_id and r.kind = 'generated_weekly_schedules' and g.user_id = me and g.id = r.row_id
      and not exists (select from public.committed_workouts c where c.user_id = me and c.generated_schedule_id = g.id);
  -- A run and its events are removed unless it has later workouts or events. A program and its days are removed unless it has runs or changed days.
  delete from public.program_runs t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'program_runs' and t.user_id = me and t.id = r.row_id
      and not exists (select from public.workout_logs l where l.user_id = me and l.run_id = t.id)
      and not exists (
        select from public.program_events e join public.imports i on i.user_id = me and i.id = entry_id
        where e.user_id = me and e.run_id = t.id and e.created_at > i.finished_at);
  foreach kind in array array['weight_logs', 'workouts', 'goals', 'ai_analyses', 'exercise_notes', 'avoided', 'body_measurements'] loop
    execute format('delete from public.%1$I t using private.import_rows r
      where r.import_id = $1 and r.kind = %1$L and t.user_id = (select auth.uid()) and t.id = r.row_id
        and coalesce(r.contents, private.contents_of(to_jsonb(t))) = private.contents_of(to_jsonb(t)) %2$s', kind,
      case kind when 'workouts' then 'and not exists (
        select from public.program_runs p where p.user_id = t.user_id and p.program_id = t.program_id)' end)
      using entry_id;
  end loop;
  delete from public.programs t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'programs' and t.user_id = me and t.id = r.row_id
      and r.contents = private.contents_of(to_jsonb(t))
      and not exists (select from public.program_runs p where p.user_id = me and p.program_id = t.id)
      and not exists (select from public.workouts w where w.user_id = me and w.program_id = t.id);
  -- Days that belong to a program from before the import.
  delete from public.program_versions t using private.import_rows r
    where r.import_id = entry_id and r.kind = 'program_versions' and t.user_id = me and t.id = r.row_id
      and not exists (select from public.program_runs p where p.user_id = me and p.version_id = t.id)
      and not exists (
        select from private.import_rows b where b.import_id = entry_id and b.kind = 'programs' and b.row_id = t.program_id);
end
$$;
