-- What somebody does not want to train: an exercise or a muscle, with a reason for their own eyes. Suggestions and swaps leave it out.

create table public.avoided (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  exercise_id uuid references public.exercises (id) on delete cascade,
  muscle text,
  reason text,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, exercise_id),
  unique (user_id, muscle),
  constraint avoided_one_thing_check check (num_nonnulls(exercise_id, muscle) = 1),
  constraint avoided_muscle_check check (length(muscle) between 1 and 50),
  constraint avoided_reason_check check (length(reason) <= 500)
);

create index avoided_exercise_id_idx on public.avoided (exercise_id);

alter table public.avoided enable row level security;
alter table public.avoided force row level security;

revoke all on public.avoided from public, anon, authenticated;
grant select, delete, insert (id, user_id, exercise_id, muscle, reason, created_at), update (reason)
  on public.avoided to authenticated;
grant all on public.avoided to service_role;
