-- Removes the caller's account with everything in it. The token must tell of a sign-in within the last 5 minutes: by password, or in any way
-- if the account has none; otherwise PT403 {"reason":"reauthentication"}. With a second factor it must have been proved in that session;
-- otherwise PT403 {"reason":"second_factor"}. An account without an address has nothing to prove.
create or replace function public.delete_my_account() returns void
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
