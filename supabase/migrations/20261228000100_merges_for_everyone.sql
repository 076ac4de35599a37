-- Whoever made an exercise may merge it into another one, as admins do with the library's. What a merge moves, and its way back, stand here once
-- for both.

comment on column public.exercises.merged_into is 'what is logged of this one is logged of that one';

-- An exercise that stayed can be deleted as soon as nothing names it; what was merged into it is then on its own again.
create function private.let_merged_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.exercises e set merged_into = null where e.merged_into = old.id;
  return null;
end
$$;
revoke all on function private.let_merged_go() from public, anon, authenticated, service_role;
create trigger let_merged_go after delete on public.exercises
  for each row execute function private.let_merged_go();

-- What a person's merge remembers counts as theirs, so that no account fills the disk by merging on and on.
alter table private.exercise_merges add column owner_id uuid;
comment on column private.exercise_merges.owner_id is 'of the exercise that went; null: the library';
create trigger count_written after insert on private.exercise_merges referencing new table as written
  for each statement execute function private.count_usage('owner_id');
create trigger count_changed after update on private.exercise_merges referencing new table as written old table as removed
  for each statement execute function private.count_usage('owner_id');
create trigger count_removed after delete on private.exercise_merges referencing old table as removed
  for each statement execute function private.count_usage('owner_id');

-- Names the exercise that stayed instead of the merged one that a device may still know. It waits for a merge under way. Statement triggers do the
-- same for what comes in many rows (follow_merges).
create function private.name_what_stayed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named public.exercises;
begin
  select * into named from public.exercises e
  where e.id = new.exercise_id and (e.owner_id is null or e.owner_id = new.user_id) for key share;
  new.exercise_id := coalesce(named.merged_into, new.exercise_id);
  return new;
end
$$;
revoke all on function private.name_what_stayed() from public, anon, authenticated, service_role;

create trigger name_what_stayed before insert or update of exercise_id on public.exercise_notes
  for each row execute function private.name_what_stayed();
create trigger name_what_stayed before insert or update of exercise_id on public.avoided
  for each row execute function private.name_what_stayed();
create trigger name_what_stayed before update of exercise_id on public.goals
  for each row execute function private.name_what_stayed();

-- The names of `one` that `other` gets as aliases: those that it doesn't have, the exercise's own name first, as many as there is room for.
create function private.aliases_to_add(one public.exercises, other public.exercises) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(f.alias order by f.place), '{}') from (
    select d.alias, row_number() over w as place, sum(length(d.alias) + 1) over w as letters
    from (
      select distinct on (lower(a)) a as alias, lower(a) <> lower(one.name) as is_alias
      from unnest(one.name || one.aliases) a
      where lower(a) not in (select lower(k) from unnest(other.name || other.aliases) k) order by lower(a)
    ) d
    window w as (order by d.is_alias, lower(d.alias))
  ) f
  where f.place <= 50 - cardinality(other.aliases) and f.letters <= 5000 - length(array_to_string(other.aliases, ','))
$$;

-- Moves everything that names `one` to `other`, and remembers what it moved. Answers the merge's id. Both rows are locked by the caller.
create function private.merge_exercises(one public.exercises, other public.exercises) returns uuid
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

  -- Of the library everybody sees the same: it learns no names of one person.
  entry.new_aliases := case when one.owner_id is not distinct from other.owner_id then private.aliases_to_add(one, other) else '{}' end;
  update public.exercises e set aliases = e.aliases || entry.new_aliases where e.id = stays and entry.new_aliases <> '{}';
  update public.exercises e set merged_into = stays where e.id = goes or e.merged_into = goes;

  insert into private.exercise_merges
    (owner_id, goes, stays, set_ids, goal_ids, routine_row_ids, new_aliases, routine_rows, notes, avoided, schedules)
  values (one.owner_id, goes, stays, entry.set_ids, entry.goal_ids, entry.routine_row_ids, entry.new_aliases, entry.routine_rows, entry.notes,
    entry.avoided, entry.schedules)
  returning * into entry;
  perform private.note_merge(entry);
  return entry.id;
