-- The shared library (owner_id null) and each person's own exercises.

create table public.exercises (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  type text not null default 'strength',
  measure text not null,
  equipment text,
  primary_muscles text[] not null default '{}',
  secondary_muscles text[] not null default '{}',
  aliases text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into uuid,
  popularity_rank integer,
  load text not null default 'outside',
  body_share numeric,
  is_hidden boolean not null default false,
  constraint exercises_name_check check (name = btrim(name) and length(name) between 1 and 200),
  constraint exercises_type_check check (type in ('strength', 'cardio')),
  constraint exercises_measure_check check (measure in ('weight_reps', 'reps', 'time', 'distance_time')),
  constraint exercises_equipment_check check (length(equipment) between 1 and 60),
  constraint exercises_lists_check check (
    cardinality(primary_muscles) <= 20 and length(array_to_string(primary_muscles, ',')) <= 1000
    and cardinality(secondary_muscles) <= 20 and length(array_to_string(secondary_muscles, ',')) <= 1000
    and cardinality(aliases) <= 50 and length(array_to_string(aliases, ',')) <= 5000
    and array_position(primary_muscles || secondary_muscles || aliases, null) is null
  ),
  constraint exercises_popularity_rank_check check (popularity_rank is null or (popularity_rank > 0 and owner_id is null)),
  constraint exercises_load_check check (load in ('outside', 'added', 'help')),
  constraint exercises_load_of_measure_check check (load = 'outside' or measure in ('weight_reps', 'reps')),
  constraint exercises_body_share_check check (body_share > 0 and body_share <= 1),
  constraint exercises_is_hidden_check check (not is_hidden or owner_id is not null)
);

comment on column public.exercises.owner_id is 'null: the shared library, readable by everyone signed in';
comment on column public.exercises.measure is 'what a set of it records; left out, it follows the type';
comment on column public.exercises.merged_into is 'what is logged of this one is logged of that one';
comment on column public.exercises.popularity_rank is 'place in the library by how many people do it, 1 the most; null: no place';
comment on column public.exercises.load is 'outside: what is typed is lifted; added: on top of the body, below zero it helps; help: it helps, whatever its sign';
comment on column public.exercises.body_share is 'how much of the body''s weight a repetition moves; null: unknown';
comment on column public.exercises.is_hidden is 'not offered to its owner; its history stays';

-- The library counts as one owner.
create unique index exercises_owner_name_key on public.exercises (owner_id, lower(name)) nulls not distinct;
create index exercises_merged_into_idx on public.exercises (merged_into) where merged_into is not null;

alter table public.exercises enable row level security;
alter table public.exercises force row level security;

revoke all on public.exercises from public, anon, authenticated;
-- An import knows when its rows were made, here and in the other tables of a person's own.
grant select, delete,
  insert (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share, is_hidden,
    created_at, updated_at),
  update (name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share, is_hidden)
  on public.exercises to authenticated;
grant all on public.exercises to service_role;

-- A null type is read as strength; what is recorded follows the type unless it is said.
create function private.complete_exercise() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.type := coalesce(new.type, 'strength');
  new.measure := coalesce(new.measure, case new.type when 'cardio' then 'distance_time' else 'weight_reps' end);
  new.load := coalesce(new.load, 'outside');
  return new;
end
$$;

create trigger complete_exercise before insert or update on public.exercises
  for each row execute function private.complete_exercise();
create trigger stamp_updated_at before update on public.exercises
  for each row execute function private.stamp_updated_at();

-- What was logged as help would be lifted from one day to the next.
create function private.check_load() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if exists (select from public.set_logs s where s.exercise_id = new.id and s.weight < 0) then
    raise exception using errcode = 'check_violation', constraint = 'exercises_load_check', table = 'exercises', schema = 'public',
      message = 'Sets with help are logged with this exercise, so its load stays one of the body.';
  end if;
  return new;
end
$$;

create trigger check_load before update of load on public.exercises
  for each row when (old.load <> 'outside' and new.load = 'outside') execute function private.check_load();

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
  insert into public.exercises (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share)
    values (coalesce(entry.owner_id, me), entry.name, entry.type, entry.measure, entry.equipment, entry.primary_muscles,
      entry.secondary_muscles, entry.aliases, entry.load, entry.body_share)
    returning id into made;
  return jsonb_build_object('id', made);
exception
  when unique_violation then
    select e.id into made from public.exercises e
      where e.owner_id = me and e.name = btrim(entry.name)
        and e.type = coalesce(entry.type, e.type) and e.measure = coalesce(entry.measure, e.measure)
        and e.equipment is not distinct from entry.equipment and e.primary_muscles = entry.primary_muscles
        and e.secondary_muscles = entry.secondary_muscles and e.aliases = entry.aliases
        and e.load = coalesce(entry.load, 'outside') and e.body_share is not distinct from entry.body_share;
    if made is null then
      raise;
    end if;
    return jsonb_build_object('id', made);
end
$$;

revoke all on function private.complete_exercise, private.check_load, public.make_exercise
  from public, anon, authenticated, service_role;
grant execute on function public.make_exercise to authenticated;
