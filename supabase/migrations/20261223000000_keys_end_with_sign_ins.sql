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
revoke all on function private.end_sign_ins(uuid) from public, anon, authenticated, service_role;

create or replace function public.admin_sign_out(person uuid) returns void
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
create or replace function public.admin_set_disabled(person uuid, is_disabled boolean) returns void
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
