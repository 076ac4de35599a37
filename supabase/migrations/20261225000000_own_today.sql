-- A weight can come without its day, and a goal's update with its unchanged owner, as other clients write them.

-- Today where the caller is: in their profile's time zone, or UTC where there is none that Postgres knows.
create function private.own_today() returns date
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (now() at time zone coalesce((select p.time_zone from public.profiles p where p.id = (select auth.uid())), 'UTC'))::date;
exception
  when invalid_parameter_value then return (now() at time zone 'UTC')::date;
end
$$;
revoke all on function private.own_today() from public, anon, authenticated, service_role;
grant execute on function private.own_today() to authenticated;

alter table public.weight_logs alter column date set default private.own_today();

-- The policy holds it to the caller's own.
grant update (user_id) on public.goals to authenticated;
