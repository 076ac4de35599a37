-- Programs of several weeks. A program's days are routines. Every save freezes the whole program as a version, and runs follow versions. A run's
-- state is computed from its workouts and events (src/domain/programs) and never stored. The database doesn't look inside the JSON documents here.

create table public.programs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  constraint programs_name_check check (btrim(name) <> '' and length(name) <= 200)
);

create trigger stamp_revision before update of name on public.programs
  for each row execute function private.stamp_revision();

alter table public.programs enable row level security;
alter table public.programs force row level security;

revoke all on public.programs from public, anon, authenticated;
grant select, delete, insert (id, user_id, name, revision, created_at, updated_at), update (name) on public.programs to authenticated;
grant all on public.programs to service_role;

-- Versions are never changed, because the sessions that a person has seen came from them.
create table public.program_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  program_id uuid not null,
  number integer not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, program_id) references public.programs (user_id, id) on delete cascade,
  constraint program_versions_number_check check (number >= 1),
  constraint program_versions_content_check check (jsonb_typeof(content) = 'object' and length(content::text) <= 500000)
);

comment on column public.program_versions.number is 'the revision of the program that was frozen';

create index program_versions_user_id_program_id_number_idx on public.program_versions (user_id, program_id, number);

alter table public.program_versions enable row level security;
alter table public.program_versions force row level security;

revoke all on public.program_versions from public, anon, authenticated;
grant select, delete, insert (id, user_id, program_id, number, content, created_at) on public.program_versions to authenticated;
grant all on public.program_versions to service_role;

create table public.program_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  program_id uuid not null,
  version_id uuid not null,
  started_on date not null,
  unit text not null default 'kg',
  advance text not null default 'order',
  missed text not null default 'left_out',
  weekdays integer[] not null default '{}',
  starts jsonb not null default '{}',
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, program_id) references public.programs (user_id, id) on delete cascade,
  -- Checked at the end of a transaction, so that a program's versions and runs can be deleted in any order.
  foreign key (user_id, version_id) references public.program_versions (user_id, id) deferrable initially deferred,
  constraint program_runs_started_on_check check (started_on between '1900-01-01' and '2200-01-01'),
  constraint program_runs_unit_check check (unit in ('kg', 'lbs')),
  constraint program_runs_advance_check check (advance in ('order', 'calendar')),
  constraint program_runs_missed_check check (missed in ('waits', 'left_out', 'repeats_week')),
  constraint program_runs_weekdays_check check (
    cardinality(weekdays) <= 7 and array_position(weekdays, null) is null and weekdays <@ array[0, 1, 2, 3, 4, 5, 6]),
  constraint program_runs_starts_check check (jsonb_typeof(starts) = 'object' and length(starts::text) <= 50000),
  constraint program_runs_ended_at_check check (ended_at between '1900-01-01' and '2200-01-01')
);

comment on column public.program_runs.version_id is 'the version at the start; an event can switch to a later one';
comment on column public.program_runs.missed is 'what happens to a missed day if the run advances by calendar';
comment on column public.program_runs.weekdays is 'the person''s usual training days; 0 is Monday';
comment on column public.program_runs.starts is 'the loads and maxes at the start';
comment on column public.program_runs.ended_at is 'the time of its first event of the kind "end"; null while it is running';

create unique index program_runs_running_key on public.program_runs (user_id) where ended_at is null;
create index program_runs_user_id_program_id_idx on public.program_runs (user_id, program_id);
create index program_runs_user_id_version_id_idx on public.program_runs (user_id, version_id);

alter table public.program_runs enable row level security;
alter table public.program_runs force row level security;

revoke all on public.program_runs from public, anon, authenticated;
grant select, delete,
  insert (id, user_id, program_id, version_id, started_on, unit, advance, missed, weekdays, starts, ended_at, created_at),
  update (ended_at)
  on public.program_runs to authenticated;
grant all on public.program_runs to service_role;

create table public.program_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  run_id uuid not null,
  after_slot integer not null,
  made_at timestamptz not null,
  kind text not null,
  body jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, run_id) references public.program_runs (user_id, id) on delete cascade,
  constraint program_events_after_slot_check check (after_slot between 0 and 100000),
  constraint program_events_made_at_check check (made_at between '1900-01-01' and '2200-01-01'),
  constraint program_events_kind_check check (kind in (
    'skip', 'go_to', 'swap_day', 'deload', 'pause', 'resume', 'away', 'tm', 'load', 'version', 'date', 'unit', 'counts', 'felt', 'hold',
    'next_cycle', 'end')),
  constraint program_events_body_check check (jsonb_typeof(body) = 'object' and length(body::text) <= 20000)
);

comment on column public.program_events.after_slot is 'the last slot of the run that was spent before the event; 0 if none was';
comment on column public.program_events.made_at is 'the time on the device''s clock; only orders the events after the same slot';

