-- What the coach asks of a person: limits of joints and movements beside what they avoid, and how long, for what and how they train. All of it is
-- optional.

-- A limit is a row of what is avoided: of a joint or a movement too, spared or avoided, for a while or for good.
alter table public.avoided
  add column joint text,
  add column pattern text,
  add column level text not null default 'avoid',
  add column until date,
  drop constraint avoided_one_thing_check,
  add constraint avoided_one_thing_check check (num_nonnulls(exercise_id, muscle, joint, pattern) = 1),
  add constraint avoided_joint_check check (
    joint in ('shoulder', 'elbow', 'wrist', 'lower back', 'hip', 'knee', 'ankle', 'neck')
  ),
  add constraint avoided_pattern_check check (pattern in (
    'anti-extension', 'anti-rotation', 'arm-cycle', 'back-extension', 'calf', 'carry', 'clean', 'clean-press', 'climb', 'climb-machine',
    'combat', 'conditioning', 'core-flexion', 'core-lateral', 'core-rotation', 'crawl', 'cuff', 'curl', 'cycle', 'dip', 'fly', 'forearm',
    'front-raise', 'full-body', 'gymnastics-pull', 'hang', 'hinge', 'hinge-power', 'hip-abduction', 'hip-adduction', 'hip-extension',
    'hip-flexion', 'hold-push', 'horizontal-pull', 'horizontal-push', 'impact-cardio', 'jump', 'knee-extension', 'knee-flexion',
    'lateral-raise', 'leg-press', 'low-impact', 'lunge', 'mobility', 'neck', 'olympic', 'olympic-pull', 'paddle', 'pullover', 'rear-delt',
    'row-erg', 'run', 'shin', 'shrug', 'sled', 'snatch', 'sport', 'squat', 'squat-hold', 'squat-press', 'strongman-lift', 'swim', 'throw',
    'triceps-extension', 'upright-row', 'vertical-pull', 'vertical-push', 'walk', 'walk-climb', 'water'
  )),
  add constraint avoided_level_check check (level in ('spare', 'avoid')),
  add constraint avoided_until_check check (isfinite(until)),
  add constraint avoided_user_id_joint_key unique (user_id, joint),
  add constraint avoided_user_id_pattern_key unique (user_id, pattern);

comment on column public.avoided.level is 'spare: less of it; avoid: none of it';
comment on column public.avoided.until is 'the last day on which it holds; null: until it is removed';

grant insert (joint, pattern, level, until), update (level, until) on public.avoided to authenticated;

-- Files and merges from before there were levels don't say one.
create function private.complete_limit() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.level := coalesce(new.level, 'avoid');
  return new;
end
$$;

create trigger complete_limit before insert on public.avoided
  for each row execute function private.complete_limit();

alter table public.profiles
  add column experience text,
  add column training_aim text,
  add column training_days integer,
  add column session_minutes integer,
  add constraint profiles_experience_check check (experience in ('none', 'under_6_months', '6_to_24_months', 'over_24_months')),
  add constraint profiles_training_aim_check check (training_aim in ('strength', 'size', 'health', 'endurance')),
  add constraint profiles_training_days_check check (training_days between 1 and 7),
  add constraint profiles_session_minutes_check check (session_minutes between 5 and 300);

comment on column public.profiles.experience is 'how long the person has trained; null: they haven''t said';
comment on column public.profiles.training_days is 'how many days a week the person wants to train';
comment on column public.profiles.session_minutes is 'how long a workout may take';

grant insert (experience, training_aim, training_days, session_minutes), update (experience, training_aim, training_days, session_minutes)
  on public.profiles to authenticated;

