-- An account with a second factor is open to sessions that have proved it alone: whoever knows only the password sees nothing. Tables ask by
-- their policies, functions that run with their owner's rights by require_session, because no policy stands behind those.

-- Whether the caller has proved what their account asks for: a session at the second level, or a passkey, which is two things in one.
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

-- Whether the caller has still to prove a second factor. On a hosted project its functions ask before they do anything. Our own server's tokens say
-- so, and its requests bring the claim as a setting of its own too, so that the claims, which are long, need not be read as JSON for it.
create function public.second_factor_is_due() returns boolean
language sql stable security invoker set search_path = '' as $$
  select not coalesce(
    coalesce(nullif(current_setting('request.jwt.claim.second_factor', true), ''), auth.jwt() ->> 'second_factor') <> 'due',
    private.is_proven())
$$;

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

revoke all on function private.is_proven, public.second_factor_is_due, private.require_session
  from public, anon, authenticated, service_role;
grant execute on function private.is_proven, public.second_factor_is_due to authenticated;
