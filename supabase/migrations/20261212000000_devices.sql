-- Where the caller is signed in, newest use first. The browser's own words say which it is.
create function public.my_devices()
returns table (id uuid, user_agent text, signed_in_at timestamptz, last_seen_at timestamptz, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 4 desc
$$;
revoke all on function public.my_devices() from public, anon, authenticated, service_role;
grant execute on function public.my_devices() to authenticated;

-- Ends one of the caller's sessions; one that is gone, or somebody else's, is nothing to end.
create function public.sign_out_device(id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from auth.sessions s where s.id = sign_out_device.id and s.user_id = (select auth.uid())
$$;
revoke all on function public.sign_out_device(uuid) from public, anon, authenticated, service_role;
grant execute on function public.sign_out_device(uuid) to authenticated;
