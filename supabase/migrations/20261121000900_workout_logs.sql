-- Sessions that were trained.

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
revoke all on function private.snapshot_name() from public, anon, authenticated, service_role;

create trigger snapshot_name before insert on public.workout_logs
  for each row when (new.name is null and new.workout_id is not null)
  execute function private.snapshot_name();
-- Losing its template or its plan is no edit.
create trigger stamp_revision before update of name, date, notes, duration_seconds, started_at on public.workout_logs
  for each row execute function private.stamp_revision();

alter table public.workout_logs enable row level security;
alter table public.workout_logs force row level security;

create policy "read one's own" on public.workout_logs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.workout_logs for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.workout_logs for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.workout_logs for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.workout_logs from public, anon, authenticated;
grant select, delete,
  insert (user_id, workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at),
  update (workout_id, committed_workout_id, name, date, notes, duration_seconds, started_at)
  on public.workout_logs to authenticated;
grant all on public.workout_logs to service_role;
