-- Schema `auth` as in a hosted project, with the same names, types and defaults, so that its dumps load here and ours load there.
-- Runs again whenever this file changes. Needs the roles of this folder; every object belongs to supabase_auth_admin.

create schema if not exists auth authorization supabase_auth_admin;
create schema if not exists auth_guard authorization supabase_auth_admin;

set role supabase_auth_admin;

do $types$
declare
  kind record;
begin
  for kind in
    select * from (values
      ('aal_level', '''aal1'', ''aal2'', ''aal3'''),
      ('code_challenge_method', '''s256'', ''plain'''),
      ('factor_status', '''unverified'', ''verified'''),
      ('factor_type', '''totp'', ''webauthn'', ''phone'''),
      ('oauth_authorization_status', '''pending'', ''approved'', ''denied'', ''expired'''),
      ('oauth_client_type', '''public'', ''confidential'''),
      ('oauth_registration_type', '''dynamic'', ''manual'''),
      ('oauth_response_type', '''code'''),
      ('one_time_token_type', '''confirmation_token'', ''reauthentication_token'', ''recovery_token'','
        '''email_change_token_new'', ''email_change_token_current'', ''phone_change_token''')
    ) as kinds (name, labels)
  loop
    if not exists (
      select from pg_type where typname = kind.name and typnamespace = 'auth'::regnamespace
    ) then
      execute format('create type auth.%I as enum (%s)', kind.name, kind.labels);
    end if;
  end loop;
end
$types$;

-- Accounts -----------------------------------------------------------------------------------------------------------------

create table if not exists auth.users (
  instance_id uuid,
  id uuid not null primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text default null constraint users_phone_key unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0
    constraint users_email_change_confirm_status_check check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create index if not exists users_instance_id_idx on auth.users (instance_id);
create index if not exists users_instance_id_email_idx on auth.users (instance_id, lower(email));
create index if not exists users_is_anonymous_idx on auth.users (is_anonymous);
create unique index if not exists users_email_partial_key on auth.users (email) where not is_sso_user;
create unique index if not exists confirmation_token_idx on auth.users (confirmation_token)
  where confirmation_token !~ '^[0-9 ]*$';
create unique index if not exists recovery_token_idx on auth.users (recovery_token)
  where recovery_token !~ '^[0-9 ]*$';
create unique index if not exists email_change_token_current_idx on auth.users (email_change_token_current)
  where email_change_token_current !~ '^[0-9 ]*$';
create unique index if not exists email_change_token_new_idx on auth.users (email_change_token_new)
  where email_change_token_new !~ '^[0-9 ]*$';
create unique index if not exists reauthentication_token_idx on auth.users (reauthentication_token)
  where reauthentication_token !~ '^[0-9 ]*$';
create index if not exists users_email_change_idx on auth.users (email_change) where email_change <> '';

create table if not exists auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid not null default gen_random_uuid() primary key,
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);
create index if not exists identities_email_idx on auth.identities (email text_pattern_ops);

-- OAuth clients of the project itself ------------------------------------------------------------------------------------

create table if not exists auth.oauth_clients (
  id uuid not null primary key,
  client_secret_hash text,
  registration_type auth.oauth_registration_type not null,
  redirect_uris text not null,
  grant_types text not null,
  client_name text check (char_length(client_name) <= 1024),
  client_uri text check (char_length(client_uri) <= 2048),
  logo_uri text check (char_length(logo_uri) <= 2048),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  client_type auth.oauth_client_type not null default 'confidential',
  token_endpoint_auth_method text not null default 'client_secret_basic'
);
create index if not exists oauth_clients_deleted_at_idx on auth.oauth_clients (deleted_at);

-- Sessions -----------------------------------------------------------------------------------------------------------------

create table if not exists auth.sessions (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid references auth.oauth_clients on delete cascade,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (char_length(scopes) <= 4096)
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
create index if not exists user_id_created_at_idx on auth.sessions (user_id, created_at);
create index if not exists sessions_not_after_idx on auth.sessions (not_after desc);
create index if not exists sessions_oauth_client_id_idx on auth.sessions (oauth_client_id);

create table if not exists auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) constraint refresh_tokens_token_unique unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions on delete cascade
);
create index if not exists refresh_tokens_instance_id_idx on auth.refresh_tokens (instance_id);
create index if not exists refresh_tokens_instance_id_user_id_idx on auth.refresh_tokens (instance_id, user_id);
create index if not exists refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index if not exists refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
-- Tokens that an earlier version or a hosted project stored in plain text, to be hashed when the server starts. Usually there are none.
create index if not exists refresh_tokens_kept_idx on auth.refresh_tokens (id) where length(token) = 12;
create index if not exists refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at desc);

-- Second factors and passkeys --------------------------------------------------------------------------------------------

create table if not exists auth.mfa_factors (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
create unique index if not exists mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create unique index if not exists unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);

create table if not exists auth.mfa_challenges (
  id uuid not null primary key,
  factor_id uuid not null constraint mfa_challenges_auth_factor_id_fkey references auth.mfa_factors on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);

create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  id uuid not null constraint amr_id_pk primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

create table if not exists auth.webauthn_credentials (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid not null references auth.users on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index if not exists webauthn_credentials_credential_id_key on auth.webauthn_credentials (credential_id);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table if not exists auth.webauthn_challenges (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid references auth.users on delete cascade,
  challenge_type text not null check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

-- Emailed tokens and flows -----------------------------------------------------------------------------------------------

create table if not exists auth.one_time_tokens (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create index if not exists one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
create index if not exists one_time_tokens_relates_to_hash_idx on auth.one_time_tokens using hash (relates_to);
create unique index if not exists one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);

create table if not exists auth.oauth_client_states (
  id uuid not null primary key,
  provider_type text not null,
  code_verifier text,
  created_at timestamptz not null
);
create index if not exists idx_oauth_client_states_created_at on auth.oauth_client_states (created_at);

create table if not exists auth.flow_state (
  id uuid not null primary key,
  user_id uuid,
  auth_code text,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false
);
create index if not exists idx_auth_code on auth.flow_state (auth_code);
create index if not exists idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index if not exists flow_state_created_at_idx on auth.flow_state (created_at desc);

create table if not exists auth.oauth_authorizations (
  id uuid not null primary key,
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  user_id uuid references auth.users on delete cascade,
  redirect_uri text not null check (char_length(redirect_uri) <= 2048),
  scope text not null check (char_length(scope) <= 4096),
  state text check (char_length(state) <= 4096),
  resource text check (char_length(resource) <= 2048),
  code_challenge text check (char_length(code_challenge) <= 128),
  code_challenge_method auth.code_challenge_method,
  response_type auth.oauth_response_type not null default 'code',
  status auth.oauth_authorization_status not null default 'pending',
  authorization_code text unique check (char_length(authorization_code) <= 255),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 minutes',
  approved_at timestamptz,
  nonce text check (char_length(nonce) <= 255),
  constraint oauth_authorizations_expires_at_future check (expires_at > created_at)
);
create index if not exists oauth_auth_pending_exp_idx on auth.oauth_authorizations (expires_at) where status = 'pending';

create table if not exists auth.oauth_consents (
  id uuid not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  scopes text not null check (char_length(scopes) <= 2048 and char_length(trim(scopes)) > 0),
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint oauth_consents_revoked_after_granted check (revoked_at is null or revoked_at >= granted_at),
  constraint oauth_consents_user_client_unique unique (user_id, client_id)
);
create index if not exists oauth_consents_user_order_idx on auth.oauth_consents (user_id, granted_at desc);
create index if not exists oauth_consents_active_user_client_idx on auth.oauth_consents (user_id, client_id)
  where revoked_at is null;
create index if not exists oauth_consents_active_client_idx on auth.oauth_consents (client_id) where revoked_at is null;

create table if not exists auth.custom_oauth_providers (
  id uuid not null default gen_random_uuid() primary key,
  provider_type text not null check (provider_type in ('oauth2', 'oidc')),
  identifier text not null unique,
  name text not null,
  client_id text not null,
  client_secret text not null,
  acceptable_client_ids text[] not null default '{}',
  scopes text[] not null default '{}',
  pkce_enabled boolean not null default true,
  attribute_mapping jsonb not null default '{}',
  authorization_params jsonb not null default '{}',
  enabled boolean not null default true,
  email_optional boolean not null default false,
  issuer text,
  discovery_url text,
  skip_nonce_check boolean not null default false,
  cached_discovery jsonb,
  discovery_cached_at timestamptz,
  authorization_url text,
  token_url text,
  userinfo_url text,
  jwks_uri text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Single sign-on ---------------------------------------------------------------------------------------------------------

create table if not exists auth.sso_providers (
  id uuid not null primary key,
  resource_id text constraint "resource_id not empty" check (resource_id is null or char_length(resource_id) > 0),
  created_at timestamptz,
  updated_at timestamptz,
  disabled boolean
);
create unique index if not exists sso_providers_resource_id_idx on auth.sso_providers (lower(resource_id));

create table if not exists auth.sso_domains (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null constraint "domain not empty" check (char_length(domain) > 0),
  created_at timestamptz,
  updated_at timestamptz
);
create index if not exists sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);
create unique index if not exists sso_domains_domain_idx on auth.sso_domains (lower(domain));

create table if not exists auth.saml_providers (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  entity_id text not null unique constraint "entity_id not empty" check (char_length(entity_id) > 0),
  metadata_xml text not null constraint "metadata_xml not empty" check (char_length(metadata_xml) > 0),
  metadata_url text constraint "metadata_url not empty" check (metadata_url is null or char_length(metadata_url) > 0),
  attribute_mapping jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  name_id_format text
);
create index if not exists saml_providers_sso_provider_id_idx on auth.saml_providers (sso_provider_id);

create table if not exists auth.saml_relay_states (
  id uuid not null primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null constraint "request_id not empty" check (char_length(request_id) > 0),
  for_email text,
  redirect_to text,
  created_at timestamptz,
  updated_at timestamptz,
  flow_state_id uuid references auth.flow_state on delete cascade
);
create index if not exists saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);
create index if not exists saml_relay_states_for_email_idx on auth.saml_relay_states (for_email);
create index if not exists saml_relay_states_created_at_idx on auth.saml_relay_states (created_at desc);

-- Bookkeeping ------------------------------------------------------------------------------------------------------------

create table if not exists auth.audit_log_entries (
  instance_id uuid,
  id uuid not null primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
create index if not exists audit_logs_instance_id_idx on auth.audit_log_entries (instance_id);

create table if not exists auth.instances (
  id uuid not null primary key,
  uuid uuid,
  raw_base_config text,
  created_at timestamptz,
  updated_at timestamptz
);

create table if not exists auth.schema_migrations (
  version varchar(255) not null primary key
);

-- The caller, for row-level security ------------------------------------------------------------------------------------

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

-- How often something has been requested or guessed since a point in time. This is ours and not a hosted project's, so it has its own schema.
-- It is in the database because any number of server processes may share one.

create table if not exists auth_guard.counters (
  key text not null primary key,
  hits integer not null,
  since timestamptz not null
);
create index if not exists counters_since_idx on auth_guard.counters (since);

-- Sessions that ended before their access tokens expire. Every process is notified of them at once, and reads them here when it starts or
-- may have missed a notification. Rows older than any token are removed.

create table if not exists auth_guard.ended_sessions (
  id uuid not null primary key,
  ended_at timestamptz not null default now()
);
create index if not exists ended_sessions_ended_at_idx on auth_guard.ended_sessions (ended_at);

create or replace function auth_guard.remember_ended_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth_guard.ended_sessions (id) values (old.id) on conflict (id) do nothing;
  perform pg_notify('auth_session_ended', old.id::text);
  return null;
end
$$;
create or replace trigger remember_ended_session after delete on auth.sessions
  for each row execute function auth_guard.remember_ended_session();

-- Keys that people create for their own scripts. These are ours too: a hosted project has none. Only a hash of each key is stored.

create table if not exists auth_guard.personal_keys (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid not null references auth.users on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  scope text not null check (scope in ('read', 'log')),
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index if not exists personal_keys_user_id_idx on auth_guard.personal_keys (user_id);

-- The links in notices. A person who gets a notice of a change that they didn't make can lock their account with its link.
-- `email` is the address before the change.

create table if not exists auth_guard.lock_links (
  token_hash text not null primary key,
  user_id uuid not null references auth.users on delete cascade,
  email text not null,
  created_at timestamptz not null default now()
);
create index if not exists lock_links_user_id_idx on auth_guard.lock_links (user_id);
create index if not exists lock_links_created_at_idx on auth_guard.lock_links (created_at);

-- What happened to accounts, for GET /admin/audit, in a hosted project's format. Triggers write it, so that no endpoint can forget to.
-- When an account is deleted, only the fact that it was deleted remains.

create index if not exists audit_log_entries_created_at_idx on auth.audit_log_entries (created_at desc, id);
create index if not exists audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'));

create or replace function auth_guard.note(user_id uuid, action text, log_type text, traits jsonb, ip text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
  select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), json_build_object(
      'action', action, 'actor_id', u.id, 'actor_username', coalesce(u.email, u.phone, ''), 'actor_via_sso', u.is_sso_user,
      'log_type', log_type, 'traits', traits),
    clock_timestamp(), ip
  from auth.users u where u.id = note.user_id;
end
$$;

create or replace function auth_guard.note_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = old.id::text;
    insert into auth.audit_log_entries (instance_id, id, payload, created_at)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), json_build_object(
      'action', 'user_deleted', 'actor_id', old.id, 'actor_username', '', 'actor_via_sso', old.is_sso_user,
      'log_type', 'team', 'traits', '{}'::json), clock_timestamp());
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform auth_guard.note(new.id, 'user_signedup', 'team',
      jsonb_build_object('provider', coalesce(new.raw_app_meta_data ->> 'provider', 'anonymous')), '');
    return null;
  end if;
  -- Storing a stronger hash of the same password doesn't change updated_at.
  if new.encrypted_password is distinct from old.encrypted_password and new.updated_at is distinct from old.updated_at then
    perform auth_guard.note(new.id, 'user_updated_password', 'user', '{}', '');
  end if;
  if new.email is distinct from old.email or new.phone is distinct from old.phone or new.banned_until is distinct from old.banned_until then
    perform auth_guard.note(new.id, 'user_modified', 'user', '{}', '');
  end if;
  if new.recovery_sent_at is distinct from old.recovery_sent_at then
    perform auth_guard.note(new.id, 'user_recovery_requested', 'user', '{}', '');
  end if;
  if new.confirmation_sent_at is distinct from old.confirmation_sent_at then
    perform auth_guard.note(new.id, 'user_confirmation_requested', 'user', '{}', '');
  end if;
  if new.invited_at is distinct from old.invited_at then
    perform auth_guard.note(new.id, 'user_invited', 'team', '{}', '');
  end if;
  return null;
end
$$;

create or replace function auth_guard.note_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform auth_guard.note(old.user_id, 'logout', 'account', '{}', coalesce(host(old.ip), ''));
  elsif tg_op = 'INSERT' then
    perform auth_guard.note(new.user_id, 'login', 'account', jsonb_build_object('provider', (
      select c.authentication_method from auth.mfa_amr_claims c where c.session_id = new.id order by c.created_at limit 1
    )), coalesce(host(new.ip), ''));
  elsif new.aal = 'aal2' and old.aal is distinct from new.aal then
    perform auth_guard.note(new.user_id, 'mfa_code_login', 'account', '{}', coalesce(host(new.ip), ''));
  end if;
  return null;
end
$$;

create or replace function auth_guard.note_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform auth_guard.note(new.user_id, 'factor_in_progress', 'factor', jsonb_build_object('factor_type', new.factor_type), '');
  elsif tg_op = 'DELETE' then
    if old.status = 'verified' then
      perform auth_guard.note(old.user_id, 'factor_unenrolled', 'factor', jsonb_build_object('factor_type', old.factor_type), '');
    end if;
  elsif new.status = 'verified' and old.status <> 'verified' then
    perform auth_guard.note(new.user_id, 'factor_verified', 'factor', jsonb_build_object('factor_type', new.factor_type), '');
  end if;
  return null;
end
$$;

create or replace function auth_guard.note_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform auth_guard.note(old.user_id, 'identity_unlinked', 'user', jsonb_build_object('provider', old.provider), '');
  elsif exists (select from auth.identities i where i.user_id = new.user_id and i.id <> new.id) then
    perform auth_guard.note(new.user_id, 'identity_linked', 'user', jsonb_build_object('provider', new.provider), '');
  end if;
  return null;
end
$$;

create or replace trigger note_user after insert or delete or update of encrypted_password, email, phone, banned_until,
  recovery_sent_at, confirmation_sent_at, invited_at on auth.users for each row execute function auth_guard.note_user();
create or replace trigger note_session after insert or delete or update of aal on auth.sessions
  for each row execute function auth_guard.note_session();
create or replace trigger note_factor after insert or delete or update of status on auth.mfa_factors
  for each row execute function auth_guard.note_factor();
create or replace trigger note_identity after insert or delete on auth.identities
  for each row execute function auth_guard.note_identity();

-- Only the owner can read these tables: row-level security without a policy, and no table grants ------------------------

do $lock$
declare
  name text;
begin
  for name in
    select c.relname from pg_class c
    where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
  loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
end
$lock$;

grant usage on schema auth to anon, authenticated, service_role;
grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to anon, authenticated, service_role;

reset role;
