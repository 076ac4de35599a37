-- Merging two exercises also renames the merged one in the JSON documents of programs, so that a run and its workouts' sets name the same
-- exercise.

alter table private.exercise_merges add column programs jsonb not null default '[]';
comment on column private.exercise_merges.programs is
  'the documents in which it was renamed: [{"table", "column", "id"}], and "was" of one that named both';

-- Replaces an exercise in the JSON documents of one owner's programs, or of everyone's if owner is null. Returns what it changed, as a
-- merge stores it.
create function private.rename_in_programs(goes text, stays text, owner uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  place record;
  renamed jsonb;
  all_renamed jsonb := '[]';
begin
  for place in
    select * from (values
      ('workout_exercises', 'prescription'), ('program_versions', 'content'), ('program_runs', 'starts'), ('program_events', 'body'),
      ('workout_logs', 'prescribed')
    ) as t (table_name, column_name)
  loop
    execute format(
      'with found as (
         select t.id, t.%2$I as document from public.%1$I t
         where ($3 is null or t.user_id = $3) and strpos(t.%2$I::text, $1) > 0
       ), renamed as (
         update public.%1$I t set %2$I = replace(f.document::text, $1, $2)::jsonb from found f where t.id = f.id
       )
       select coalesce(jsonb_agg(jsonb_build_object(''table'', %1$L, ''column'', %2$L, ''id'', f.id)
         || case when strpos(f.document::text, $2) > 0 then jsonb_build_object(''was'', f.document) else ''{}'' end), ''[]'')
       from found f', place.table_name, place.column_name)
      into renamed using goes, stays, owner;
    all_renamed := all_renamed || renamed;
  end loop;
  return all_renamed;
end
$$;

-- Undoes that in the documents that still exist. A document with both exercises is restored, unless it was changed since.
create function private.rename_back_in_programs(goes text, stays text, renamed jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  place record;
begin
  for place in select distinct r."table" as table_name, r."column" as column_name from jsonb_to_recordset(renamed) as r("table" text, "column" text) loop
    execute format(
      'update public.%1$I t set %2$I = coalesce(r.was, replace(t.%2$I::text, $2, $1)::jsonb)
       from jsonb_to_recordset($3) as r(id uuid, "table" text, was jsonb)
       where r."table" = %1$L and t.id = r.id and (r.was is null or t.%2$I = replace(r.was::text, $1, $2)::jsonb)',
      place.table_name, place.column_name) using goes, stays, renamed;
  end loop;
end
$$;

-- Moves everything that names `one` to `other`, and remembers what it moved. Answers the merge's id. Both rows are locked by the caller.
create or replace function private.merge_exercises(one public.exercises, other public.exercises) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  goes constant uuid := one.id;
  stays constant uuid := other.id;
  entry private.exercise_merges;
begin
  if one.measure <> other.measure then
    raise exception using errcode = 'PT409', message = 'They record different things, so that their sets can''t stand together.',
      detail = '{"reason":"measure"}';
  end if;

  entry.set_ids := array(select s.id from public.set_logs s where s.exercise_id = goes);
  entry.log_ids := array(
    select distinct s.workout_log_id from public.set_logs s where s.exercise_id = goes and not exists (
      select from public.set_logs k where k.user_id = s.user_id and k.workout_log_id = s.workout_log_id and k.exercise_id = stays));
  entry.goal_ids := array(select g.id from public.goals g where g.exercise_id = goes);
  -- A routine that has both keeps the place of the one that stays, with the sets of both.
  select coalesce(jsonb_agg(to_jsonb(w)), '[]') into entry.routine_rows from public.workout_exercises w
  where w.exercise_id in (goes, stays)
    and (w.user_id, w.workout_id) in (select g.user_id, g.workout_id from public.workout_exercises g where g.exercise_id = goes)
    and (w.user_id, w.workout_id) in (select k.user_id, k.workout_id from public.workout_exercises k where k.exercise_id = stays);
  update public.workout_exercises w set sets = nullif(least(coalesce(w.sets, 0) + coalesce(gone.sets, 0), 1000), 0)
  from (
    select x.user_id, x.workout_id, sum(x.sets)::integer as sets from public.workout_exercises x
    where x.exercise_id = goes group by 1, 2
  ) gone
  where w.user_id = gone.user_id and w.workout_id = gone.workout_id and w.id = (
    select k.id from public.workout_exercises k where k.user_id = gone.user_id and k.workout_id = gone.workout_id
      and k.exercise_id = stays order by k."order" limit 1);
  delete from public.workout_exercises w
  where w.exercise_id = goes and w.id in (select (r ->> 'id')::uuid from jsonb_array_elements(entry.routine_rows) r);
  entry.routine_row_ids := array(select w.id from public.workout_exercises w where w.exercise_id = goes);
  -- Of the one that stays only what a merge changes: rows of people who have both.
  select coalesce(jsonb_agg(to_jsonb(n)), '[]') into entry.notes from (
    select g.* from public.exercise_notes g where g.exercise_id = goes
    union all
    select k.* from public.exercise_notes g join public.exercise_notes k on k.user_id = g.user_id and k.exercise_id = stays
    where g.exercise_id = goes) n;
  select coalesce(jsonb_agg(to_jsonb(a)), '[]') into entry.avoided from public.avoided a where a.exercise_id = goes;
  if one.owner_id is null then
    select coalesce(jsonb_agg(to_jsonb(p)), '[]') into entry.schedules from public.generated_weekly_schedules p
    where strpos(p.schedule_json::text, goes::text) > 0;
  else
    select coalesce(jsonb_agg(to_jsonb(p)), '[]') into entry.schedules from public.generated_weekly_schedules p
    where p.user_id = one.owner_id and strpos(p.schedule_json::text, goes::text) > 0;
  end if;

  update public.set_logs s set exercise_id = stays where s.exercise_id = goes;
  update public.goals g set exercise_id = stays where g.exercise_id = goes;
  update public.workout_exercises w set exercise_id = stays where w.exercise_id = goes;
  -- Both notes are kept, one below the other; what does not fit any more stays with the exercise that went, for the undo.
  update public.exercise_notes n set note = left(n.note || E'\n' || gone.note, 2000)
  from public.exercise_notes gone where gone.exercise_id = goes and n.exercise_id = stays and n.user_id = gone.user_id;
  delete from public.exercise_notes n where n.exercise_id = goes and exists (
    select from public.exercise_notes k where k.user_id = n.user_id and k.exercise_id = stays);
  update public.exercise_notes n set exercise_id = stays where n.exercise_id = goes;
  delete from public.avoided a where a.exercise_id = goes and exists (
    select from public.avoided k where k.user_id = a.user_id and k.exercise_id = stays);
  update public.avoided a set exercise_id = stays where a.exercise_id = goes;
  update public.generated_weekly_schedules p set schedule_json = replace(p.schedule_json::text, goes::text, stays::text)::jsonb
  where p.id in (select (r ->> 'id')::uuid from jsonb_array_elements(entry.schedules) r);
  entry.programs := private.rename_in_programs(goes::text, stays::text, one.owner_id);

  -- Of the library everybody sees the same: it learns no names of one person.
  entry.new_aliases := case when one.owner_id is not distinct from other.owner_id then private.aliases_to_add(one, other) else '{}' end;
  update public.exercises e set aliases = e.aliases || entry.new_aliases where e.id = stays and entry.new_aliases <> '{}';
  update public.exercises e set merged_into = stays where e.id = goes or e.merged_into = goes;

  insert into private.exercise_merges
    (owner_id, goes, stays, log_ids, set_ids, goal_ids, routine_row_ids, new_aliases, routine_rows, notes, avoided, schedules, programs)
  values (one.owner_id, goes, stays, entry.log_ids, entry.set_ids, entry.goal_ids, entry.routine_row_ids, entry.new_aliases, entry.routine_rows, entry.notes,
    entry.avoided, entry.schedules, entry.programs)
  returning * into entry;
  perform private.note_merge(entry);
  return entry.id;
end
$$;

-- Takes a merge back for whatever is still there: sets, also new ones of workouts that had only this exercise, goals, routines, notes, what is avoided, and plans. What was logged since stays with the
-- exercise that stayed. PT409 when the exercise went into yet another one since, or is no longer merged. The rows are locked by the caller.
create or replace function private.undo_exercise_merge(entry private.exercise_merges) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  if not exists (select from public.exercises e where e.id = entry.goes and e.merged_into = entry.stays) then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.', detail = '{"reason":"merged_again"}';
  end if;

  update public.exercises e set merged_into = null where e.id = entry.goes;
  -- What had gone into it before follows it back.
  with recursive followers (id) as (
    select m.goes from private.exercise_merges m where m.stays = entry.goes and m.undone_at is null
    union
    select m.goes from private.exercise_merges m join followers f on m.stays = f.id where m.undone_at is null
  )
  update public.exercises e set merged_into = entry.goes where e.merged_into = entry.stays and e.id in (select f.id from followers f);
  update public.exercises e set aliases = array(
    select a from unnest(e.aliases) with ordinality as t (a, n) where a <> all (entry.new_aliases) order by n)
  where e.id = entry.stays and entry.new_aliases <> '{}';
  update public.set_logs s set exercise_id = entry.goes where s.id = any (entry.set_ids) and s.exercise_id = entry.stays;
  update public.set_logs s set exercise_id = entry.goes
  from public.workout_logs l
  where l.id = any (entry.log_ids) and s.user_id = l.user_id and s.workout_log_id = l.id and s.exercise_id = entry.stays;
  update public.goals g set exercise_id = entry.goes where g.id = any (entry.goal_ids) and g.exercise_id = entry.stays;
  update public.workout_exercises w set exercise_id = entry.goes
  where w.id = any (entry.routine_row_ids) and w.exercise_id = entry.stays;
  -- Of a routine that had both, as far as its places are still free; a routine that was saved since stays as it was saved.
  update public.workout_exercises w set sets = r.sets
  from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) r
  where w.id = r.id and r.exercise_id = entry.stays and w.exercise_id = entry.stays;
  insert into public.workout_exercises
  select r.* from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) r
  where r.exercise_id = entry.goes
    and exists (
      select from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) k
      join public.workout_exercises w on w.id = k.id where k.workout_id = r.workout_id and k.exercise_id = entry.stays)
  on conflict do nothing;
  -- Notes: those that are as the merge left them.
  update public.exercise_notes n set exercise_id = r.exercise_id, note = r.note
  from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) r
  where n.id = r.id and n.exercise_id = entry.stays and (
    n.note = r.note or exists (
      select from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) g
      where g.user_id = r.user_id and g.exercise_id = entry.goes and n.note = left(r.note || E'\n' || g.note, 2000)));
  insert into public.exercise_notes
  select r.* from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) r
  join auth.users u on u.id = r.user_id where r.exercise_id = entry.goes
  on conflict do nothing;
  -- One that is avoided no more stays so.
  update public.avoided a set exercise_id = entry.goes
  from jsonb_populate_recordset(null::public.avoided, entry.avoided) r where a.id = r.id and a.exercise_id = entry.stays
    and r.exercise_id = entry.goes;
  insert into public.avoided
  select r.* from jsonb_populate_recordset(null::public.avoided, entry.avoided) r
  join public.avoided k on k.user_id = r.user_id and k.exercise_id = entry.stays where r.exercise_id = entry.goes
  on conflict do nothing;
  update public.generated_weekly_schedules p set schedule_json = r.schedule_json
  from jsonb_populate_recordset(null::public.generated_weekly_schedules, entry.schedules) r
  where p.id = r.id and p.schedule_json = replace(r.schedule_json::text, entry.goes::text, entry.stays::text)::jsonb;
  perform private.rename_back_in_programs(entry.goes::text, entry.stays::text, entry.programs);

  perform private.note_merge(entry);
  update private.exercise_merges m set undone_at = now(), log_ids = '{}', set_ids = '{}', goal_ids = '{}', routine_row_ids = '{}', new_aliases = '{}',
    routine_rows = '[]', notes = '[]', avoided = '[]', schedules = '[]', programs = '[]'
  where m.id = entry.id;
end
$$;

revoke all on function private.rename_in_programs, private.rename_back_in_programs from public, anon, authenticated, service_role;
