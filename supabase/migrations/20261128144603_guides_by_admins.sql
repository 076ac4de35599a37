-- Admins choose the drawing of an exercise of the library and write its words. Where they have said nothing, the app knows an exercise by its name.

alter table public.exercises
  add column guide jsonb,
  add constraint exercises_guide_check check (guide is null or (owner_id is null and jsonb_typeof(guide) = 'object'));

comment on column public.exercises.guide is 'how one of the library''s is done, in an admin''s words; null: in the words that the app has for it';

-- What the complete export leaves out: whose a row is, and what is true only of this server's library.
create or replace function private.columns_not_exported() returns text[]
language sql immutable set search_path = '' as $$ select array['user_id', 'merged_into', 'popularity_rank', 'guide'] $$;

-- Refuses what the app can't show as a guide. One is {"line"}, or {"setUp", "move", "breathe", "cues", "mistakes", "easier", "harder"} with two cues and
-- two mistakes at most, and names of exercises or null at the end. Its instructions have 120 words at most.
create function private.check_guide() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  links text[] := array['easier', 'harder'];
  parts text[] := array['setUp', 'move', 'breathe', 'cues', 'mistakes'] || links;
  is_one boolean;
begin
  is_one := case
    when new.guide ? 'line' then new.guide - 'line' = '{}' and jsonb_typeof(new.guide -> 'line') = 'string'
    else new.guide ?& parts and new.guide - parts = '{}'
      and not exists (select from unnest(parts[1:3]) p where jsonb_typeof(new.guide -> p) <> 'string')
      and not exists (
        select from unnest(parts[4:5]) p where jsonb_typeof(new.guide -> p) <> 'array' or new.guide #> array[p, '2'] is not null)
      and not exists (
        select from unnest(links) l
        where jsonb_typeof(new.guide -> l) not in ('string', 'null') or length(new.guide ->> l) not between 1 and 200)
  end;
  is_one := is_one and (
    select bool_and(jsonb_typeof(t) = 'string' and t #>> '{}' = btrim(t #>> '{}') and length(t #>> '{}') between 1 and 400
        and t #>> '{}' !~ '[[:cntrl:]]')
    from jsonb_path_query(new.guide - links, 'lax $.*[*]') t);
  is_one := is_one and (
    select sum(cardinality(regexp_split_to_array(t #>> '{}', '\s+'))) <= 120
    from jsonb_path_query(new.guide - links, 'lax $.*[*]') t);
  if is_one is not true then
    raise exception using errcode = 'check_violation', constraint = 'exercises_guide_check', table = 'exercises', schema = 'public',
      message = 'These are not the words of a guide, or more than 120.';
  end if;
  return new;
end
$$;

create trigger check_guide before insert or update of guide on public.exercises
  for each row when (new.guide is not null and jsonb_typeof(new.guide) = 'object') execute function private.check_guide();

-- The app finds the drawing and the words of a renamed exercise under its old name.
create function private.keep_guide() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.moves_like := coalesce(new.moves_like, old.name);
  return new;
end
$$;

create trigger keep_guide before update of name on public.exercises
  for each row when (new.owner_id is null and new.name <> old.name) execute function private.keep_guide();

-- The library with how many sets are logged of each: [{"id", "name", "type", "measure", "load", "equipment", "primary_muscles",
-- "secondary_muscles", "aliases", "moves_like", "guide", "sets"}].
create or replace function public.admin_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'type', e.type, 'measure', e.measure, 'load', e.load, 'equipment', e.equipment,
      'primary_muscles', e.primary_muscles, 'secondary_muscles', e.secondary_muscles, 'aliases', e.aliases,
      'moves_like', e.moves_like, 'guide', e.guide, 'sets', coalesce(t.sets, 0)) order by lower(e.name))
    from public.exercises e
    left join (
      select x.exercise_id, sum(x.sets) as sets from private.exercise_totals x group by 1
    ) t on t.exercise_id = e.id
    where e.owner_id is null and e.merged_into is null
  ), '[]');
end
$$;

-- Chooses the drawing of an exercise of the library and writes its words. Null is what the app has for it. `moves_like` is the exercise or the way to
-- move that has the drawing, as the app names it. PT404 for an exercise that isn't in the library, PT409 for a link to one.
create function public.admin_save_guide(exercise_id uuid, moves_like text default null, guide jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before public.exercises;
  nowhere text;
begin
  perform private.require_admin();
  select * into before from public.exercises e
  where e.id = admin_save_guide.exercise_id and e.owner_id is null and e.merged_into is null for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  -- A JSON null would be stored as one.
  guide := nullif(admin_save_guide.guide, 'null');
  select l into nowhere from unnest(array[guide ->> 'easier', guide ->> 'harder']) l
  where l is not null and not exists (
    select from public.exercises e where e.name = l and e.id <> before.id and e.owner_id is null and e.merged_into is null);
  if found then
    raise exception using errcode = 'PT409', message = left(nowhere, 200) || ' is not another exercise of the library.';
  end if;
  update public.exercises e set moves_like = admin_save_guide.moves_like, guide = admin_save_guide.guide where e.id = before.id;
  perform private.note_admin_action('edit_guide', before.name, array_to_string(array[
    case when before.moves_like is distinct from admin_save_guide.moves_like
      then 'drawing: ' || coalesce(admin_save_guide.moves_like, 'its own') end,
    case when before.guide is distinct from admin_save_guide.guide
      then case when admin_save_guide.guide is null then 'its own words' else 'new words' end end], '; '));
end
$$;

revoke all on function private.check_guide, private.keep_guide, public.admin_save_guide from public, anon, authenticated, service_role;
grant execute on function public.admin_save_guide to authenticated;
