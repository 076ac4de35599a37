-- Routine templates and the exercises in them.

create table public.workouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  constraint workouts_name_check check (btrim(name) <> '' and length(name) <= 200),
  constraint workouts_description_check check (length(description) <= 10000)
);

create index workouts_user_id_created_at_idx on public.workouts (user_id, created_at desc);

create trigger stamp_revision before update of name, description on public.workouts
  for each row execute function private.stamp_revision();

alter table public.workouts enable row level security;
alter table public.workouts force row level security;

create policy "read one's own" on public.workouts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on public.workouts for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on public.workouts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on public.workouts for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.workouts from public, anon, authenticated;
grant select, delete, insert (user_id, name, description), update (name, description)
  on public.workouts to authenticated;
grant all on public.workouts to service_role;

create table public.workout_exercises (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_id uuid not null,
  exercise_id uuid not null references public.exercises (id),
  "order" integer not null,
  sets integer,
  reps text,
  notes text,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, workout_id, "order"),
  foreign key (user_id, workout_id) references public.workouts (user_id, id) on delete cascade,
  constraint workout_exercises_order_check check ("order" between 1 and 10000),
  constraint workout_exercises_sets_check check (sets between 0 and 1000),
  constraint workout_exercises_reps_check check (length(reps) <= 200),
  constraint workout_exercises_notes_check check (length(notes) <= 10000)
);

create index workout_exercises_exercise_id_idx on public.workout_exercises (exercise_id);

alter table public.workout_exercises enable row level security;
alter table public.workout_exercises force row level security;

create policy "read one's own" on public.workout_exercises for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own, of visible exercises" on public.workout_exercises for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = workout_exercises.exercise_id)
  );
create policy "change one's own, to visible exercises" on public.workout_exercises for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = workout_exercises.exercise_id)
  );
create policy "remove one's own" on public.workout_exercises for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.workout_exercises from public, anon, authenticated;
grant select, delete,
  insert (user_id, workout_id, exercise_id, "order", sets, reps, notes),
  update (exercise_id, "order", sets, reps, notes)
  on public.workout_exercises to authenticated;
grant all on public.workout_exercises to service_role;
