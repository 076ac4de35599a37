-- Removes the caller's account with everything in it. The token must tell of a password sign-in within the last 5 minutes, unless the
-- account has no address and so no password; otherwise PT403 {"reason":"reauthentication"}.
create or replace function public.delete_my_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = (select auth.uid()) and u.is_anonymous) and not coalesce(
    jsonb_path_exists(
      auth.jwt() -> 'amr',
      '$[*] ? (@.method == "password" && @.timestamp >= $since)',
      jsonb_build_object('since', extract(epoch from now()) - 300)
    ),
    false
  ) then
    raise exception using errcode = 'PT403', message = 'Sign in with your password again to delete your account.',
      detail = '{"reason":"reauthentication"}';
  end if;
  delete from auth.users u where u.id = (select auth.uid());
  if not found then
    raise exception using errcode = 'PT404', message = 'The account does not exist any more.';
  end if;
end
$$;
