-- The buckets: a person's picture, their progress photos, and what the landing page shows. Who may read and write in them stands with the
-- policies; what is a person's goes with the account.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  -- One private file a person, cut and shrunk on their device.
  ('avatars', 'avatars', false, 500000, array['image/webp', 'image/jpeg', 'image/png']),
  -- Of each day one from the front, one from the side and one from the back.
  ('progress', 'progress', false, 1000000, array['image/webp', 'image/jpeg', 'image/png']),
  -- Everybody reads these, nobody but the operator changes them. The files are in buckets/promo; `supabase seed buckets` takes them to a
  -- hosted project, our own server at its start.
  ('promo', 'promo', true, 1000000, array['image/png', 'image/jpeg'])
on conflict (id) do nothing;

create function private.remove_avatar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.bucket_id = 'avatars' and o.name = old.id::text || '/avatar';
  return null;
end
$$;

create trigger remove_avatar after delete on auth.users for each row execute function private.remove_avatar();

-- Ten years of all three every day, so that nobody fills the disk.
create function private.has_room_for_photo() returns boolean
language sql stable security definer set search_path = '' as $$
  -- So that an index can be read: what begins with the id and a slash, which comes right before 0.
  select count(*) < 11000 from storage.objects o
  where o.bucket_id = 'progress' and o.name collate "C" >= (select auth.uid())::text || '/'
    and o.name collate "C" < (select auth.uid())::text || '0'
$$;

create function private.remove_progress_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o
  where o.bucket_id = 'progress' and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
  return null;
end
$$;

create trigger remove_progress_photos after delete on auth.users
  for each row execute function private.remove_progress_photos();

revoke all on function private.remove_avatar, private.has_room_for_photo, private.remove_progress_photos
  from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_photo to authenticated;
