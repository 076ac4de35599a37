-- What admins do with accounts. Nothing of what people logged is shown.

-- The address of an account that an admin acts on; their own is refused where `other` says so.
create function private.account_to_change(person uuid, other boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
begin
  if other and person = private.require_admin() then
    raise exception using errcode = 'PT409', message = 'This is your own account.';
  end if;
  perform private.require_admin();
  select u.email into address from auth.users u where u.id = person;
  if not found then
    raise exception using errcode = 'PT404', message = 'The account does not exist any more.';
  end if;
  return address;
end
$$;

-- Accounts whose address holds the text, newest first, at most 100: {"all", "unconfirmed", "disabled", "users": [{"id", "email", "tier",
-- "created_at", "last_sign_in_at", "is_confirmed", "is_disabled", "sessions"}]}. `which`: "unconfirmed" or "disabled".
create function public.admin_users(search text default '', which text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with people as (
      select u.id, u.email, u.created_at, u.last_sign_in_at, u.email_confirmed_at is not null as is_confirmed,
        coalesce(u.banned_until > now(), false) as is_disabled, coalesce(p.tier, 'free') as tier,
        (select count(*) from auth.sessions s where s.user_id = u.id) as sessions
      from auth.users u left join public.profiles p on p.id = u.id
    ), found as (
      select * from people
      where strpos(lower(email), lower(btrim(admin_users.search))) > 0
        and (admin_users.which is null or (admin_users.which = 'unconfirmed' and not is_confirmed)
          or (admin_users.which = 'disabled' and is_disabled))
      order by created_at desc, id limit 100
    )
    select jsonb_build_object(
      'all', (select count(*) from people),
      'unconfirmed', (select count(*) from people where not is_confirmed),
      'disabled', (select count(*) from people where is_disabled),
      'users', coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id) from found f), '[]'))
  );
end
$$;

-- An admin can't take the tier from themselves: a server without one would have nobody to give it.
create function public.admin_set_tier(person uuid, tier text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  update public.profiles p set tier = admin_set_tier.tier where p.id = person;
  perform private.note_admin_action('tier', address, admin_set_tier.tier);
end
$$;

-- Ends every sign-in of an account.
create function public.admin_sign_out(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, false);
begin
  perform private.end_sign_ins(person);
  perform private.note_admin_action('sign_out', address);
end
$$;

-- A disabled account can't sign in, and its sign-ins and keys end; nothing that was logged is deleted. Enabling it brings neither back:
-- whoever was let in before must not be let in again without anybody's doing.
create function public.admin_set_disabled(person uuid, is_disabled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  update auth.users u set banned_until = case when is_disabled then timestamptz '2200-01-01' end where u.id = person;
  if is_disabled then
    perform private.end_sign_ins(person);
  end if;
  perform private.note_admin_action(case when is_disabled then 'disable' else 'enable' end, address);
end
$$;

-- Deletes an account with everything it logged; `email` is its address, typed again (PT409 when it is another).
create function public.admin_delete_user(person uuid, email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  if lower(btrim(admin_delete_user.email)) is distinct from lower(address) then
    raise exception using errcode = 'PT409', message = 'This is not the address of the account.';
  end if;
  delete from auth.users u where u.id = person;
  perform private.note_admin_action('delete', address);
end
$$;

-- The confirmation is sent by the accounts' own resend; this keeps who asked for it.
create function public.admin_note_resend(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, false);
begin
  perform private.note_admin_action('resend', address);
end
$$;

revoke all on function private.account_to_change, public.admin_users, public.admin_set_tier, public.admin_sign_out,
  public.admin_set_disabled, public.admin_delete_user, public.admin_note_resend
  from public, anon, authenticated, service_role;
grant execute on function public.admin_users, public.admin_set_tier, public.admin_sign_out, public.admin_set_disabled,
  public.admin_delete_user, public.admin_note_resend
  to authenticated;
