-- What the server keeps for whoever looks after it: what it says of itself, mails on their way, and what admins did.

-- Kept for good, by the address of whoever acted, which outlives the account.
create table private.admin_actions (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  admin text not null,
  action text not null,
  subject text not null,
  detail text not null default ''
);

create index admin_actions_at_idx on private.admin_actions (at desc, id);

-- What the server says of itself: its version and its backups.
create table private.server_facts (
  name text primary key,
  fact jsonb not null,
  updated_at timestamptz not null default now()
);

create table private.slow_statements (
  day date not null default current_date,
  statement text not null,
  calls integer not null,
  slowest_ms integer not null,
  primary key (day, statement)
);

-- Mails on their way: kept until the mail server has taken them, tried again when it could not, shown to the admin when it would not.
-- Only the server reads what is in them: a mail to confirm an address opens an account.
create table private.outgoing_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  posted_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  failure text,
  given_up boolean not null default false
);

comment on column private.outgoing_mails.failure is 'what the mail server said, or why it could not be asked, the last time';
comment on column private.outgoing_mails.given_up is 'not tried again before an admin asks for it';

create index outgoing_mails_next_try_at_idx on private.outgoing_mails (next_try_at) where not given_up;

alter table private.admin_actions enable row level security;
alter table private.server_facts enable row level security;
alter table private.slow_statements enable row level security;
alter table private.outgoing_mails enable row level security;

revoke all on private.admin_actions, private.server_facts, private.slow_statements from public, anon, authenticated;
revoke all on private.outgoing_mails from public, anon, authenticated, service_role;
grant all on private.admin_actions, private.server_facts, private.slow_statements to service_role;
-- The server tells of itself under the role that it has for accounts.
grant usage on schema private to supabase_auth_admin;
grant select, insert, update, delete on private.server_facts, private.slow_statements, private.outgoing_mails to supabase_auth_admin;

-- Nothing is sent to an account that is gone, and its address is not kept.
create function private.forget_outgoing_mails() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.outgoing_mails m where m.recipient = old.email;
  return null;
end
$$;

revoke all on function private.forget_outgoing_mails from public, anon, authenticated, service_role;

create trigger forget_outgoing_mails after delete on auth.users
  for each row execute function private.forget_outgoing_mails();
