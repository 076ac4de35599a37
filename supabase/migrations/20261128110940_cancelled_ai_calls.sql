-- A call that the person cancelled before its reply was complete takes none of their day's calls. What it may have cost still counts for the server,
-- and a day has as many free cancellations as calls, because a provider may charge for what nobody waited for.
alter table private.ai_calls add column was_cancelled boolean not null default false;

-- How many of a day's calls were used, of which some were cancelled.
create function private.ai_calls_used(calls bigint, cancelled bigint, most integer) returns bigint
language sql immutable security invoker set search_path = '' as $$
  select calls - cancelled + greatest(0, cancelled - most)
$$;

-- As before, except that it counts the calls used (`private.ai_calls_used`) for the person and for their address or network.
create or replace function public.begin_ai_call(person uuid, feature text, expected_tokens integer, key text, address text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := coalesce(nullif(current_setting('app.ai_daily_limit', true), '')::integer, 30);
  most_of_server constant integer := coalesce(nullif(current_setting('app.ai_server_daily_limit', true), '')::integer, 1000);
  most_tokens constant bigint := coalesce(nullif(current_setting('app.ai_server_daily_tokens', true), '')::bigint, 5000000);
  today constant timestamptz := date_trunc('day', now(), 'UTC');
  renews_at constant timestamptz := today + interval '1 day';
  identity constant text := private.ai_identity(person, private.network_of(address));
  hash constant bytea := sha256(convert_to(key || ' ' || identity, 'UTF8'));
  call_id uuid;
begin
  if identity is null then
    raise exception using errcode = 'PT404', message = 'The account does not exist any more.';
  end if;
  -- All calls are counted one after the other: the server's bound is everybody's.
  perform pg_advisory_xact_lock(hashtextextended('ai_calls', 0));
  if exists (
    select from private.ai_calls c
    -- One whose server died has ended by then: no call lasts longer.
    where c.user_id = person and c.feature = begin_ai_call.feature and c.ended_at is null
      and c.started_at > now() - interval '11 minutes'
  ) then
    return jsonb_build_object('refused', 'busy');
  end if;
  if (
    select private.ai_calls_used(count(*), count(*) filter (where c.was_cancelled), most) >= most
    from private.ai_calls c where c.user_id = person and c.started_at >= today
  ) then
    return jsonb_build_object('refused', 'used_up', 'limit', most, 'renews_at', renews_at);
  end if;
  if (
    select private.ai_calls_used(count(*), count(*) filter (where c.was_cancelled), most) >= most
    from private.ai_calls c where c.counted_as = hash and c.started_at >= today
  ) then
    return jsonb_build_object('limit', most, 'renews_at', renews_at,
      'refused', case when identity like 'network %' then 'used_up_by_network' else 'used_up' end);
  end if;
  if (
    select count(*) >= most_of_server or coalesce(sum(coalesce(c.tokens, c.expected_tokens)), 0) + begin_ai_call.expected_tokens > most_tokens
    from private.ai_calls c where c.started_at >= today
  ) then
    return jsonb_build_object('refused', 'used_up_by_server', 'limit', most_of_server, 'renews_at', renews_at);
  end if;
  update private.ai_calls c set counted_as = null where c.counted_as is not null and c.started_at < today;
  insert into private.ai_calls (user_id, feature, counted_as, expected_tokens)
  values (person, begin_ai_call.feature, hash, begin_ai_call.expected_tokens) returning id into call_id;
  return jsonb_build_object('id', call_id);
end
$$;

-- The call is over; `tokens` as the provider counted them. Where it did not say, the estimate counts, unless it `was_refused`: that costs nothing.
-- `was_cancelled`: the person stopped it before its reply was complete.
drop function public.end_ai_call(uuid, integer, boolean);
create function public.end_ai_call(id uuid, tokens integer default null, was_refused boolean default false, was_cancelled boolean default false) returns void
language sql security definer set search_path = '' as $$
  update private.ai_calls c set ended_at = now(), tokens = end_ai_call.tokens,
    expected_tokens = case when end_ai_call.was_refused then 0 else c.expected_tokens end,
    was_cancelled = end_ai_call.was_cancelled
  where c.id = end_ai_call.id and c.ended_at is null
$$;

revoke all on function private.ai_calls_used, public.end_ai_call from public, anon, authenticated, service_role;
grant execute on function public.end_ai_call to service_role;
