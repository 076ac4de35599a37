-- What an exercise is like: how the body moves, what it asks of skill and joints, and what has to be there. The coach chooses by it. Null: nobody
-- has said, as of most people's own exercises.

alter table public.exercises
  add column pattern text,
  add column skill integer,
  add column joint_loads jsonb,
  add column is_unilateral boolean,
  add column load_kind text,
  add column needs text[],
  add constraint exercises_pattern_check check (pattern in (
    'anti-extension', 'anti-rotation', 'arm-cycle', 'back-extension', 'calf', 'carry', 'clean', 'clean-press', 'climb', 'climb-machine',
    'combat', 'conditioning', 'core-flexion', 'core-lateral', 'core-rotation', 'crawl', 'cuff', 'curl', 'cycle', 'dip', 'fly', 'forearm',
    'front-raise', 'full-body', 'gymnastics-pull', 'hang', 'hinge', 'hinge-power', 'hip-abduction', 'hip-adduction', 'hip-extension',
    'hip-flexion', 'hold-push', 'horizontal-pull', 'horizontal-push', 'impact-cardio', 'jump', 'knee-extension', 'knee-flexion',
    'lateral-raise', 'leg-press', 'low-impact', 'lunge', 'mobility', 'neck', 'olympic', 'olympic-pull', 'paddle', 'pullover', 'rear-delt',
    'row-erg', 'run', 'shin', 'shrug', 'sled', 'snatch', 'sport', 'squat', 'squat-hold', 'squat-press', 'strongman-lift', 'swim', 'throw',
    'triceps-extension', 'upright-row', 'vertical-pull', 'vertical-push', 'walk', 'walk-climb', 'water'
  )),
  add constraint exercises_skill_check check (skill between 1 and 4),
  add constraint exercises_joint_loads_check check (
    jsonb_typeof(joint_loads) = 'object'
    and joint_loads - array['shoulder', 'elbow', 'wrist', 'lower back', 'hip', 'knee', 'ankle', 'neck'] = '{}'
    and not jsonb_path_exists(joint_loads, 'strict $.* ? (@.type() != "number" || (@ != 0 && @ != 1 && @ != 2))')
  ),
  add constraint exercises_load_kind_check check (
    load_kind in ('external', 'bodyweight', 'bodyweight+', 'assisted', 'band-assisted', 'none')
  ),
  add constraint exercises_needs_check check (cardinality(needs) <= 20 and needs <@ array[
    'back extension bench', 'bench', 'box', 'captains chair', 'climbing wall', 'decline bench', 'dip bars', 'foot anchor', 'ghd',
    'household', 'low bar', 'pegboard', 'preacher bench', 'pull-up bar', 'rack', 'rope', 'water'
  ]);

comment on column public.exercises.pattern is 'the movement, such as squat or horizontal-push';
comment on column public.exercises.skill is '1 anyone, 2 one lesson, 3 practice or base strength, 4 advanced';
comment on column public.exercises.joint_loads is 'how much it loads a joint: 1 some, 2 much; a joint that is missing isn''t loaded';
comment on column public.exercises.is_unilateral is 'one side at a time';
comment on column public.exercises.load_kind is 'where the resistance comes from';
comment on column public.exercises.needs is 'what has to be there besides the equipment; household is found in any home';

grant insert (pattern, skill, joint_loads, is_unilateral, load_kind, needs), update (pattern, skill, joint_loads, is_unilateral, load_kind, needs)
  on public.exercises to authenticated;

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
          body_share, is_hidden, created_at, updated_at, pattern, skill, joint_loads, is_unilateral, load_kind, needs)
        values (coalesce(made.id, gen_random_uuid()), me, made.name, made.type, made.measure, made.equipment,
          coalesce(made.primary_muscles, '{}'), coalesce(made.secondary_muscles, '{}'), coalesce(made.aliases, '{}'), made.load,
          made.body_share, coalesce(made.is_hidden, false), coalesce(made.created_at, now()), coalesce(made.updated_at, now()),
          made.pattern, made.skill, made.joint_loads, made.is_unilateral, made.load_kind, made.needs)
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
