-- A picture's address is stored without the blanks around it, and an empty one is none, whoever writes it.
create function private.trim_avatar_url() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- All that JavaScript's trim takes for blank, whatever the database's locale.
  new.avatar_url := nullif(btrim(new.avatar_url,
    E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), '');
  return new;
end
$$;
revoke all on function private.trim_avatar_url() from public, anon, authenticated, service_role;

create trigger trim_avatar_url before insert or update of avatar_url on public.profiles
  for each row execute function private.trim_avatar_url();
