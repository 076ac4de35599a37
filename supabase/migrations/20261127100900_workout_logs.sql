-- Sessions that were trained, and their sets.

create table public.workout_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_id uuid,
  committed_workout_id uuid,
  name text,
  date date not null,
  notes text,
  duration_seconds integer,
  started_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, workout_id) references public.workouts (user_id, id) on delete set null (workout_id),
  constraint workout_logs_name_check check (length(name) <= 200),
  constraint workout_logs_date_check check (date between '1900-01-01' and '2200-01-01'),
  constraint workout_logs_notes_check check (length(notes) <= 20000),
  constraint workout_logs_duration_seconds_check check (duration_seconds >= 0),
  constraint workout_logs_started_at_check check (started_at between '1900-01-01' and '2200-01-01')
);

comment on column public.workout_logs.workout_id is 'null: ad hoc, or the template is gone';
comment on column public.workout_logs.name is 'a snapshot, so that a deleted template does not lose it';

create index workout_logs_user_id_date_idx on public.workout_logs (user_id, date desc);
create index workout_logs_user_id_workout_id_idx on public.workout_logs (user_id, workout_id) where workout_id is not null;

-- A log that names a template but brings no name takes the template's.
create function private.snapshot_name() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.name := (select w.name from public.workouts w where w.user_id = new.user_id and w.id = new.workout_id);
  return new;
end
$$;

create trigger snapshot_name before insert on public.workout_logs
  for each row when (new.name is null and new.workout_id is not null)
  execute function private.snapshot_name();
-- Losing its template or its plan is no edit.
create trigger stamp_revision before update of name, date, notes, duration_seconds, started_at on public.workout_logs
  for each row execute function private.stamp_revision();

alter table public.workout_logs enable row level security;
alter table public.workout_logs force row level security;

revoke all on public.workout_logs from public, anon, authenticated;
grant select, delete,
  insert (id, user_id, workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at, revision, created_at,
    updated_at),
  update (workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at)
  on public.workout_logs to authenticated;
grant all on public.workout_logs to service_role;

-- What was typed is never rewritten; weight_kg and distance_km are for sums and charts.
create table public.set_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_log_id uuid not null,
  exercise_id uuid not null references public.exercises (id),
  exercise_order integer not null,
  set_number integer not null,
  set_type text not null default 'normal',
  reps numeric,
  weight numeric,
  weight_unit text not null default 'kg',
  weight_kg numeric generated always as (case weight_unit when 'lbs' then weight * 0.45359237 else weight end) stored,
  duration_minutes numeric,
  distance numeric,
  distance_unit text not null default 'km',
  distance_km numeric generated always as (case distance_unit when 'mi' then distance * 1.609344 else distance end) stored,
  rpe numeric,
  notes text,
  created_at timestamptz not null default now(),
  superset integer,
  -- 12 repetitions on each side (lunges, one-arm work) are saved as 12 and counted once.
  per_side boolean not null default false,
  unique (user_id, id),
  unique (user_id, workout_log_id, exercise_order, set_number),
  foreign key (user_id, workout_log_id) references public.workout_logs (user_id, id) on delete cascade,
  constraint set_logs_exercise_order_check check (exercise_order between 1 and 10000),
  constraint set_logs_set_number_check check (set_number between 1 and 10000),
  constraint set_logs_set_type_check check (set_type in ('normal', 'warmup', 'drop', 'rest_pause', 'failure')),
  constraint set_logs_reps_check check (reps between 0 and 100000),
  constraint set_logs_weight_check check (weight between -100000 and 100000),
  constraint set_logs_weight_unit_check check (weight_unit in ('kg', 'lbs')),
  constraint set_logs_duration_minutes_check check (duration_minutes between 0 and 100000),
  constraint set_logs_distance_check check (distance between 0 and 1000000),
  constraint set_logs_distance_unit_check check (distance_unit in ('km', 'mi')),
  constraint set_logs_rpe_check check (rpe between 0 and 10),
  constraint set_logs_notes_check check (length(notes) <= 10000),
  constraint set_logs_superset_check check (superset between 1 and 10000)
);

-- The exercise first, or removing a custom exercise would read every set of everybody to see that it is unused.
create index set_logs_exercise_id_user_id_idx on public.set_logs (exercise_id, user_id);

alter table public.set_logs enable row level security;
alter table public.set_logs force row level security;

revoke all on public.set_logs from public, anon, authenticated;
grant select, delete,
  insert (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
    duration_minutes, distance, distance_unit, rpe, notes, superset, per_side, created_at),
  update (exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, duration_minutes, distance,
    distance_unit, rpe, notes, superset, per_side)
  on public.set_logs to authenticated;
grant all on public.set_logs to service_role;

-- A set that does not say where its exercise stands joins its exercise, or comes last.
create function private.place_set() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.exercise_order := (
    select coalesce(max(s.exercise_order) filter (where s.exercise_id = new.exercise_id), max(s.exercise_order) + 1, 1)
    from public.set_logs s
    where s.user_id = new.user_id and s.workout_log_id = new.workout_log_id
  );
  return new;
end
$$;

create trigger place_set before insert on public.set_logs
  for each row when (new.exercise_order is null)
  execute function private.place_set();

-- A weight below zero is help, which only an exercise that moves the body can have.
create function private.check_weight() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if not exists (select from public.exercises e where e.id = new.exercise_id and e.load <> 'outside') then
    raise exception using errcode = 'check_violation', constraint = 'set_logs_weight_check', table = 'set_logs', schema = 'public',
      message = 'A weight below 0 is help, which this exercise doesn''t take.';
  end if;
  return new;
end
$$;

create trigger check_weight before insert or update of weight, exercise_id on public.set_logs
  for each row when (new.weight < 0) execute function private.check_weight();

revoke all on function private.snapshot_name, private.place_set, private.check_weight from public, anon, authenticated, service_role;