create index program_events_user_id_run_id_idx on public.program_events (user_id, run_id, after_slot, made_at, id);

alter table public.program_events enable row level security;
alter table public.program_events force row level security;

revoke all on public.program_events from public, anon, authenticated;
grant select, delete, insert (id, user_id, run_id, after_slot, made_at, kind, body, created_at) on public.program_events to authenticated;
grant all on public.program_events to service_role;

-- A program's days, which are deleted with the program.
alter table public.workouts
  add column program_id uuid,
  add column program_day integer,
  add constraint workouts_program_fkey foreign key (user_id, program_id) references public.programs (user_id, id) on delete cascade,
  -- Deferred, because one statement can make days trade places.
  add constraint workouts_program_day_key unique (user_id, program_id, program_day) deferrable,
  add constraint workouts_program_day_check check (program_day between 1 and 100),
  add constraint workouts_day_of_program_check check ((program_id is null) = (program_day is null));

comment on column public.workouts.program_id is 'null for a routine that isn''t part of a program';
comment on column public.workouts.program_day is 'the day''s place in the program, from 1';

grant insert (program_id, program_day), update (program_id, program_day) on public.workouts to authenticated;

alter table public.workout_exercises
  add column prescription jsonb,
  add constraint workout_exercises_prescription_check check (
    jsonb_typeof(prescription) = 'object' and length(prescription::text) <= 100000);

comment on column public.workout_exercises.prescription is
  'in a program: the sets of every week and the rule; `sets` and `reps` have the first week in words';

grant insert (prescription), update (prescription) on public.workout_exercises to authenticated;

alter table public.workout_logs
  add column run_id uuid,
  add column slot integer,
  add column counts boolean,
  add column prescribed jsonb,
  add constraint workout_logs_run_fkey foreign key (user_id, run_id) references public.program_runs (user_id, id)
    on delete set null (run_id),
  add constraint workout_logs_slot_check check (slot between 1 and 100000),
  add constraint workout_logs_run_check check ((run_id is null) = (slot is null) and (run_id is null) = (counts is null)),
  add constraint workout_logs_prescribed_check check (
    jsonb_typeof(prescribed) = 'object' and length(prescribed::text) <= 100000);

comment on column public.workout_logs.run_id is 'null if the workout wasn''t part of a program, or if the run was deleted';
comment on column public.workout_logs.slot is 'the session''s number in the run, from 1';
comment on column public.workout_logs.counts is 'whether the run counts this log; exactly one log of each slot counts';
comment on column public.workout_logs.prescribed is 'the session as it was shown; never changed later';

create unique index workout_logs_counts_key on public.workout_logs (user_id, run_id, slot) where counts;
create index workout_logs_user_id_run_id_idx on public.workout_logs (user_id, run_id, slot) where run_id is not null;

grant insert (run_id, slot, counts, prescribed), update (run_id, slot, counts, prescribed) on public.workout_logs to authenticated;

alter table public.set_logs
  add column prescribed_set integer,
  add constraint set_logs_prescribed_set_check check (prescribed_set between 0 and 10000);

comment on column public.set_logs.prescribed_set is
  'its place among all sets in the log''s `prescribed`, from 0; null: an extra set, or a workout without a program';

grant insert (prescribed_set), update (prescribed_set) on public.set_logs to authenticated;

do $$
declare
  -- The same as in the file with all policies.
  proven constant text := $p$((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )))$p$;
  name text;
begin
  foreach name in array array['programs', 'program_versions', 'program_runs', 'program_events'] loop
    execute format($sql$create policy "read one's own" on public.%1$I for select to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "add one's own" on public.%1$I for insert to authenticated
      with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "change one's own" on public.%1$I for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))$sql$, name);
    execute format($sql$create policy "remove one's own" on public.%1$I for delete to authenticated
      using (user_id = (select auth.uid()))$sql$, name);
    execute format(
      'create policy "proved by a second factor where there is one" on public.%I as restrictive for all to authenticated
       using %s with check %s', name, proven, proven);

    execute format(
      'create trigger count_written after insert on public.%I referencing new table as written
         for each statement execute function private.count_usage(''user_id'')', name);
    execute format(
      'create trigger count_changed after update on public.%I referencing new table as written old table as removed
         for each statement execute function private.count_usage(''user_id'')', name);
    execute format(
      'create trigger count_removed after delete on public.%I referencing old table as removed
         for each statement execute function private.count_usage(''user_id'')', name);

    execute format(
      'create trigger note_written after insert on public.%I referencing new table as written
         for each statement execute function private.note_latest_change(''user_id'')', name);
    execute format(
      'create trigger note_changed after update on public.%I referencing new table as written
         for each statement execute function private.note_latest_change(''user_id'')', name);
    execute format(
      'create trigger note_removed after delete on public.%I referencing old table as removed
         for each statement execute function private.note_latest_change(''user_id'')', name);
  end loop;
end
$$;