-- Writes the keys that `profile` has and leaves the rest. A weight that changed and is not null is also logged, on weight_date.
-- Answers {"id"}. A failing step is named in the hint: update_profile, insert_weight.
create or replace function public.save_profile(op_id uuid, profile jsonb, weight_date date default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  step text := 'update_profile';
  answer jsonb;
  before public.profiles;
  after public.profiles;
  failure_detail text;
begin
  answer := private.begin_op(op_id, 'save_profile', jsonb_build_array(profile, weight_date));
  if answer is not null then
    return answer;
  end if;

  insert into public.profiles (id, username) values (me, auth.jwt() ->> 'email') on conflict (id) do nothing;
  select * into before from public.profiles p where p.id = me for no key update;
  after := jsonb_populate_record(before, profile);
  update public.profiles p set id = after.id, username = after.username, name = after.name, age = after.age,
      sex = after.sex, height = after.height, height_unit = after.height_unit, weight = after.weight, weight_unit = after.weight_unit,
      avatar_url = after.avatar_url, available_equipment = after.available_equipment,
      onboarding_completed = after.onboarding_completed, unit_system = after.unit_system, time_zone = after.time_zone,
      experience = after.experience, training_aim = after.training_aim, training_days = after.training_days,
      session_minutes = after.session_minutes
    where p.id = me;

  step := 'insert_weight';
  if after.weight is not null and (after.weight, after.weight_unit) is distinct from (before.weight, before.weight_unit) then
    insert into public.weight_logs (date, weight, weight_unit) values (weight_date, after.weight, after.weight_unit);
  end if;
  return private.finish_op(op_id, me);
exception
  when sqlstate 'PT409' then raise;
  when others then
    get stacked diagnostics failure_detail = pg_exception_detail;
    perform private.fail_in_step(step, sqlstate, sqlerrm, failure_detail);
    raise;
end
$$;

-- Fills in what the caller's profile doesn't say, and remembers it with the import. What somebody has entered stays.
create or replace function private.fill_profile(entry_id uuid, filled jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  before public.profiles;
  offered public.profiles := jsonb_populate_record(null::public.profiles, filled);
begin
  select * into before from public.profiles p where p.id = me for no key update;
  update public.profiles p set
      name = coalesce(nullif(p.name, ''), offered.name), age = coalesce(p.age, offered.age), sex = coalesce(p.sex, offered.sex),
      height = coalesce(p.height, offered.height), weight = coalesce(p.weight, offered.weight),
      height_unit = case when p.height is null and offered.height is not null then offered.height_unit else p.height_unit end,
      weight_unit = case when p.weight is null and offered.weight is not null then offered.weight_unit else p.weight_unit end,
      avatar_url = coalesce(p.avatar_url, offered.avatar_url), unit_system = coalesce(p.unit_system, offered.unit_system),
      time_zone = coalesce(p.time_zone, offered.time_zone),
      available_equipment = case when p.available_equipment = '{}' then offered.available_equipment else p.available_equipment end,
      weekly_sets_low = case when (p.weekly_sets_low, p.weekly_sets_high) = (10, 20) then offered.weekly_sets_low else p.weekly_sets_low end,
      weekly_sets_high = case when (p.weekly_sets_low, p.weekly_sets_high) = (10, 20) then offered.weekly_sets_high else p.weekly_sets_high end,
      barbells = coalesce(p.barbells, offered.barbells),
      experience = coalesce(p.experience, offered.experience), training_aim = coalesce(p.training_aim, offered.training_aim),
      training_days = coalesce(p.training_days, offered.training_days),
      session_minutes = coalesce(p.session_minutes, offered.session_minutes),
      onboarding_completed = p.onboarding_completed or offered.onboarding_completed
    where p.id = me;
  update public.imports i set profile_before = to_jsonb(before), profile_filled = (select to_jsonb(p) from public.profiles p where p.id = me)
    where i.user_id = me and i.id = entry_id;
end
$$;

-- Empties again what an import filled in, unless it was changed since.
create or replace function private.empty_profile(entry public.imports) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  before public.profiles := jsonb_populate_record(null::public.profiles, entry.profile_before);
  filled public.profiles := jsonb_populate_record(null::public.profiles, entry.profile_filled);
begin
  update public.profiles p set
      name = case when p.name is distinct from filled.name then p.name else before.name end,
      age = case when p.age is distinct from filled.age then p.age else before.age end,
      sex = case when p.sex is distinct from filled.sex then p.sex else before.sex end,
      height = case when (p.height, p.height_unit) is distinct from (filled.height, filled.height_unit) then p.height else before.height end,
      height_unit = case when (p.height, p.height_unit) is distinct from (filled.height, filled.height_unit)
        then p.height_unit else before.height_unit end,
      weight = case when (p.weight, p.weight_unit) is distinct from (filled.weight, filled.weight_unit) then p.weight else before.weight end,
      weight_unit = case when (p.weight, p.weight_unit) is distinct from (filled.weight, filled.weight_unit)
        then p.weight_unit else before.weight_unit end,
      avatar_url = case when p.avatar_url is distinct from filled.avatar_url then p.avatar_url else before.avatar_url end,
      unit_system = case when p.unit_system is distinct from filled.unit_system then p.unit_system else before.unit_system end,
      time_zone = case when p.time_zone is distinct from filled.time_zone then p.time_zone else before.time_zone end,
      available_equipment = case when p.available_equipment is distinct from filled.available_equipment
        then p.available_equipment else before.available_equipment end,
      weekly_sets_low = case when p.weekly_sets_low is distinct from filled.weekly_sets_low
        then p.weekly_sets_low else before.weekly_sets_low end,
      weekly_sets_high = case when p.weekly_sets_high is distinct from filled.weekly_sets_high
        then p.weekly_sets_high else before.weekly_sets_high end,
      barbells = case when p.barbells is distinct from filled.barbells then p.barbells else before.barbells end,
      experience = case when p.experience is distinct from filled.experience then p.experience else before.experience end,
      training_aim = case when p.training_aim is distinct from filled.training_aim then p.training_aim else before.training_aim end,
      training_days = case when p.training_days is distinct from filled.training_days then p.training_days else before.training_days end,
      session_minutes = case when p.session_minutes is distinct from filled.session_minutes then p.session_minutes else before.session_minutes end
    where p.id = (select auth.uid());
end
$$;

-- What points at workouts and exercises. Where an exercise has a note here, a thing is avoided already, or a month has its analysis, that stays.
create or replace function private.write_import_others(staged private.import_parts, exercise_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.committed_workouts c set status = 'completed', completed_log_id = r.completed_log_id
    from jsonb_populate_recordset(null::public.committed_workouts, staged.others -> 'committed_workouts') r
    where c.user_id = staged.user_id and c.id = r.id and r.completed_log_id is not null;
  with goals as (
    insert into public.goals (id, title, goal_type, exercise_id, metric, target_value, current_value, unit, start_date, target_date,
        status, achieved_at, revision, created_at, updated_at)
      select r.id, r.title, r.goal_type, exercise_ids[r.exercise + 1], r.metric, r.target_value, r.current_value, r.unit, r.start_date,
        r.target_date, r.status, r.achieved_at, r.revision, r.created_at, r.updated_at
      from jsonb_to_recordset(staged.others -> 'goals') as r(id uuid, title text, goal_type text, exercise integer, metric text,
        target_value numeric, current_value numeric, unit text, start_date date, target_date date, status text, achieved_at date,
        revision integer, created_at timestamptz, updated_at timestamptz)
      returning id
  ), analyses as (
    insert into public.ai_analyses (id, workout_log_id, month, analysis_type, analysis_text, created_at, updated_at)
      select r.id, r.workout_log_id, r.month, r.analysis_type, r.analysis_text, r.created_at, r.updated_at
      from jsonb_populate_recordset(null::public.ai_analyses, staged.others -> 'ai_analyses') r
      on conflict do nothing returning id
  ), notes as (
    insert into public.exercise_notes (id, exercise_id, note, created_at)
      select r.id, exercise_ids[r.exercise + 1], r.note, r.created_at
      from jsonb_to_recordset(staged.others -> 'exercise_notes') as r(id uuid, exercise integer, note text, created_at timestamptz)
      on conflict do nothing returning id
  ), avoided as (
    insert into public.avoided (id, exercise_id, muscle, reason, created_at, joint, pattern, level, until)
      select r.id, exercise_ids[r.exercise + 1], r.muscle, r.reason, r.created_at, r.joint, r.pattern, r.level, r.until
      from jsonb_to_recordset(staged.others -> 'avoided') as r(id uuid, exercise integer, muscle text, reason text, created_at timestamptz,
        joint text, pattern text, level text, until date)
      on conflict do nothing returning id
  )
  insert into private.import_rows (import_id, kind, row_id)
    select staged.import_id, 'goals', g.id from goals g
    union all select staged.import_id, 'ai_analyses', a.id from analyses a
    union all select staged.import_id, 'exercise_notes', n.id from notes n
    union all select staged.import_id, 'avoided', v.id from avoided v;
  insert into public.program_events (id, run_id, after_slot, made_at, kind, body, created_at)
    select e.id, e.run_id, e.after_slot, e.made_at, e.kind, e.body, e.created_at
    from jsonb_populate_recordset(null::public.program_events, staged.others -> 'program_events') e;
  -- A run that was ended only because another one is running gets an event for that.
  insert into public.program_events (run_id, after_slot, made_at, kind)
    select r.id, coalesce((select max(l.slot) from public.workout_logs l where l.user_id = r.user_id and l.run_id = r.id), 0), r.ended_at, 'end'
    from public.program_runs r
    where r.user_id = staged.user_id and r.ended_at = now()
      and not exists (select from public.program_events e where e.user_id = r.user_id and e.run_id = r.id and e.made_at = r.ended_at);
  -- If the workout that counted wasn't imported, another one counts.
  perform private.settle_slot(staged.user_id, l.run_id, l.slot)
    from (
      select w.run_id, w.slot from public.workout_logs w
      where w.user_id = staged.user_id and w.run_id is not null group by w.run_id, w.slot having not bool_or(w.counts)
    ) l;
end
$$;

revoke all on function private.complete_limit from public, anon, authenticated, service_role;
