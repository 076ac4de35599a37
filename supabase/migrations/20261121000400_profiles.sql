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
  constraint profiles_weekly_sets_check check (0 <= weekly_sets_low and weekly_sets_low <= weekly_sets_high and weekly_sets_high <= 200)
);

comment on column public.profiles.unit_system is 'null: not chosen yet, the app goes by the browser''s locale';

create trigger stamp_updated_at before update on public.profiles
  for each row execute function private.stamp_updated_at();

alter table public.profiles enable row level security;
alter table public.profiles force row level security;

create policy "read one's own" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "add one's own" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "change one's own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "remove one's own" on public.profiles for delete to authenticated
  using (id = (select auth.uid()));

-- The id may stand in a body, because the policies let it be nothing but the caller's own. No delete: it goes with the account.
revoke all on public.profiles from public, anon, authenticated;
grant select,
  insert (id, username, name, age, sex, height, height_unit, weight, weight_unit, avatar_url, available_equipment,
    onboarding_completed, unit_system, time_zone, weekly_sets_low, weekly_sets_high),
  update (id, username, name, age, sex, height, height_unit, weight, weight_unit, avatar_url, available_equipment,
    onboarding_completed, unit_system, time_zone, weekly_sets_low, weekly_sets_high, updated_at)
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
revoke all on function private.add_profile() from public, anon, authenticated, service_role;

-- The function acts as the tables' owner, whom forced policies bind unless it may bypass them.
create policy "come with the account" on public.profiles for insert to current_user with check (true);

create trigger add_profile after insert on auth.users
  for each row execute function private.add_profile();
