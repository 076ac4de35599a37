-- The profile of an account's own export.

-- Fills in what the caller's profile doesn't say, and remembers it with the import. What somebody has entered stays.
create function private.fill_profile(entry_id uuid, filled jsonb) returns void
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
      onboarding_completed = p.onboarding_completed or offered.onboarding_completed
    where p.id = me;
  update public.imports i set profile_before = to_jsonb(before), profile_filled = (select to_jsonb(p) from public.profiles p where p.id = me)
    where i.user_id = me and i.id = entry_id;
end
$$;

-- Empties again what an import filled in, unless it was changed since.
create function private.empty_profile(entry public.imports) returns void
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
      barbells = case when p.barbells is distinct from filled.barbells then p.barbells else before.barbells end
    where p.id = (select auth.uid());
end
$$;

revoke all on function private.fill_profile, private.empty_profile from public, anon, authenticated, service_role;
grant execute on function private.fill_profile, private.empty_profile to authenticated;
