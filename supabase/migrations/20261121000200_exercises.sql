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
  constraint exercises_name_check check (name = btrim(name) and length(name) between 1 and 200),
  constraint exercises_type_check check (type in ('strength', 'cardio')),
  constraint exercises_measure_check check (measure in ('weight_reps', 'reps', 'time', 'distance_time')),
  constraint exercises_equipment_check check (length(equipment) between 1 and 60),
  constraint exercises_lists_check check (
    cardinality(primary_muscles) <= 20 and length(array_to_string(primary_muscles, ',')) <= 1000
    and cardinality(secondary_muscles) <= 20 and length(array_to_string(secondary_muscles, ',')) <= 1000
    and cardinality(aliases) <= 50 and length(array_to_string(aliases, ',')) <= 5000
    and array_position(primary_muscles || secondary_muscles || aliases, null) is null
  )
);

comment on column public.exercises.owner_id is 'null: the shared library, readable by everyone signed in';
comment on column public.exercises.measure is 'what a set of it records; left out, it follows the type';

-- The library counts as one owner.
create unique index exercises_owner_name_key on public.exercises (owner_id, lower(name)) nulls not distinct;

-- A null type is read as strength; what is recorded follows the type unless it is said.
create function private.complete_exercise() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.type := coalesce(new.type, 'strength');
  new.measure := coalesce(new.measure, case new.type when 'cardio' then 'distance_time' else 'weight_reps' end);
  return new;
end
$$;
revoke all on function private.complete_exercise() from public, anon, authenticated, service_role;

create trigger complete_exercise before insert or update on public.exercises
  for each row execute function private.complete_exercise();
create trigger stamp_updated_at before update on public.exercises
  for each row execute function private.stamp_updated_at();

alter table public.exercises enable row level security;
alter table public.exercises force row level security;

create policy "read the library and one's own" on public.exercises for select to authenticated
  using (owner_id is null or owner_id = (select auth.uid()));
create policy "add one's own" on public.exercises for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy "change one's own" on public.exercises for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "remove one's own" on public.exercises for delete to authenticated
  using (owner_id = (select auth.uid()));

revoke all on public.exercises from public, anon, authenticated;
grant select, delete,
  insert (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases),
  update (name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
  on public.exercises to authenticated;
grant all on public.exercises to service_role;

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
