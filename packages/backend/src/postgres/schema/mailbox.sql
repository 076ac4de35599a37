-- The local mailbox: where mails go while no SMTP server is set. Only the backend itself reads it.

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
