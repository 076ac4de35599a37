-- What people do with their account besides signing in: see where it is signed in, end that, delete it.

-- Where the caller is signed in, newest use first. The browser's own words say which it is.
create function public.my_devices()
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
create function public.sign_out_device(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select private.require_session();
  delete from auth.sessions s where s.id = sign_out_device.id and s.user_id = (select auth.uid())
$$;

-- Ends every sign-in of an account and the keys of its scripts. A hosted project has no such keys. The account's row is locked, so that no
-- session makes another key while it ends.
create function private.end_sign_ins(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from auth.users u where u.id = person for no key update;
  if to_regclass('auth_guard.personal_keys') is not null then
    delete from auth_guard.personal_keys k where k.user_id = person;
  end if;
  delete from auth.sessions s where s.user_id = person;
end
$$;

-- Removes the caller's account with everything in it. The token must tell of a sign-in within the last 5 minutes: by password, or in any way
-- if the account has none; otherwise PT403 {"reason":"reauthentication"}. With a second factor it must have been proved in that session;
-- otherwise PT403 {"reason":"second_factor"}. An account without an address has nothing to prove.
create function public.delete_my_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me auth.users;
  since constant jsonb := jsonb_build_object('since', extract(epoch from now()) - 300);
begin
  select u.* into me from auth.users u where u.id = (select auth.uid());
  if not coalesce(me.is_anonymous, false) and not coalesce(
    case when coalesce(me.encrypted_password, '') = ''
      then jsonb_path_exists(auth.jwt() -> 'amr', '$[*] ? (@.timestamp >= $since)', since)
      else jsonb_path_exists(auth.jwt() -> 'amr', '$[*] ? (@.method == "password" && @.timestamp >= $since)', since)
    end,
    false
  ) then
    raise exception using errcode = 'PT403', message = 'Sign in with your password again to delete your account.',
      detail = '{"reason":"reauthentication"}';
  end if;
  if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = me.id and f.status = 'verified'
  ) then
    raise exception using errcode = 'PT403', message = 'Enter the code of your second factor to delete your account.',
      detail = '{"reason":"second_factor"}';
  end if;
  delete from auth.users u where u.id = me.id;
  if not found then
    raise exception using errcode = 'PT404', message = 'The account does not exist any more.';
  end if;
end
$$;

revoke all on function public.my_devices, public.sign_out_device, private.end_sign_ins, public.delete_my_account
  from public, anon, authenticated, service_role;
grant execute on function public.my_devices, public.sign_out_device, public.delete_my_account to authenticated;
