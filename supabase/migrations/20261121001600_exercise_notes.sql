-- What somebody wants to read each time they do an exercise: the height of the seat, the width of the grip. One note an exercise.

create table public.exercise_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  exercise_id uuid not null references public.exercises (id) on delete cascade,
  note text not null,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, exercise_id),
  constraint exercise_notes_note_check check (length(note) <= 2000)
);

create index exercise_notes_exercise_id_idx on public.exercise_notes (exercise_id);

alter table public.exercise_notes enable row level security;
alter table public.exercise_notes force row level security;

create policy "read one's own" on public.exercise_notes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own, of visible exercises" on public.exercise_notes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = exercise_notes.exercise_id)
  );
create policy "change one's own, to visible exercises" on public.exercise_notes for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.exercises e where e.id = exercise_notes.exercise_id)
  );
create policy "remove one's own" on public.exercise_notes for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.exercise_notes from public, anon, authenticated;
-- An upsert writes every column that it sends again.
grant select, delete, insert (user_id, exercise_id, note), update (exercise_id, note)
  on public.exercise_notes to authenticated;
grant all on public.exercise_notes to service_role;
