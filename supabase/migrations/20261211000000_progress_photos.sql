-- Progress photos: of each day one from the front, one from the side and one from the back. Private, and gone with the account.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('progress', 'progress', false, 1000000, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

-- Ten years of all three every day, so that nobody fills the disk.
create function private.has_room_for_photo() returns boolean
language sql stable security definer set search_path = '' as $$
  -- So that an index can be read: what begins with the id and a slash, which comes right before 0.
  select count(*) < 11000 from storage.objects o
  where o.bucket_id = 'progress' and o.name collate "C" >= (select auth.uid())::text || '/'
    and o.name collate "C" < (select auth.uid())::text || '0'
$$;
revoke all on function private.has_room_for_photo() from public, anon, service_role;
grant execute on function private.has_room_for_photo() to authenticated;

create policy "read one's own progress photos" on storage.objects for select to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'));
create policy "add one's own progress photos" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'progress'
    and name ~ ('^' || (select auth.uid())::text || '/\d{4}-\d{2}-\d{2}/(front|side|back)$')
    and (select private.has_room_for_photo())
  );
create policy "change one's own progress photos" on storage.objects for update to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'))
  with check (
    bucket_id = 'progress'
    and name ~ ('^' || (select auth.uid())::text || '/\d{4}-\d{2}-\d{2}/(front|side|back)$')
  );
create policy "remove one's own progress photos" on storage.objects for delete to authenticated
  using (bucket_id = 'progress' and name ^@ ((select auth.uid())::text || '/'));

create function private.remove_progress_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o
  where o.bucket_id = 'progress' and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
  return null;
end
$$;
revoke all on function private.remove_progress_photos() from public, anon, authenticated, service_role;

create trigger remove_progress_photos after delete on auth.users
  for each row execute function private.remove_progress_photos();
