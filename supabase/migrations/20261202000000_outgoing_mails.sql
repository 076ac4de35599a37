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

alter table private.outgoing_mails enable row level security;
revoke all on private.outgoing_mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.outgoing_mails to supabase_auth_admin;
create policy "the server sends them" on private.outgoing_mails to supabase_auth_admin using (true) with check (true);

delete from private.server_facts where name = 'mail_failed';

-- Nothing is sent to an account that is gone, and its address is not kept.
create function private.forget_outgoing_mails() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.outgoing_mails m where m.recipient = old.email;
  return null;
end
$$;
revoke all on function private.forget_outgoing_mails() from public, anon, authenticated, service_role;
create trigger forget_outgoing_mails after delete on auth.users
  for each row execute function private.forget_outgoing_mails();

-- {"postgres", "database_bytes", "facts": {NAME: {"fact", "updated_at"}}, "slow": [{"statement", "calls", "slowest_ms"}],
--  "mails_waiting", "mails_failed": [{"id", "recipient", "subject", "posted_at", "failure"}]}; slow: of seven days; failed: the newest hundred.
create or replace function public.admin_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'postgres', current_setting('server_version'),
    'database_bytes', pg_database_size(current_database()),
    'facts', coalesce((select jsonb_object_agg(f.name, jsonb_build_object('fact', f.fact, 'updated_at', f.updated_at))
      from private.server_facts f), '{}'),
    'slow', coalesce((select jsonb_agg(to_jsonb(s) order by s.slowest_ms desc) from (
      select x.statement, sum(x.calls) as calls, max(x.slowest_ms) as slowest_ms from private.slow_statements x
      where x.day > current_date - 7 group by x.statement order by max(x.slowest_ms) desc limit 20) s), '[]'),
    'mails_waiting', (select count(*) from private.outgoing_mails m where not m.given_up),
    'mails_failed', coalesce((select jsonb_agg(to_jsonb(f) order by f.id desc) from (
      select m.id, m.recipient, m.subject, m.posted_at, m.failure from private.outgoing_mails m
      where m.given_up order by m.id desc limit 100) f), '[]'));
end
$$;

-- Has every mail that failed, and every one that waits, tried again now. Answers how many.
create function public.admin_send_mails_again() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  again integer;
begin
  perform private.require_admin();
  update private.outgoing_mails set given_up = false, tries = 0, next_try_at = now()
    where given_up or (failure is not null and next_try_at > now());
  get diagnostics again = row_count;
  perform private.note_admin_action('mails', again::text);
  return again;
end
$$;
revoke all on function public.admin_send_mails_again() from public, anon, authenticated, service_role;
grant execute on function public.admin_send_mails_again() to authenticated;
