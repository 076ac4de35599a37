-- The weeks of a person: the day on which they start, and how many in a row may pass without a workout before a streak ends.
-- The calendar and the figures by week follow it. Schedules, programs, goals and the coach's facts keep their weeks from Monday to Sunday.

alter table public.profiles
  add column week_starts_on text not null default 'monday',
  add column streak_weeks_off integer not null default 0,
  add constraint profiles_week_starts_on_check check (week_starts_on in ('monday', 'saturday', 'sunday')),
  add constraint profiles_streak_weeks_off_check check (streak_weeks_off between 0 and 2);

grant insert (week_starts_on, streak_weeks_off), update (week_starts_on, streak_weeks_off) on public.profiles to authenticated;

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
      session_minutes = after.session_minutes,
      week_starts_on = after.week_starts_on, streak_weeks_off = after.streak_weeks_off
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
      week_starts_on = case when p.week_starts_on = 'monday' then coalesce(offered.week_starts_on, 'monday') else p.week_starts_on end,
      streak_weeks_off = case when p.streak_weeks_off = 0 then coalesce(offered.streak_weeks_off, 0) else p.streak_weeks_off end,
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
      session_minutes = case when p.session_minutes is distinct from filled.session_minutes then p.session_minutes else before.session_minutes end,
      week_starts_on = case when p.week_starts_on is distinct from filled.week_starts_on then p.week_starts_on else before.week_starts_on end,
      streak_weeks_off = case when p.streak_weeks_off is distinct from filled.streak_weeks_off
        then p.streak_weeks_off else before.streak_weeks_off end
    where p.id = (select auth.uid());
end
$$;

-- How many days before Monday the caller's weeks start.
create function private.days_before_monday() returns integer
language sql stable security invoker set search_path = '' as $$
  select coalesce((
    select case p.week_starts_on when 'sunday' then 1 when 'saturday' then 2 else 0 end
    from public.profiles p where p.id = (select auth.uid())
  ), 0)
$$;

-- The first day of a day's week, for weeks that start so many days before Monday.
create function private.week_start(day date, days_before_monday integer) returns date
language sql immutable set search_path = '' as $$
  select day - (extract(isodow from day)::integer - 1 + days_before_monday) % 7
$$;

-- Weeks with a workout (a log with a set) in a row. As many weeks off as the person allows may lie between two of them, and aren't counted. The
-- week of today is still open: it counts once it has a workout, and is no week off as long as it has none. One look a week, backwards; written
-- as `exists`, the planner would read all days for each.
create or replace function private.training_streak(today date) returns integer
language sql stable security invoker set search_path = '' as $$
  with recursive person as (
    select private.week_start(today, private.days_before_monday()) as this_week,
      coalesce((select p.streak_weeks_off from public.profiles p where p.id = (select auth.uid())), 0) as allowed
  ), backwards (week, weeks_off, weeks) as (
    select p.this_week, 0, (
      select count(*)::integer from (
        select from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.date between p.this_week and today
        limit 1
      ) trained
    )
    from person p
    union all
    select b.week - 7, case when before.trained then 0 else b.weeks_off + 1 end, b.weeks + before.trained::integer
    from backwards b
    cross join person p
    cross join lateral (
      select coalesce((
        select true from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.date between b.week - 7 and b.week - 1
        limit 1
      ), false) as trained
    ) before
    where before.trained or b.weeks_off < p.allowed
  )
  select max(weeks) from backwards
$$;

-- The dashboard's numbers, as of the caller's own day.
-- week_starts_on    the day that the weeks below start on
-- streak_weeks_off  the weeks off in a row that don't end the streak
-- streak            weeks in a row with a workout
-- this_week         {"workouts","volume_kg","seconds"} from the start of the week to today
-- weeks_before      the same of the eight weeks before, added up; "weeks" of them count: those since the first workout
-- muscles           sets a muscle in seven days
create or replace function public.training_summary(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with person as (
    select private.days_before_monday() as days_before_monday
  ), week as (
    select private.week_start(today, p.days_before_monday) as first_day from person p
  ), first as (
    select private.week_start(e.date, p.days_before_monday) as first_day
    from private.exercise_totals e
    cross join person p
    where e.user_id = (select auth.uid())
    order by e.date
    limit 1
  )
  select jsonb_build_object(
    'week_starts_on', coalesce((select p.week_starts_on from public.profiles p where p.id = (select auth.uid())), 'monday'),
    'streak_weeks_off', coalesce((select p.streak_weeks_off from public.profiles p where p.id = (select auth.uid())), 0),
    'streak', private.training_streak(today),
    'this_week', private.training_between(w.first_day, today),
    'weeks_before', private.training_between(w.first_day - 56, w.first_day - 1)
      || jsonb_build_object('weeks', greatest(0, least(8, (w.first_day - coalesce((select f.first_day from first f), w.first_day)) / 7))),
    'muscles', private.muscle_sets(today)
  )
  from week w
$$;

-- Volume (reps × weight in kg, over every set but warm-ups that has both) by the caller's weeks, oldest first; with `from_day` from its week on.
-- Answers nothing for anyone else's id.
create or replace function public.calculate_weekly_volume(user_uuid uuid, from_day date default null)
returns table (week_start_date date, total_volume numeric)
language sql stable security invoker set search_path = '' as $$
  with person as materialized (
    select private.days_before_monday() as days_before_monday
  )
  select private.week_start(d.date, p.days_before_monday), sum(d.volume_kg)
  from (
    select e.date, sum(e.volume_kg) as volume_kg
    from private.exercise_totals e
    where e.user_id = user_uuid and user_uuid = (select auth.uid())
      and e.date >= (select coalesce(private.week_start(from_day, p.days_before_monday), '-infinity') from person p)
    group by e.date
  ) d
  cross join person p
  where d.volume_kg is not null
  group by 1
  order by 1
$$;

revoke all on function private.days_before_monday, private.week_start from public, anon, authenticated, service_role;
grant execute on function private.days_before_monday, private.week_start to authenticated;
