-- Which exercise an own one moves like, so that it has that one's drawing and words. It is the name the app ships them under, not a row: a name
-- means the same on every server that an export is brought to, and stays when the library's row is renamed or merged. One that names nothing
-- draws nothing.

alter table public.exercises
  add column moves_like text,
  add constraint exercises_moves_like_check check (length(moves_like) between 1 and 200);

comment on column public.exercises.moves_like is 'the exercise whose drawing and words show how it is done, as the app names it; null: its own, if it has any';

grant insert (moves_like), update (moves_like) on public.exercises to authenticated;

-- Makes an exercise of the caller's own. `exercise` has the table's column names. Asked for again just as it was, as after an answer that
-- got lost, it is the one that is there already; another one of the same name, in whatever case, is refused: 23505. Answers {"id"}.
create or replace function public.make_exercise(exercise jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  entry public.exercises := jsonb_populate_record(null::public.exercises, exercise);
  made uuid;
begin
  entry.primary_muscles := coalesce(entry.primary_muscles, '{}');
  entry.secondary_muscles := coalesce(entry.secondary_muscles, '{}');
  entry.aliases := coalesce(entry.aliases, '{}');
  insert into public.exercises (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share,
      moves_like)
    values (coalesce(entry.owner_id, me), entry.name, entry.type, entry.measure, entry.equipment, entry.primary_muscles,
      entry.secondary_muscles, entry.aliases, entry.load, entry.body_share, entry.moves_like)
    returning id into made;
  return jsonb_build_object('id', made);
exception
  when unique_violation then
    select e.id into made from public.exercises e
      where e.owner_id = me and e.name = btrim(entry.name)
        and e.type = coalesce(entry.type, e.type) and e.measure = coalesce(entry.measure, e.measure)
        and e.equipment is not distinct from entry.equipment and e.primary_muscles = entry.primary_muscles
        and e.secondary_muscles = entry.secondary_muscles and e.aliases = entry.aliases
        and e.load = coalesce(entry.load, 'outside') and e.body_share is not distinct from entry.body_share
        and e.moves_like is not distinct from entry.moves_like;
    if made is null then
      raise;
    end if;
    return jsonb_build_object('id', made);
end
$$;

-- The ids of an import's exercises in their order; those that are new are made, or found where the person made one of that name meanwhile. A new
-- exercise may come with its id and all of its columns.
create or replace function private.exercises_of_import(entry public.imports) returns uuid[]
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named jsonb;
  made public.exercises;
  id uuid;
  ids uuid[] := '{}';
begin
  for named in select e.value from jsonb_array_elements(entry.exercises) with ordinality e (value, place) order by e.place loop
    id := null;
    if not named ? 'name' then
      select e.id into id from public.exercises e where e.id = (named ->> 'id')::uuid;
      if id is null then
        raise exception using errcode = 'PT404', message = 'An exercise of this import does not exist any more.',
          detail = '{"reason":"exercise"}';
      end if;
    else
      made := jsonb_populate_record(null::public.exercises, named);
      -- A JSON null would be stored as one.
      made.joint_loads := nullif(made.joint_loads, 'null');
      insert into public.exercises (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load,
          body_share, is_hidden, created_at, updated_at, pattern, skill, joint_loads, is_unilateral, load_kind, needs, moves_like)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'), made.load,
          made.body_share, coalesce(made.is_hidden, false), coalesce(made.created_at, now()), coalesce(made.updated_at, now()),
          made.pattern, made.skill, made.joint_loads, made.is_unilateral, made.load_kind, made.needs, made.moves_like)
        on conflict do nothing returning exercises.id into id;
      if id is not null then
        insert into private.import_rows (import_id, kind, row_id) values (entry.id, 'exercises', id);
      else
        select e.id into id from public.exercises e where e.owner_id = me and lower(e.name) = lower(btrim(named ->> 'name'));
      end if;
    end if;
    ids := ids || id;
  end loop;
  return ids;
end
$$;
