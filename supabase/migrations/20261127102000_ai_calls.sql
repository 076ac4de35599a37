-- What each person asked the AI: for the daily allowance, which several servers share, and for the tokens that it cost. The cost is bounded for
-- each person, for the guests of a network, and for the whole server. An account that is deleted takes its name from its calls; the count of
-- the day stays. Only the server's own functions begin and end a call: a person can't say what one cost.

create table private.ai_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  feature text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  tokens integer,
  counted_as bytea,
  expected_tokens integer not null default 0,
  constraint ai_calls_feature_check check (feature in ('goal', 'routine', 'week', 'workout', 'month')),
  constraint ai_calls_tokens_check check (tokens >= 0),
  constraint ai_calls_expected_tokens_check check (expected_tokens >= 0)
);

comment on column private.ai_calls.tokens is 'as the provider counted them, in and out; null: it did not say';
comment on column private.ai_calls.counted_as is
  'until the end of the day: a keyed hash of the account''s address, or of the network where it has none; the database does not have the key';
comment on column private.ai_calls.expected_tokens is 'an estimate, which counts where the provider has not said (yet)';

create index ai_calls_by_person on private.ai_calls (user_id, started_at desc);
create index ai_calls_counted_as_idx on private.ai_calls (counted_as, started_at) where counted_as is not null;
create index ai_calls_started_at_idx on private.ai_calls (started_at);

-- Written and read by the functions below alone: an allowance that a person could edit would be none.
alter table private.ai_calls enable row level security;
revoke all on private.ai_calls from public, anon, authenticated;
grant select on private.ai_calls to service_role;

-- An IPv4 address, or an IPv6 address's /64, which one household or machine has all of; "unknown" for what is none.
create function private.network_of(address text) returns text
language plpgsql immutable security invoker set search_path = '' as $$
declare
  ip inet;
begin
  ip := split_part(address, '%', 1);
  ip := regexp_replace(host(ip), '^::ffff:(?=\d+\.)', '');
  return coalesce(network(set_masklen(ip, case family(ip) when 4 then 32 else 64 end))::text, 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- What an account's calls are counted by, so that a new account with the same address has no new allowance: its address (without a +tag), its
-- phone, its account elsewhere; the network for an account that has none of them.
create function private.ai_identity(person uuid, network text) returns text
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    'address ' || nullif(regexp_replace(lower(u.email), '\+[^@]*@', '@'), ''),
    'phone ' || nullif(u.phone, ''),
    (select 'account ' || i.provider || ' ' || i.provider_id from auth.identities i where i.user_id = u.id order by i.created_at, i.id limit 1),
    'network ' || ai_identity.network)
  from auth.users u where u.id = ai_identity.person
$$;

-- Takes one of the day's calls for a person (they renew at midnight UTC). `expected_tokens`: an estimate; `key`: for the hash;
-- `address`: the IP address that the person asks from. Gives its id, or why there is none: {"refused": "busy"} while another for the same feature
-- is under way; after the last {"refused", "limit", "renews_at"}, refused: "used_up" by the person, "used_up_by_network" by the network's
-- guests, "used_up_by_server" by all.
create function public.begin_ai_call(person uuid, feature text, expected_tokens integer, key text, address text default null) returns jsonb
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
  if (select count(*) from private.ai_calls c where c.user_id = person and c.started_at >= today) >= most then
    return jsonb_build_object('refused', 'used_up', 'limit', most, 'renews_at', renews_at);
  end if;
  if (select count(*) from private.ai_calls c where c.counted_as = hash and c.started_at >= today) >= most then
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
create function public.end_ai_call(id uuid, tokens integer default null, was_refused boolean default false) returns void
language sql security definer set search_path = '' as $$
  update private.ai_calls c set ended_at = now(), tokens = end_ai_call.tokens,
    expected_tokens = case when end_ai_call.was_refused then 0 else c.expected_tokens end
  where c.id = end_ai_call.id and c.ended_at is null
$$;

revoke all on function private.network_of, private.ai_identity, public.begin_ai_call, public.end_ai_call
  from public, anon, authenticated, service_role;
grant execute on function public.begin_ai_call, public.end_ai_call to service_role;
