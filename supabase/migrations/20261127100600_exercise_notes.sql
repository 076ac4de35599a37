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

revoke all on public.exercise_notes from public, anon, authenticated;
-- An upsert writes every column that it sends again.
grant select, delete, insert (id, user_id, exercise_id, note, created_at), update (exercise_id, note)
  on public.exercise_notes to authenticated;
grant all on public.exercise_notes to service_role;

-- Writes the note of an exercise and answers it as it then stands. `seen` are the notes that the writer has seen or sent before: one of them is
-- replaced. Any other was written elsewhere meanwhile, and stays above the new one, so that neither is lost. Can be repeated: what stands in the
-- note already is not added again.
create function public.save_exercise_note(exercise_id uuid, note text, seen text[]) returns text
language sql volatile security invoker set search_path = '' as $$
  insert into public.exercise_notes as n (exercise_id, note)
    values (save_exercise_note.exercise_id, save_exercise_note.note)
    on conflict (user_id, exercise_id) do update set note = case
      when n.note = '' or n.note = any (seen) then excluded.note
      when position(excluded.note in n.note) > 0 then n.note
      else n.note || E'\n' || excluded.note
    end
    returning n.note
$$;

revoke all on function public.save_exercise_note from public, anon, authenticated, service_role;
grant execute on function public.save_exercise_note to authenticated;
