-- How an exercise's load counts: lifted from outside, added to the body, or helping it. In the last two, a weight below zero is help.

alter table public.exercises
  add column load text not null default 'outside',
  add column body_share numeric,
  add constraint exercises_load_check check (load in ('outside', 'added', 'help')),
  add constraint exercises_load_of_measure_check check (load = 'outside' or measure in ('weight_reps', 'reps')),
  add constraint exercises_body_share_check check (body_share > 0 and body_share <= 1);
comment on column public.exercises.load is 'outside: what is typed is lifted; added: on top of the body, below zero it helps; help: it helps, whatever its sign';
comment on column public.exercises.body_share is 'how much of the body''s weight a repetition moves; null: unknown';
grant insert (load, body_share), update (load, body_share) on public.exercises to authenticated;

create or replace function private.complete_exercise() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.type := coalesce(new.type, 'strength');
  new.measure := coalesce(new.measure, case new.type when 'cardio' then 'distance_time' else 'weight_reps' end);
  new.load := coalesce(new.load, 'outside');
  return new;
end
$$;

alter table public.set_logs drop constraint set_logs_weight_check,
  add constraint set_logs_weight_check check (weight between -100000 and 100000);

create function private.check_weight() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if not exists (select from public.exercises e where e.id = new.exercise_id and e.load <> 'outside') then
    raise exception using errcode = 'check_violation', constraint = 'set_logs_weight_check', table = 'set_logs', schema = 'public',
      message = 'A weight below 0 is help, which this exercise doesn''t take.';
  end if;
  return new;
end
$$;
create trigger check_weight before insert or update of weight, exercise_id on public.set_logs
  for each row when (new.weight < 0) execute function private.check_weight();

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

create function private.check_merged_load() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if exists (select from public.exercises e where e.id = new.merged_into and e.load <> new.load) then
    raise exception using errcode = 'PT409', message = 'Their loads count differently, so that their sets can''t stand together.';
  end if;
  return new;
end
$$;
create trigger check_merged_load before update of merged_into on public.exercises
  for each row when (new.merged_into is not null) execute function private.check_merged_load();

revoke all on function private.check_weight(), private.check_load(), private.check_merged_load()
  from public, anon, authenticated, service_role;

-- As before, with the load and the body's share.
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
      insert into public.exercises (id, owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load,
          body_share, created_at, updated_at)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'), made.load,
          made.body_share, coalesce(made.created_at, now()), coalesce(made.updated_at, now()))
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

-- The library's, from supabase/seed/exercise-loads.csv. The shares of push-ups are those that Ebben and others measured (Journal of Strength
-- and Conditioning Research 25, 2011); hanging from or standing on the hands moves the whole body but for the forearms.
-- The owner of a table is bound by its policies too where they are forced, and only a superuser is not.
alter table public.exercises no force row level security;
update public.exercises
set load = known.load, body_share = known.body_share
from (values
  ('Archer Pull Up', 'added', 1),
  ('Archer Push Up', 'added', null),
  ('Bench Dip', 'added', null),
  ('Bench Dip (Weighted)', 'added', null),
  ('Chest Dip', 'added', 1),
  ('Chest Dip (Assisted)', 'help', 1),
  ('Chest Dip (Weighted)', 'added', 1),
  ('Chin Up', 'added', 1),
  ('Chin Up (Assisted)', 'help', 1),
  ('Chin Up (Weighted)', 'added', 1),
  ('Clap Push Up', 'added', null),
  ('Commando Pull Up', 'added', 1),
  ('Decline Push Up', 'added', 0.7),
  ('Deficit Push Up', 'added', 0.64),
  ('Diamond Push Up', 'added', 0.64),
  ('Floor Triceps Dip', 'added', null),
  ('Glute Ham Raise', 'added', null),
  ('Hand Release Push Up', 'added', 0.64),
  ('Handstand Push Up', 'added', 1),
  ('Hindu Push Up', 'added', null),
  ('Incline Push Up', 'added', null),
  ('Inverted Row', 'added', null),
  ('Kipping Pull Up', 'added', 1),
  ('L-Sit Chin Up', 'added', 1),
  ('L-Sit Pull Up', 'added', 1),
  ('Muscle Up', 'added', 1),
  ('Negative Pull Up', 'added', null),
  ('Neutral Grip Pull Up', 'added', 1),
  ('Nordic Hamstring Curl', 'added', null),
  ('One Arm Push Up', 'added', null),
  ('Pike Push Up', 'added', null),
  ('Pistol Squat', 'added', null),
  ('Pseudo Planche Push Up', 'added', null),
  ('Pull Up', 'added', 1),
  ('Pull Up (Assisted)', 'help', 1),
  ('Pull Up (Band)', 'help', 1),
  ('Pull Up (Weighted)', 'added', 1),
  ('Push Up', 'added', 0.64),
  ('Push Up (Knees)', 'added', 0.49),
  ('Push Up (Stability Ball)', 'added', null),
  ('Push Up (Suspension)', 'added', null),
  ('Push Up (Weighted)', 'added', 0.64),
  ('Push Up - Close Grip', 'added', 0.64),
  ('Push Up - Wide Grip', 'added', 0.64),
  ('Ring Dip', 'added', 1),
  ('Ring Muscle Up', 'added', 1),
  ('Ring Pull Up', 'added', 1),
  ('Ring Push Up', 'added', 0.64),
  ('Scapular Pull Up', 'added', null),
  ('Spiderman Push Up', 'added', null),
  ('Towel Pull Up', 'added', 1),
  ('Triceps Dip', 'added', 1),
  ('Triceps Dip (Assisted)', 'help', 1),
  ('Triceps Dip (Weighted)', 'added', 1),
  ('Wide Pull Up', 'added', 1)
) as known (name, load, body_share)
where exercises.owner_id is null and exercises.name = known.name;
alter table public.exercises force row level security;
