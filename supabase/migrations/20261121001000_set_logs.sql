-- The sets of a session. What was typed is never rewritten; weight_kg and distance_km are for sums and charts.

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
  unique (user_id, id),
  unique (user_id, workout_log_id, exercise_order, set_number),
  foreign key (user_id, workout_log_id) references public.workout_logs (user_id, id) on delete cascade,
  constraint set_logs_exercise_order_check check (exercise_order between 1 and 10000),
  constraint set_logs_set_number_check check (set_number between 1 and 10000),
  constraint set_logs_set_type_check check (set_type in ('normal', 'warmup', 'drop', 'failure')),
  constraint set_logs_reps_check check (reps between 0 and 100000),
  constraint set_logs_weight_check check (weight between 0 and 100000),
  constraint set_logs_weight_unit_check check (weight_unit in ('kg', 'lbs')),
  constraint set_logs_duration_minutes_check check (duration_minutes between 0 and 100000),
  constraint set_logs_distance_check check (distance between 0 and 1000000),
  constraint set_logs_distance_unit_check check (distance_unit in ('km', 'mi')),
  constraint set_logs_rpe_check check (rpe between 0 and 10),
  constraint set_logs_notes_check check (length(notes) <= 10000)
);

-- The exercise first, or removing a custom exercise would read every set of everybody to see that it is unused.
create index set_logs_exercise_id_user_id_idx on public.set_logs (exercise_id, user_id);

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
revoke all on function private.place_set() from public, anon, authenticated, service_role;

create trigger place_set before insert on public.set_logs
  for each row when (new.exercise_order is null)
  execute function private.place_set();

alter table public.set_logs enable row level security;
alter table public.set_logs force row level security;

create policy "read one's own" on public.set_logs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own, of visible exercises" on public.set_logs for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = set_logs.exercise_id)
  );
create policy "change one's own, to visible exercises" on public.set_logs for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = set_logs.exercise_id)
  );
create policy "remove one's own" on public.set_logs for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.set_logs from public, anon, authenticated;
grant select, delete,
  insert (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit,
    duration_minutes, distance, distance_unit, rpe, notes),
  update (exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, duration_minutes, distance,
    distance_unit, rpe, notes)
  on public.set_logs to authenticated;
grant all on public.set_logs to service_role;
