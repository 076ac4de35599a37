-- The local mailbox, for emails while no SMTP server is configured. Only the backend reads it.

create schema if not exists mailbox authorization supabase_auth_admin;

create table if not exists mailbox.messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);
alter table mailbox.messages owner to supabase_auth_admin;
create index if not exists messages_recipient on mailbox.messages (recipient, id desc);

-- Emails waiting for the SMTP server: kept until it accepts them, and sent again if it can't. Only the backend reads
-- them, because an email for confirming an address opens an account.
create table if not exists mailbox.outgoing (
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
alter table mailbox.outgoing owner to supabase_auth_admin;
create index if not exists outgoing_next_try_at on mailbox.outgoing (next_try_at) where not given_up;

-- Nothing is sent to a deleted account, whoever deleted it, and its address isn't kept.
create or replace function mailbox.forget_outgoing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from mailbox.outgoing m where m.recipient = old.email;
  return null;
end
$$;
alter function mailbox.forget_outgoing owner to supabase_auth_admin;
revoke all on function mailbox.forget_outgoing from public;

create or replace trigger forget_outgoing after delete on auth.users
  for each row execute function mailbox.forget_outgoing();
