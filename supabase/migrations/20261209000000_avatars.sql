-- A person's picture: one private file, cut and shrunk on their device, and gone with the account.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 500000, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

-- One key each, so that nobody fills the disk with pictures.
create policy "read one's own picture" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "add one's own picture" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "change one's own picture" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar')
  with check (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');
create policy "remove one's own picture" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and name = (select auth.uid())::text || '/avatar');

create function private.remove_avatar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.bucket_id = 'avatars' and o.name = old.id::text || '/avatar';
  return null;
end
$$;
revoke all on function private.remove_avatar() from public, anon, authenticated, service_role;

create trigger remove_avatar after delete on auth.users for each row execute function private.remove_avatar();
