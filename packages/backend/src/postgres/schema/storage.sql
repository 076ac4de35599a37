-- Schema `storage`: a hosted project's objects for files, and what the server needs to keep each file in step with its row.
-- Runs again whenever this file changes. Every object belongs to supabase_storage_admin.

create schema if not exists storage_guard authorization supabase_storage_admin;

set role supabase_storage_admin;

do $types$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$types$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  constraint objects_bucket_id_name_key unique (bucket_id, name)
);
create index if not exists objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists objects_bucket_id_lower_name on storage.objects (bucket_id, lower(name) collate "C", name collate "C");

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
-- The rights that requests need in these roles. A hosted project grants all, but policies don't apply to TRUNCATE, TRIGGER and REFERENCES.
revoke all on storage.buckets, storage.objects from public, anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Parts of an object's name, for policies: the folders, the last part, and the extension after its last dot.
create or replace function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (pg_catalog.string_to_array(name, '/'))[1:pg_catalog.array_length(pg_catalog.string_to_array(name, '/'), 1) - 1]
$$;

create or replace function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.substring(name, '[^/]*$')
$$;

create or replace function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select pg_catalog.reverse(pg_catalog.split_part(pg_catalog.reverse(storage.filename(name)), '.', 1))
$$;

-- The operation in progress, such as storage.object.upload, for policies.
create or replace function storage.operation() returns text
language sql stable set search_path = '' as $$
  select pg_catalog.current_setting('storage.operation', true)
$$;

create or replace function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(storage.operation() in (expected_operation, 'storage.' || expected_operation), false)
$$;

create or replace function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(storage.operation() = any (expected_operations)
    or storage.operation() = any (select 'storage.' || each from pg_catalog.unnest(expected_operations) as each), false)
$$;

create or replace function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language sql stable set search_path = '' as $$
  select pg_catalog.sum((metadata ->> 'size')::bigint)::bigint, bucket_id from storage.objects group by bucket_id
$$;

-- Files without a row --------------------------------------------------------------------------------------------------------------

-- Each file is noted here before it is written, and again when its row is deleted or gets another version. The transaction that gives the
-- file its row removes the note. So a file that is noted here and isn't being written at the moment can be removed.
create table if not exists storage_guard.loose_files (
  version text primary key,
  noted_at timestamptz not null default now(),
  being_written boolean not null
);
alter table storage_guard.loose_files enable row level security;

-- Uploads in parts, whose policies were checked when they began. Kept for a day, even after the last part was stored, because the response
-- to it may have been lost.
create table if not exists storage_guard.resumable_uploads (
  version text primary key,
  bucket_id text not null,
  name text not null,
  owner text,
  role text,
  replaces boolean not null,
  size bigint,
  most bigint not null,
  described jsonb not null,
  made_at timestamptz not null default now(),
  is_stored boolean not null default false
);
alter table storage_guard.resumable_uploads enable row level security;
create index if not exists resumable_uploads_unfinished on storage_guard.resumable_uploads (coalesce(owner, ''))
  where not is_stored;

-- Ends an unfinished upload in parts. From then on its file can be removed, and is never given a row. The record in loose_files is
-- changed first, as it is when a file gets its row, so that one of these two operations waits for the other.
create or replace function storage_guard.end_upload(ended text) returns void
language plpgsql set search_path = '' as $$
begin
  update storage_guard.loose_files set being_written = false where version = ended;
  delete from storage_guard.resumable_uploads where version = ended and not is_stored;
end
$$;

-- Begins an upload in parts, which ends the same sender's earlier one for the same key. Returns the versions of ended uploads, or null if the
-- sender's other uploads are too many, or may become too large. Senders without a name count as one sender per role. Without bounds, all may begin.
create or replace function storage_guard.begin_upload(begun storage_guard.resumable_uploads, most_uploads int, most_bytes bigint)
returns text[]
language plpgsql set search_path = '' as $$
declare
  earlier text[];
  others bigint;
  bytes bigint;
begin
  -- A sender's uploads begin one at a time, so that each sees the earlier ones.
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended('storage upload of ' || coalesce(begun.owner, begun.role, ''), 0));
  with unfinished as (
    select u.version, u.bucket_id = begun.bucket_id and u.name = begun.name as is_same, coalesce(u.size, u.most) as bytes
    from storage_guard.resumable_uploads u
    join storage_guard.loose_files f on f.version = u.version and f.being_written
    where not u.is_stored and coalesce(u.owner, '') = coalesce(begun.owner, '')
      and (begun.owner is not null or u.role is not distinct from begun.role)
  )
  select coalesce(array_agg(u.version) filter (where u.is_same), '{}'), count(*) filter (where not u.is_same),
    coalesce(sum(u.bytes) filter (where not u.is_same), 0)
  into earlier, others, bytes from unfinished u;
  -- A sender's only upload may be as large as any file.
  if others >= most_uploads or (others > 0 and bytes + coalesce(begun.size, begun.most) > most_bytes) then
    return null;
  end if;
  perform storage_guard.end_upload(version) from pg_catalog.unnest(earlier) as version;
  insert into storage_guard.resumable_uploads select begun.*;
  return earlier;
end
$$;
revoke all on function storage_guard.end_upload(text), storage_guard.begin_upload(storage_guard.resumable_uploads, int, bigint) from public;

create or replace function storage_guard.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.now();
  return new;
end
$$;

create or replace function storage_guard.follow_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.version is not null and (tg_op = 'DELETE' or old.version is distinct from new.version) then
    insert into storage_guard.loose_files (version, being_written) values (old.version, false)
    on conflict (version) do update set being_written = false;
  end if;
  if tg_op <> 'DELETE' then
    delete from storage_guard.loose_files where version = new.version;
    update storage_guard.resumable_uploads set is_stored = true where version = new.version;
  end if;
  return null;
end
$$;

-- A row that is deleted without the server would leave its file behind unnoticed.
create or replace function storage_guard.refuse_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(pg_catalog.current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception using errcode = '42501',
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.';
  end if;
  return null;
end
$$;

create or replace trigger touch_object before update on storage.objects for each row execute function storage_guard.touch();
create or replace trigger touch_bucket before update on storage.buckets for each row execute function storage_guard.touch();
create or replace trigger follow_file after insert or update of version or delete on storage.objects
  for each row execute function storage_guard.follow_file();
create or replace trigger refuse_delete before delete on storage.objects
  for each statement execute function storage_guard.refuse_delete();
create or replace trigger refuse_delete before delete on storage.buckets
  for each statement execute function storage_guard.refuse_delete();

reset role;
