-- An admin's look at the server: its health, its mails, what the AI cost, and what admins did.

-- {"postgres", "database_bytes", "facts": {NAME: {"fact", "updated_at"}}, "slow": [{"statement", "calls", "slowest_ms"}],
--  "mails_waiting", "mails_failed": [{"id", "recipient", "subject", "posted_at", "failure"}]}; slow: of seven days; failed: the newest hundred.
create function public.admin_health() returns jsonb
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

-- {"limit", "month": {"requests", "tokens", "failed"}, "days": [{"day", "requests"}], "today": [{"email", "used"}]}; days and months in UTC, as
-- the allowance is counted; the days of the last two weeks, oldest first.
create function public.admin_ai_use() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  perform private.require_admin();
  return (
    with calls as (
      select c.user_id, (c.started_at at time zone 'UTC')::date as day, c.tokens, c.ended_at
      from private.ai_calls c where c.started_at > now() - interval '40 days'
    ), month as (
      select * from calls where calls.day >= date_trunc('month', today)::date
    )
    select jsonb_build_object(
      'limit', coalesce(nullif(current_setting('app.ai_daily_limit', true), '')::integer, 30),
      'month', (select jsonb_build_object('requests', count(*), 'tokens', coalesce(sum(m.tokens), 0),
        'failed', count(*) filter (where m.ended_at is not null and m.tokens is null)) from month m),
      'days', (select jsonb_agg(jsonb_build_object('day', d::date, 'requests',
        (select count(*) from calls c where c.day = d::date)) order by d)
        from generate_series(today - 13, today, interval '1 day') d),
      'today', coalesce((select jsonb_agg(jsonb_build_object('email', t.email, 'used', t.used) order by t.used desc, t.email)
        from (select u.email, count(*) as used from calls c join auth.users u on u.id = c.user_id
          where c.day = today group by u.email) t), '[]'))
  );
end
$$;

-- What admins did, newest first: [{"id", "at", "admin", "action", "subject", "detail"}], 100 before a moment.
create function public.admin_audit(before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(to_jsonb(a) order by a.at desc, a.id) from (
      select * from private.admin_actions x where admin_audit.before is null or x.at < admin_audit.before
      order by x.at desc, x.id limit 100) a
  ), '[]');
end
$$;

revoke all on function public.admin_health, public.admin_send_mails_again, public.admin_ai_use, public.admin_audit
  from public, anon, authenticated, service_role;
grant execute on function public.admin_health, public.admin_send_mails_again, public.admin_ai_use, public.admin_audit to authenticated;