end
$$;

-- Tells people's other devices that their workouts and routines name another exercise: sets and places of a routine are not followed by themselves.
create function private.note_merge(entry private.exercise_merges) returns void
language sql security invoker set search_path = '' as $$
  insert into public.latest_changes as l (user_id, table_name)
  select distinct s.user_id, 'workout_logs' from public.set_logs s where s.id = any (entry.set_ids)
  union
  select distinct w.user_id, 'workouts' from public.workout_exercises w
  where w.id = any (entry.routine_row_ids) or w.id in (select (r ->> 'id')::uuid from jsonb_array_elements(entry.routine_rows) r)
  on conflict (user_id, table_name) do update set revision = l.revision + 1, changed_at = clock_timestamp()
$$;

-- Takes a merge back for whatever is still there: sets, goals, routines, notes, what is avoided, and plans. What was logged since stays with the
-- exercise that stayed. PT409 when the exercise went into yet another one since, or is no longer merged. The rows are locked by the caller.
create function private.undo_exercise_merge(entry private.exercise_merges) returns void
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

  perform private.note_merge(entry);
  update private.exercise_merges m set undone_at = now(), set_ids = '{}', goal_ids = '{}', routine_row_ids = '{}', new_aliases = '{}',
    routine_rows = '[]', notes = '[]', avoided = '[]', schedules = '[]'
  where m.id = entry.id;
end
$$;
revoke all on function private.aliases_to_add(public.exercises, public.exercises), private.note_merge(private.exercise_merges),
  private.merge_exercises(public.exercises, public.exercises), private.undo_exercise_merge(private.exercise_merges)
  from public, anon, authenticated, service_role;

-- Lets one exercise of the library go into another, with everything that names it, in one transaction. Answers the merge's id. PT409 when they
-- record different things.
create or replace function public.admin_merge_exercises(goes uuid, stays uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  one public.exercises;
  other public.exercises;
  merge_id uuid;
begin
  perform private.require_admin();
  -- In one order, so that two merges don't wait for each other.
  perform from public.exercises e where e.id in (goes, stays) order by e.id for update;
  select * into one from public.exercises e where e.id = goes and e.owner_id is null and e.merged_into is null;
  select * into other from public.exercises e where e.id = stays and e.owner_id is null and e.merged_into is null;
  if one.id is null or other.id is null or goes = stays then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  merge_id := private.merge_exercises(one, other);
  perform private.note_admin_action('merge', one.name || ' into ' || other.name,
    (select cardinality(m.set_ids) from private.exercise_merges m where m.id = merge_id) || ' sets');
  return merge_id;
end
$$;

-- The merges of the library that can still be undone: [{"id", "goes", "stays", "merged_at"}], the exercises by their names, newest first.
create or replace function public.admin_merges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'goes', g.name, 'stays', s.name, 'merged_at', m.merged_at) order by m.merged_at desc)
    from private.exercise_merges m
    join public.exercises g on g.id = m.goes join public.exercises s on s.id = m.stays
    where m.owner_id is null and m.undone_at is null and m.merged_at > now() - interval '1 day'
  ), '[]');
end
$$;

-- Takes a merge of the library back. PT409 after a day, or when the exercise went into yet another one.
create or replace function public.admin_undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry private.exercise_merges;
begin
  perform private.require_admin();
  select * into entry from private.exercise_merges m where m.id = merge_id and m.owner_id is null for update;
  if entry.id is null or entry.undone_at is not null or entry.merged_at < now() - interval '1 day' then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.';
  end if;
  perform from public.exercises e where e.id in (entry.goes, entry.stays) order by e.id for update;
  perform private.undo_exercise_merge(entry);
  perform private.note_admin_action('undo_merge', (
    select g.name || ' and ' || s.name from public.exercises g, public.exercises s where g.id = entry.goes and s.id = entry.stays));
end
$$;
