-- Whether the caller has proved what their account asks for: an account with a second factor is open to sessions at the second level
-- alone, and to a passkey, which is two things in one. Whoever knows only the password sees nothing.
create function private.is_proven() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    return true;
  end if;
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or coalesce(auth.jwt() -> 'amr' @> '[{"method": "passkey"}]', false);
end
$$;
revoke all on function private.is_proven() from public, anon, authenticated, service_role;
grant execute on function private.is_proven() to authenticated;

-- This backend's tokens say whether something is still to be proved, so that no table is read for it; a hosted project's don't.
do $$
declare
  proven constant text := $p$((select coalesce(auth.jwt() ->> 'second_factor' <> 'due', private.is_proven())))$p$;
  name text;
begin
  for name in
    select 'public.' || quote_ident(tablename) from pg_policies
    where schemaname = 'public' and 'authenticated' = any (roles)
    union select 'storage.objects' order by 1
  loop
    execute format(
      'create policy "proved by a second factor where there is one" on %s as restrictive for all to authenticated
       using %s with check %s', name, proven, proven);
  end loop;
end
$$;
