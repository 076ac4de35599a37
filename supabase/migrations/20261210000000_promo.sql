-- The logo and the pictures of the landing page (spec 1, section 7): everybody reads them, nobody but the operator changes them.
-- The files are in buckets/promo; `supabase seed buckets` takes them to a hosted project, our own server at its start.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('promo', 'promo', true, 1000000, array['image/png', 'image/jpeg'])
on conflict (id) do nothing;
