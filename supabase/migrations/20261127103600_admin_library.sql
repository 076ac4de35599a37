-- What the person who looks after the server does goes through functions; each asks first whether the caller is an admin, and is not there for
-- anybody else. Nobody's training is shown by any of them. These are for the exercise library.

-- The caller, if they are an admin; to everybody else there is nothing here.
create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_session();
  if not exists (select from public.profiles p where p.id = auth.uid() and p.tier = 'admin') then
    raise exception using errcode = 'PT404', message = 'There is nothing here.';
  end if;
  return auth.uid();
end
$$;

create function private.note_admin_action(action text, subject text, detail text default '') returns void
language sql security definer set search_path = '' as $$
  insert into private.admin_actions (admin, action, subject, detail)
  select u.email, note_admin_action.action, note_admin_action.subject, note_admin_action.detail
  from auth.users u where u.id = auth.uid()
$$;

-- The library with how many sets are logged of each: [{"id", "name", "type", "measure", "equipment", "primary_muscles", "secondary_muscles",
-- "aliases", "sets"}].
create function public.admin_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'type', e.type, 'measure', e.measure, 'equipment', e.equipment,
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

-- Adds an exercise to the library, or with an id changes one. Answers its id; 23505 when the name is taken.
create function public.admin_save_exercise(exercise jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  entry public.exercises := jsonb_populate_record(null::public.exercises, exercise);
  before public.exercises;
  added text[];
begin
  perform private.require_admin();
  if entry.id is null then
    insert into public.exercises (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
    values (null, entry.name, entry.type, entry.measure, entry.equipment, coalesce(entry.primary_muscles, '{}'),
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
  update public.exercises e set name = entry.name, type = entry.type, measure = entry.measure, equipment = entry.equipment,
    primary_muscles = coalesce(entry.primary_muscles, '{}'), secondary_muscles = coalesce(entry.secondary_muscles, '{}'),
    aliases = coalesce(entry.aliases, '{}')
  where e.id = entry.id;
  added := array(select unnest(entry.aliases) except select unnest(before.aliases));
  perform private.note_admin_action('edit_exercise', entry.name, array_to_string(array[
    case when before.name <> entry.name then 'was ' || before.name end,
    case when added <> '{}' then 'new aliases: ' || array_to_string(added, ', ') end], '; '));
  return entry.id;
end
$$;

-- What a merge would move: {"sets", "goals", "routines", "people", "both"}; "both": routines that have the two.
create function public.admin_merge_preview(goes uuid, stays uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sets', (select count(*) from public.set_logs s where s.exercise_id = goes),
    'goals', (select count(*) from public.goals g where g.exercise_id = goes),
    'routines', (select count(distinct w.workout_id) from public.workout_exercises w where w.exercise_id = goes),
    'people', (select count(*) from (
      select s.user_id from public.set_logs s where s.exercise_id = goes
      union select g.user_id from public.goals g where g.exercise_id = goes
      union select w.user_id from public.workout_exercises w where w.exercise_id = goes) people),
    'both', (select count(distinct w.workout_id) from public.workout_exercises w
      join public.workout_exercises o using (user_id, workout_id) where w.exercise_id = goes and o.exercise_id = stays));
end
$$;

-- Lets one exercise of the library go into another, with everything that names it, in one transaction. Answers the merge's id. PT409 when they
-- record different things.
create function public.admin_merge_exercises(goes uuid, stays uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  one public.exercises;
  other public.exercises;
  merge_id uuid;
begin
  perform private.require_admin();
  -- In one order, so that two merges don't wait for each other.
  perform from public.exercises e where e.id in (goes, stays) order by e.id for update;
  select * into one from public.exercises e where e.id = goes and e.owner_id is null and e.merged_into is null;
  select * into other from public.exercises e where e.id = stays and e.owner_id is null and e.merged_into is null;
  if one.id is null or other.id is null or goes = stays then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  merge_id := private.merge_exercises(one, other);
  perform private.note_admin_action('merge', one.name || ' into ' || other.name,
    (select cardinality(m.set_ids) from private.exercise_merges m where m.id = merge_id) || ' sets');
  return merge_id;
end
$$;

-- The merges of the library that can still be undone: [{"id", "goes", "stays", "merged_at"}], the exercises by their names, newest first.
create function public.admin_merges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'goes', g.name, 'stays', s.name, 'merged_at', m.merged_at) order by m.merged_at desc)
    from private.exercise_merges m
    join public.exercises g on g.id = m.goes join public.exercises s on s.id = m.stays
    where m.owner_id is null and m.undone_at is null and m.merged_at > now() - interval '1 day'
  ), '[]');
end
$$;

-- Takes a merge of the library back. PT409 after a day, or when the exercise went into yet another one.
create function public.admin_undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry private.exercise_merges;
begin
  perform private.require_admin();
  select * into entry from private.exercise_merges m where m.id = merge_id and m.owner_id is null for update;
  if entry.id is null or entry.undone_at is not null or entry.merged_at < now() - interval '1 day' then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.';
  end if;
  perform from public.exercises e where e.id in (entry.goes, entry.stays) order by e.id for update;
  perform private.undo_exercise_merge(entry);
  perform private.note_admin_action('undo_merge', (
    select g.name || ' and ' || s.name from public.exercises g, public.exercises s where g.id = entry.goes and s.id = entry.stays));
end
$$;

revoke all on function private.require_admin, private.note_admin_action, public.admin_library, public.admin_save_exercise,
  public.admin_merge_preview, public.admin_merge_exercises, public.admin_merges, public.admin_undo_merge
  from public, anon, authenticated, service_role;
grant execute on function public.admin_library, public.admin_save_exercise, public.admin_merge_preview, public.admin_merge_exercises,
  public.admin_merges, public.admin_undo_merge
  to authenticated;
