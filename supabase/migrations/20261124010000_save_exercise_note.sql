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
revoke all on function public.save_exercise_note(uuid, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.save_exercise_note(uuid, text, text[]) to authenticated;
