-- Makes an exercise of the caller's own. `exercise` has the table's column names. Asked for again just as it was, as after an answer that
-- got lost, it is the one that is there already; another one of the same name, in whatever case, is refused: 23505. Answers {"id"}.
create function public.make_exercise(exercise jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  entry public.exercises := jsonb_populate_record(null::public.exercises, exercise);
  made uuid;
begin
  entry.primary_muscles := coalesce(entry.primary_muscles, '{}');
  entry.secondary_muscles := coalesce(entry.secondary_muscles, '{}');
  entry.aliases := coalesce(entry.aliases, '{}');
  insert into public.exercises (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
    values (coalesce(entry.owner_id, me), entry.name, entry.type, entry.measure, entry.equipment, entry.primary_muscles,
      entry.secondary_muscles, entry.aliases)
    returning id into made;
  return jsonb_build_object('id', made);
exception
  when unique_violation then
    select e.id into made from public.exercises e
      where e.owner_id = me and e.name = btrim(entry.name)
        and e.type = coalesce(entry.type, e.type) and e.measure = coalesce(entry.measure, e.measure)
        and e.equipment is not distinct from entry.equipment and e.primary_muscles = entry.primary_muscles
        and e.secondary_muscles = entry.secondary_muscles and e.aliases = entry.aliases;
    if made is null then
      raise;
    end if;
    return jsonb_build_object('id', made);
end
$$;
revoke all on function public.make_exercise(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.make_exercise(jsonb) to authenticated;
