-- Exercises that went into another. Such a one stays for the devices that still name it; no list shows it.

-- What a merge moved, so that it can be undone for a while.
create table private.exercise_merges (
  id uuid primary key default gen_random_uuid(),
  goes uuid not null references public.exercises (id) on delete cascade,
  stays uuid not null references public.exercises (id) on delete cascade,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  set_ids uuid[] not null,
  goal_ids uuid[] not null,
  routine_row_ids uuid[] not null,
  new_aliases text[] not null,
  -- Rows that were changed in more than their exercise, or went: as they were.
  routine_rows jsonb not null,
  notes jsonb not null,
  avoided jsonb not null,
  schedules jsonb not null,
  owner_id uuid,
  log_ids uuid[] not null default '{}'
);

comment on column private.exercise_merges.owner_id is 'of the exercise that went; null: the library';
comment on column private.exercise_merges.log_ids is 'workouts with the exercise that went and without the one that stayed';

create index exercise_merges_goes_idx on private.exercise_merges (goes);
create index exercise_merges_stays_idx on private.exercise_merges (stays);

alter table private.exercise_merges enable row level security;
revoke all on private.exercise_merges from public, anon, authenticated;
grant all on private.exercise_merges to service_role;

-- What counts differently can't stand together.
create function private.check_merged_load() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if exists (select from public.exercises e where e.id = new.merged_into and e.load <> new.load) then
    raise exception using errcode = 'PT409', message = 'Their loads count differently, so that their sets can''t stand together.';
  end if;
  return new;
end
$$;

create trigger check_merged_load before update of merged_into on public.exercises
  for each row when (new.merged_into is not null) execute function private.check_merged_load();

-- An exercise that stayed can be deleted as soon as nothing names it; what was merged into it is then on its own again.
create function private.let_merged_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.exercises e set merged_into = null where e.merged_into = old.id;
  return null;
end
$$;

create trigger let_merged_go after delete on public.exercises
  for each row execute function private.let_merged_go();

-- A device that has not heard of a merge yet saves what it knows; after the merge the rows are found under the exercise that stayed. Runs after
-- the check of the reference, which has waited for a merge under way.
create function private.follow_merges() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.%I t set exercise_id = e.merged_into from written w join public.exercises e on e.id = w.exercise_id
     where e.merged_into is not null and t.id = w.id', tg_table_name);
  return null;
end
$$;

create trigger follow_merges after insert on public.set_logs referencing new table as written
  for each statement execute function private.follow_merges();
create trigger follow_merges after insert on public.workout_exercises referencing new table as written
  for each statement execute function private.follow_merges();
create trigger follow_merges after insert on public.goals referencing new table as written
  for each statement execute function private.follow_merges();

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

create trigger name_what_stayed before insert or update of exercise_id on public.exercise_notes
  for each row execute function private.name_what_stayed();
create trigger name_what_stayed before insert or update of exercise_id on public.avoided
  for each row execute function private.name_what_stayed();
create trigger name_what_stayed before update of exercise_id on public.goals
  for each row execute function private.name_what_stayed();

revoke all on function private.check_merged_load, private.let_merged_go, private.follow_merges, private.name_what_stayed
  from public, anon, authenticated, service_role;
