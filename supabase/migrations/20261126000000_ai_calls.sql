-- What each person asked the AI: for the daily allowance, which several servers share, and for the tokens that it cost.

create table private.ai_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  feature text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  tokens integer,
  constraint ai_calls_feature_check check (feature in ('goal', 'routine', 'week', 'workout', 'month')),
  constraint ai_calls_tokens_check check (tokens >= 0)
);
create index ai_calls_by_person on private.ai_calls (user_id, started_at desc);

comment on column private.ai_calls.tokens is 'as the provider counted them, in and out; null: it did not say';

-- Written and read by the two functions below alone: an allowance that a person could edit would be none.
alter table private.ai_calls enable row level security;
revoke all on private.ai_calls from public, anon, authenticated;
grant select on private.ai_calls to service_role;

-- Takes one of the day's calls (they renew at midnight UTC). Gives its id, or why there is none: {"refused": "busy"} while another for the same
-- feature is under way, {"refused": "used_up", "limit", "renews_at"} after the last.
create function public.begin_ai_call(feature text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  most constant integer := coalesce(nullif(current_setting('app.ai_daily_limit', true), '')::integer, 30);
  today constant timestamptz := date_trunc('day', now(), 'UTC');
  call_id uuid;
begin
  -- Two requests of one person are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('ai_calls:' || person::text, 0));
  if exists (
    select from private.ai_calls c
    -- One whose server died has ended by then: no call lasts longer.
    where c.user_id = person and c.feature = begin_ai_call.feature and c.ended_at is null
      and c.started_at > now() - interval '11 minutes'
  ) then
    return jsonb_build_object('refused', 'busy');
  end if;
  if (select count(*) from private.ai_calls c where c.user_id = person and c.started_at >= today) >= most then
    return jsonb_build_object('refused', 'used_up', 'limit', most, 'renews_at', today + interval '1 day');
  end if;
  insert into private.ai_calls (user_id, feature) values (person, begin_ai_call.feature) returning id into call_id;
  return jsonb_build_object('id', call_id);
end
$$;

-- The call is over; `tokens` as the provider counted them.
create function public.end_ai_call(id uuid, tokens integer default null) returns void
language sql security definer set search_path = '' as $$
  update private.ai_calls c set ended_at = now(), tokens = end_ai_call.tokens
  where c.id = end_ai_call.id and c.user_id = auth.uid() and c.ended_at is null
$$;

revoke all on function public.begin_ai_call(text), public.end_ai_call(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_ai_call(text), public.end_ai_call(uuid, integer) to authenticated;
