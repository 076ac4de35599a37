-- A person's connection to Strava, and which workouts went there. Written and read by the function `strava` under the person's own rights,
-- through what is below. The tokens are sealed with a key that the database does not have.

create table private.strava_connections (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  athlete text not null,
  sealed_tokens text not null,
  renewing_since timestamptz,
  connected_at timestamptz not null default now(),
  constraint strava_connections_athlete_check check (length(athlete) <= 200),
  constraint strava_connections_sealed_tokens_check check (length(sealed_tokens) <= 4000)
);

comment on column private.strava_connections.renewing_since is
  'a server is renewing the tokens: the old one dies with the first renewal, so that two at once would lose the connection';

alter table private.strava_connections enable row level security;
alter table private.strava_connections force row level security;

revoke all on private.strava_connections from public, anon, authenticated;
grant select, delete, insert (athlete, sealed_tokens), update (athlete, sealed_tokens, renewing_since, connected_at)
  on private.strava_connections to authenticated;
grant all on private.strava_connections to service_role;

-- It outlives its workout: one that is deleted and brought back is not sent a second time.
create table private.strava_shares (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  workout_log_id uuid not null,
  attempt uuid not null default gen_random_uuid(),
  state text not null default 'sending',
  way text not null,
  revision integer not null,
  starts_at timestamptz not null,
  start_date_local text not null,
  elapsed_seconds integer not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  upload_id text,
  activity_id text,
  reason text,
  retry_at timestamptz,
  primary key (user_id, workout_log_id),
  constraint strava_shares_state_check check (state in ('sending', 'unanswered', 'processing', 'sent', 'failed', 'gone')),
  constraint strava_shares_way_check check (way in ('file', 'by_hand')),
  constraint strava_shares_texts_check check (
    length(start_date_local) <= 40 and length(upload_id) <= 40 and length(activity_id) <= 40 and length(reason) <= 40
  ),
  constraint strava_shares_sent_check check (state <> 'sent' or activity_id is not null)
);

comment on column private.strava_shares.attempt is 'whoever still speaks of an attempt before this one is not heard';
comment on column private.strava_shares.way is 'file: an upload, found there by its external id; by_hand: an activity, found there by its start and its length';
comment on column private.strava_shares.state is 'unanswered: it may have arrived; gone: it was there, and was deleted there';

alter table private.strava_shares enable row level security;
alter table private.strava_shares force row level security;

revoke all on private.strava_shares from public, anon, authenticated;
grant select, insert (workout_log_id, way, revision, starts_at, start_date_local, elapsed_seconds),
  update (attempt, state, way, revision, starts_at, start_date_local, elapsed_seconds, started_at, ended_at, upload_id, activity_id, reason, retry_at)
  on private.strava_shares to authenticated;
grant all on private.strava_shares to service_role;

-- Keeps the tokens of a new connection in the place of an older one's.
create function public.keep_strava_connection(athlete text, sealed_tokens text) returns void
language sql security invoker set search_path = '' as $$
  insert into private.strava_connections (athlete, sealed_tokens)
  values (keep_strava_connection.athlete, keep_strava_connection.sealed_tokens)
  on conflict (user_id) do update set
    athlete = excluded.athlete, sealed_tokens = excluded.sealed_tokens, renewing_since = null, connected_at = now()
$$;

-- {"athlete", "sealed_tokens", "connected_at"}, or null: not connected.
create function public.read_strava_connection() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('athlete', c.athlete, 'sealed_tokens', c.sealed_tokens, 'connected_at', c.connected_at)
  from private.strava_connections c where c.user_id = auth.uid()
$$;

-- Whether the caller is the one who renews the tokens now; who isn't waits for the new ones.
create function public.take_strava_renewal() returns boolean
language sql security invoker set search_path = '' as $$
  with taken as (
    update private.strava_connections c set renewing_since = now()
    where c.user_id = auth.uid()
      -- A server that died on the way renews nothing more.
      and (c.renewing_since is null or c.renewing_since < now() - interval '30 seconds')
    returning 1
  )
  select exists (select from taken)
$$;

