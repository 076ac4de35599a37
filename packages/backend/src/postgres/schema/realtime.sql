-- Schema `realtime`: a hosted project's objects for channels and change feeds, and what the server needs for them.
-- Runs again whenever this file changes. Every object belongs to supabase_realtime_admin.

-- The tables whose changes can be subscribed to; an app's migrations add them.
do $publications$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$publications$;

set role supabase_realtime_admin;

-- Messages from the database, and the functions that policies of private channels use ----------------------------------------------

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid() primary key
);
create index if not exists messages_inserted_at on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- The channel that a policy decides about.
create or replace function realtime.topic() returns text
language sql stable set search_path = '' as $$
  select nullif(pg_catalog.current_setting('realtime.topic', true), '')
$$;

-- Sends a message to everyone on a channel once the transaction is committed. A message that can't be sent never undoes the caller's work.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.set_config('realtime.topic', topic, true);
  insert into realtime.messages (topic, extension, payload, event, private)
  values (send.topic, 'broadcast', send.payload, send.event, send.private);
exception when others then
  raise warning 'the message was not sent: %', sqlerrm;
end
$$;

-- For triggers on rows: reports the change to a private channel.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql set search_path = '' as $$
begin
  if level <> 'ROW' then
    raise exception 'broadcast_changes is for triggers of rows, not of a %', level;
  end if;
  perform realtime.send(
    pg_catalog.jsonb_build_object(
      'schema', table_schema, 'table', table_name, 'operation', operation,
      'record', pg_catalog.to_jsonb(new), 'old_record', pg_catalog.to_jsonb(old)
    ),
    event_name, topic_name
  );
end
$$;

-- The caller's rights on a private channel. Rows are inserted to see whether the caller can read them, and are then rolled back.
create or replace function realtime.channel_rights(
  topic text, role text, claims text, headers text,
  out reads_broadcast boolean, out reads_presence boolean, out writes_broadcast boolean, out writes_presence boolean
)
language plpgsql as $$
declare
  probes uuid[] := array[gen_random_uuid(), gen_random_uuid()];
begin
  insert into realtime.messages (id, topic, extension, event, private)
  values (probes[1], topic, 'broadcast', 'probe', true), (probes[2], topic, 'presence', 'probe', true);
  perform set_config('realtime.topic', topic, true), set_config('request.jwt.claims', claims, true),
    set_config('request.headers', headers, true);
  perform set_config('role', role, true);
  reads_broadcast := exists (select from realtime.messages where id = probes[1]);
  reads_presence := exists (select from realtime.messages where id = probes[2]);
  writes_broadcast := realtime.may_insert(topic, 'broadcast');
  writes_presence := realtime.may_insert(topic, 'presence');
  raise exception 'undo the probes' using errcode = 'RT001';
exception when sqlstate 'RT001' then
  null;
end
$$;

create or replace function realtime.may_insert(topic text, extension text) returns boolean
language plpgsql as $$
begin
  insert into realtime.messages (topic, extension, event, private) values (topic, extension, 'probe', true);
  return true;
exception when insufficient_privilege then
  return false;
end
$$;

-- Where the change log can't be read (no replication, no logical level), triggers record the changes ---------------------------------

create unlogged table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  happened_at timestamptz not null default now(),
  relation oid not null,
  schema_name text not null,
  table_name text not null,
  kind text not null,
  new_row jsonb,
  old_row jsonb
);
create index if not exists changes_xid on realtime.changes (xid);
create index if not exists changes_happened_at on realtime.changes (happened_at);

-- One notification per transaction, because Postgres drops duplicates.
create or replace function realtime.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.changes (relation, schema_name, table_name, kind, new_row, old_row)
  values (
    tg_relid, tg_table_schema, tg_table_name, tg_op,
    case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end,
    case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end
  );
  perform pg_catalog.pg_notify('realtime_changes', pg_catalog.pg_current_xact_id()::text);
  return null;
end
$$;

-- Adds the trigger to every published table, or removes it. Called as the tables' owner when a server starts.
create or replace function realtime.follow_published_tables(by_triggers boolean) returns void
language plpgsql set search_path = '' as $$
declare
  followed record;
begin
  for followed in
    select relation, by_triggers and wanted.relation is not null as is_wanted, watched.relation is not null as is_there
    from (
      select pg_publication_rel.prrelid as relation
      from pg_catalog.pg_publication_rel join pg_catalog.pg_publication on pg_publication.oid = prpubid
      where pubname in ('supabase_realtime', 'supabase_realtime_messages_publication')
    ) as wanted
    full join (
      select tgrelid as relation from pg_catalog.pg_trigger where tgname = 'realtime_note_change'
    ) as watched using (relation)
  loop
    if followed.is_wanted and not followed.is_there then
      execute pg_catalog.format(
        'create trigger realtime_note_change after insert or update or delete on %s for each row '
        'execute function realtime.note_change()', followed.relation::pg_catalog.regclass);
    elsif followed.is_there and not followed.is_wanted then
      execute pg_catalog.format('drop trigger realtime_note_change on %s', followed.relation::pg_catalog.regclass);
    end if;
  end loop;
end
$$;

-- Between servers of the same database ----------------------------------------------------------------------------------------------

create unlogged table if not exists realtime.relayed (
  id bigint generated always as identity primary key,
  body text not null,
  sent_at timestamptz not null default now()
);

-- Sends notes, as messages between servers are called, to every server. Notes that are too long for a notification wait in a table for a minute.
create or replace function realtime.relay(notes text[]) returns void
language plpgsql set search_path = '' as $$
declare
  note text;
  kept bigint;
begin
  foreach note in array notes loop
    if pg_catalog.octet_length(note) < 7900 then
      perform pg_catalog.pg_notify('realtime_relay', note);
    else
      insert into realtime.relayed (body) values (note) returning id into kept;
      perform pg_catalog.pg_notify('realtime_relay', kept::text);
    end if;
  end loop;
end
$$;

revoke execute on function
  realtime.channel_rights, realtime.note_change, realtime.follow_published_tables, realtime.relay
  from public;

reset role;

do $publications$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime_messages_publication') then
    create publication supabase_realtime_messages_publication with (publish = 'insert');
  end if;
  if not exists (select from pg_publication_tables where pubname = 'supabase_realtime_messages_publication') then
    alter publication supabase_realtime_messages_publication add table realtime.messages;
  end if;
  execute format('grant execute on function realtime.follow_published_tables to %I', current_user);
end
$publications$;
