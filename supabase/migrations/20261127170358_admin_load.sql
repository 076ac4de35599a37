-- Admins say how the load of the library's exercises counts, as everybody does of their own.

-- The library with how many sets are logged of each: [{"id", "name", "type", "measure", "load", "equipment", "primary_muscles",
-- "secondary_muscles", "aliases", "sets"}].
create or replace function public.admin_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'type', e.type, 'measure', e.measure, 'load', e.load, 'equipment', e.equipment,
      'primary_muscles', e.primary_muscles, 'secondary_muscles', e.secondary_muscles, 'aliases', e.aliases,
      'sets', coalesce(t.sets, 0)) order by lower(e.name))
    from public.exercises e
    left join (
      select x.exercise_id, sum(x.sets) as sets from private.exercise_totals x group by 1
    ) t on t.exercise_id = e.id
    where e.owner_id is null and e.merged_into is null
  ), '[]');
end
$$;

-- Adds an exercise to the library, or with an id changes one; a load that is left out stays. Answers its id; 23505 when the name is taken.
create or replace function public.admin_save_exercise(exercise jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  entry public.exercises := jsonb_populate_record(null::public.exercises, exercise);
  before public.exercises;
  added text[];
begin
  perform private.require_admin();
  if entry.id is null then
    insert into public.exercises (owner_id, name, type, measure, load, equipment, primary_muscles, secondary_muscles, aliases)
    values (null, entry.name, entry.type, entry.measure, entry.load, entry.equipment, coalesce(entry.primary_muscles, '{}'),
      coalesce(entry.secondary_muscles, '{}'), coalesce(entry.aliases, '{}'))
    returning id into entry.id;
    perform private.note_admin_action('add_exercise', entry.name);
    return entry.id;
  end if;
  select * into before from public.exercises e
  where e.id = entry.id and e.owner_id is null and e.merged_into is null for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  entry.load := coalesce(entry.load, before.load);
  update public.exercises e set name = entry.name, type = entry.type, measure = entry.measure, load = entry.load,
    equipment = entry.equipment, primary_muscles = coalesce(entry.primary_muscles, '{}'),
    secondary_muscles = coalesce(entry.secondary_muscles, '{}'), aliases = coalesce(entry.aliases, '{}')
  where e.id = entry.id;
  added := array(select unnest(entry.aliases) except select unnest(before.aliases));
  perform private.note_admin_action('edit_exercise', entry.name, array_to_string(array[
    case when before.name <> entry.name then 'was ' || before.name end,
    case when before.load <> entry.load then 'load: ' || entry.load end,
    case when added <> '{}' then 'new aliases: ' || array_to_string(added, ', ') end], '; '));
  return entry.id;
end
$$;