-- The renewal is over; null: there are no new tokens. Tokens of another connection stay.
create function public.end_strava_renewal(sealed_before text, sealed_after text default null) returns void
language sql security invoker set search_path = '' as $$
  update private.strava_connections c
  set renewing_since = null, sealed_tokens = coalesce(end_strava_renewal.sealed_after, c.sealed_tokens)
  where c.user_id = auth.uid() and c.sealed_tokens = end_strava_renewal.sealed_before
$$;

-- Forgets the connection; with tokens, only if they are still its own.
create function public.forget_strava_connection(sealed_tokens text default null) returns void
language sql security invoker set search_path = '' as $$
  delete from private.strava_connections c
  where c.user_id = auth.uid()
    and c.sealed_tokens = coalesce(forget_strava_connection.sealed_tokens, c.sealed_tokens)
$$;

-- How far a workout is on its way to Strava, with what tells whether it was edited since; null: it was never sent.
create function public.read_strava_share(workout_log_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select to_jsonb(s) - 'user_id'
    -- Whoever sent it is not there any more: no attempt takes so long.
    || case when s.state = 'sending' and s.started_at < now() - interval '2 minutes'
       then '{"state": "unanswered"}'::jsonb else '{}'::jsonb end
    || jsonb_build_object('edited_at', case when l.revision > s.revision then l.updated_at end)
  from private.strava_shares s
  left join public.workout_logs l on l.user_id = s.user_id and l.id = s.workout_log_id
  where s.user_id = auth.uid() and s.workout_log_id = read_strava_share.workout_log_id
$$;

-- Records that a workout is about to be sent, and answers the attempt; null when it may not be: it is there, it is on its way, it may have
-- arrived, or there is no such workout. `again`: what was there before has been deleted there.
create function public.begin_strava_share(
  workout_log_id uuid, revision integer, way text, starts_at timestamptz, start_date_local text, elapsed_seconds integer,
  again boolean default false
) returns uuid
language sql security invoker set search_path = '' as $$
  insert into private.strava_shares as s
    (workout_log_id, way, revision, starts_at, start_date_local, elapsed_seconds)
  select l.id, begin_strava_share.way, begin_strava_share.revision, begin_strava_share.starts_at,
    begin_strava_share.start_date_local, begin_strava_share.elapsed_seconds
  from public.workout_logs l where l.user_id = auth.uid() and l.id = begin_strava_share.workout_log_id
  on conflict on constraint strava_shares_pkey do update set
    attempt = gen_random_uuid(), state = 'sending', started_at = now(), ended_at = null, upload_id = null, activity_id = null,
    reason = null, retry_at = null, way = excluded.way, revision = excluded.revision, starts_at = excluded.starts_at,
    start_date_local = excluded.start_date_local, elapsed_seconds = excluded.elapsed_seconds
  where s.state in ('failed', 'gone') or (s.state = 'sent' and begin_strava_share.again)
  returning s.attempt
$$;

-- Records what became of an attempt; what is left out stays. An attempt that another one followed changes nothing.
create function public.note_strava_share(
  attempt uuid, state text, way text default null, upload_id text default null, activity_id text default null,
  reason text default null, retry_at timestamptz default null
) returns void
language sql security invoker set search_path = '' as $$
  update private.strava_shares s set
    state = note_strava_share.state,
    way = coalesce(note_strava_share.way, s.way),
    upload_id = coalesce(note_strava_share.upload_id, s.upload_id),
    activity_id = coalesce(note_strava_share.activity_id, s.activity_id),
    reason = note_strava_share.reason,
    retry_at = note_strava_share.retry_at,
    ended_at = case when note_strava_share.state = 'sent' then coalesce(s.ended_at, now()) end
  where s.user_id = auth.uid() and s.attempt = note_strava_share.attempt
$$;

revoke all on function public.keep_strava_connection, public.read_strava_connection, public.take_strava_renewal,
  public.end_strava_renewal, public.forget_strava_connection, public.read_strava_share, public.begin_strava_share,
  public.note_strava_share
  from public, anon, authenticated, service_role;
grant execute on function public.keep_strava_connection, public.read_strava_connection, public.take_strava_renewal,
  public.end_strava_renewal, public.forget_strava_connection, public.read_strava_share, public.begin_strava_share,
  public.note_strava_share
  to authenticated;
