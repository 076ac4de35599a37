-- What a hosted Supabase project comes with: the roles, their rights in schema public, and the schemas around it.
-- Safe to run again, by a superuser or by any role with CREATEROLE.

do $$
declare
  may_bypass boolean := (select rolsuper or rolbypassrls from pg_roles where rolname = current_user);
  named text;
begin
  foreach named in array array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin',
    'supabase_realtime_admin', 'supabase_storage_admin'] loop
    if not exists (select from pg_roles where rolname = named) then
      execute format('create role %I nologin noinherit', named);
    end if;
  end loop;

  alter role authenticator login noinherit;
  alter role supabase_auth_admin login noinherit;
  alter role supabase_realtime_admin login noinherit;
  alter role supabase_storage_admin login noinherit;
  -- Without replication, triggers report changes to realtime (realtime.follow_published_tables).
  if (select rolsuper or rolreplication from pg_roles where rolname = current_user) then
    alter role supabase_realtime_admin replication;
  end if;
  if may_bypass then
    alter role service_role bypassrls;
  else
    raise warning 'service_role stays under row-level security: % may not grant BYPASSRLS', current_user;
  end if;

  -- Since Postgres 16, creating a role doesn't include the right to act as it.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant supabase_auth_admin, supabase_realtime_admin, supabase_storage_admin to %I', current_user);
  end if;
end
$$;

grant anon, authenticated, service_role to authenticator;
-- Realtime checks, in a subscriber's role, what the subscriber may read.
grant authenticator to supabase_realtime_admin;

-- No statement holds a connection for longer than this, not even behind a pooler, which doesn't pass on startup parameters.
alter role authenticator set statement_timeout = '5s';
alter role authenticator set idle_in_transaction_session_timeout = '10s';
alter role supabase_auth_admin set statement_timeout = '5s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '10s';
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set statement_timeout = '5s';
alter role supabase_storage_admin set idle_in_transaction_session_timeout = '10s';
alter role supabase_storage_admin set search_path = storage;
alter role supabase_realtime_admin set statement_timeout = '5s';
alter role supabase_realtime_admin set idle_in_transaction_session_timeout = '10s';
alter role supabase_realtime_admin set search_path = public, extensions;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;

create schema if not exists realtime authorization supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role;

create schema if not exists storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role;
