-- One row a person, made with the account; the app adds a missing one itself.

create table public.profiles (
  id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  username text,
  name text,
  age integer,
  sex text,
  height numeric,
  height_unit text not null default 'cm',
  weight numeric,
  weight_unit text not null default 'kg',
  avatar_url text,
  available_equipment text[] not null default '{}',
  tier text not null default 'free',
  onboarding_completed boolean not null default false,
  unit_system text,
  time_zone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How many sets a muscle is to get in a week: the person's own range.
  weekly_sets_low integer not null default 10,
  weekly_sets_high integer not null default 20,
  -- Bars and plates by unit: {"kg": {"bars": {"barbell": 20, ...}, "plates": [{"weight": 20, "pairs": 4}, ...]}, "lbs": ...}.
  -- Null: the usual ones of a gym.
  barbells jsonb,
  constraint profiles_username_check check (length(username) <= 320),
  constraint profiles_name_check check (length(name) <= 200),
  constraint profiles_age_check check (age between 0 and 150),
  constraint profiles_sex_check check (sex in ('Male', 'Female', 'Other')),
  constraint profiles_height_check check (height between 0 and 1000),
  constraint profiles_height_unit_check check (height_unit in ('cm', 'in')),
  constraint profiles_weight_check check (weight between 0 and 10000),
  constraint profiles_weight_unit_check check (weight_unit in ('kg', 'lbs')),
  constraint profiles_avatar_url_check check (length(avatar_url) <= 2000),
  constraint profiles_available_equipment_check check (
    cardinality(available_equipment) <= 100 and length(array_to_string(available_equipment, ',')) <= 5000
    and array_position(available_equipment, null) is null
  ),
  constraint profiles_tier_check check (length(tier) between 1 and 40),
  constraint profiles_unit_system_check check (unit_system in ('metric', 'imperial')),
  constraint profiles_time_zone_check check (length(time_zone) between 1 and 64),
  constraint profiles_weekly_sets_check check (0 <= weekly_sets_low and weekly_sets_low <= weekly_sets_high and weekly_sets_high <= 200),
  constraint profiles_barbells_check check (jsonb_typeof(barbells) = 'object' and length(barbells::text) <= 10000)
);

comment on column public.profiles.unit_system is 'null: not chosen yet, the app goes by the browser''s locale';

create trigger stamp_updated_at before update on public.profiles
  for each row execute function private.stamp_updated_at();

alter table public.profiles enable row level security;
alter table public.profiles force row level security;

-- The id may stand in a body, because the policies let it be nothing but the caller's own. No delete: it goes with the account.
revoke all on public.profiles from public, anon, authenticated;
grant select,
  insert (id, username, name, age, sex, height, height_unit, weight, weight_unit, avatar_url, available_equipment,
    onboarding_completed, unit_system, time_zone, weekly_sets_low, weekly_sets_high, barbells),
  update (id, username, name, age, sex, height, height_unit, weight, weight_unit, avatar_url, available_equipment,
    onboarding_completed, unit_system, time_zone, weekly_sets_low, weekly_sets_high, barbells, updated_at)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- The username given at sign-up, or the email.
create function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, username)
    values (new.id, left(coalesce(nullif(btrim(new.raw_user_meta_data ->> 'username'), ''), new.email), 320))
    on conflict do nothing;
  return null;
end
$$;

create trigger add_profile after insert on auth.users
  for each row execute function private.add_profile();

-- A picture's address is stored without the blanks around it, and an empty one is none, whoever writes it.
create function private.trim_avatar_url() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- All that JavaScript's trim takes for blank, whatever the database's locale.
  new.avatar_url := nullif(btrim(new.avatar_url,
    E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), '');
  return new;
end
$$;

create trigger trim_avatar_url before insert or update of avatar_url on public.profiles
  for each row execute function private.trim_avatar_url();

-- Today where the caller is: in their profile's time zone, or UTC where there is none that Postgres knows.
create function private.own_today() returns date
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (now() at time zone coalesce((select p.time_zone from public.profiles p where p.id = (select auth.uid())), 'UTC'))::date;
exception
  when invalid_parameter_value then return (now() at time zone 'UTC')::date;
end
$$;

-- Writes the keys that `profile` has and leaves the rest. A weight that changed and is not null is also logged, on weight_date.
-- Answers {"id"}. A failing step is named in the hint: update_profile, insert_weight.
create function public.save_profile(op_id uuid, profile jsonb, weight_date date default null) returns jsonb
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
      onboarding_completed = after.onboarding_completed, unit_system = after.unit_system, time_zone = after.time_zone
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

revoke all on function private.add_profile, private.trim_avatar_url, private.own_today, public.save_profile
  from public, anon, authenticated, service_role;
grant execute on function private.own_today, public.save_profile to authenticated;
