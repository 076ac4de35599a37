-- A second factor closes functions as it does tables. What runs with its owner's rights asks for itself, because no policy stands behind it; and the
-- tables behind the other functions carry the policy as well.

-- Whether the caller has still to prove a second factor. On a hosted project its functions ask before they do anything.
create function public.second_factor_is_due() returns boolean
language sql stable security invoker set search_path = '' as $$
  select not coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven())
$$;
revoke all on function public.second_factor_is_due() from public, anon, authenticated, service_role;
grant execute on function public.second_factor_is_due() to authenticated;

-- Asked first by every function that runs with its owner's rights: the caller's own session, with nothing left to prove. A personal key is none: it
-- reaches what policies show it, and nothing beyond. Otherwise PT403, {"reason": "second_factor"} or {"reason": "key"}.
create function private.require_session() returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  if auth.jwt() ? 'key_scope' then
    raise exception using errcode = 'PT403', message = 'A personal key can''t do this. Sign in for it.', detail = '{"reason":"key"}';
  end if;
  if public.second_factor_is_due() then
    raise exception using errcode = 'PT403', message = 'Enter the code of your second factor first.',
      detail = '{"reason":"second_factor"}';
  end if;
end
$$;
revoke all on function private.require_session() from public, anon, authenticated, service_role;

-- The caller, if they are an admin; to everybody else there is nothing here.
create or replace function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_session();
  if not exists (select from public.profiles p where p.id = auth.uid() and p.tier = 'admin') then
    raise exception using errcode = 'PT404', message = 'There is nothing here.';
  end if;
  return auth.uid();
end
$$;

-- Where the caller is signed in, newest use first. The browser's own words say which it is.
create or replace function public.my_devices()
returns table (id uuid, user_agent text, signed_in_at timestamptz, last_seen_at timestamptz, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select private.require_session();
  select s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 4 desc
$$;

-- Ends one of the caller's sessions; one that is gone, or somebody else's, is nothing to end.
create or replace function public.sign_out_device(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select private.require_session();
  delete from auth.sessions s where s.id = sign_out_device.id and s.user_id = (select auth.uid())
$$;

do $$
declare
  proven constant text := $p$((select coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven()
  )))$p$;
  name text;
begin
  for name in
    select distinct quote_ident(p.schemaname) || '.' || quote_ident(p.tablename) from pg_policies p
    where p.schemaname = 'private' and 'authenticated' = any (p.roles) order by 1
  loop
    execute format(
      'create policy "proved by a second factor where there is one" on %s as restrictive for all to authenticated
       using %s with check %s', name, proven, proven);
  end loop;
end
$$;
