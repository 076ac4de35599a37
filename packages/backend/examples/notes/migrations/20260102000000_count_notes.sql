-- How many notes the caller has. It runs with the caller's rights, so the policies count too.
create function public.count_notes() returns bigint
language sql stable security invoker set search_path = ''
as $$ select count(*) from public.notes $$;

revoke execute on function public.count_notes() from public, anon;
grant execute on function public.count_notes() to authenticated;
