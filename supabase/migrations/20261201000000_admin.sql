-- What the person who looks after the server does: the exercise library, accounts, and a look at its health. All of it goes through the functions
-- below; each asks first whether the caller is an admin, and is not there for anybody else. Nobody's training is shown by any of them.

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

-- What a merge of two exercises moved, so that it can be undone for a day.
create table private.exercise_merges (
  id uuid primary key default gen_random_uuid(),
  goes uuid not null references public.exercises (id) on delete cascade,
  stays uuid not null references public.exercises (id) on delete cascade,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  set_ids uuid[] not null,
  goal_ids uuid[] not null,
  routine_row_ids uuid[] not null,
  new_aliases text[] not null,
  -- Rows that were changed in more than their exercise, or went: as they were.
  routine_rows jsonb not null,
  notes jsonb not null,
  avoided jsonb not null,
  schedules jsonb not null
);

create index exercise_merges_goes_idx on private.exercise_merges (goes);
create index exercise_merges_stays_idx on private.exercise_merges (stays);

-- What the server says of itself: its version, its backups, the mails that failed.
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

do $$
declare
  name text;
begin
  foreach name in array array['admin_actions', 'exercise_merges', 'server_facts', 'slow_statements'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated', name);
    execute format('grant all on private.%I to service_role', name);
  end loop;
end
$$;

-- The server tells of itself under the role that it has for accounts.
grant usage on schema private to supabase_auth_admin;
grant select, insert, update, delete on private.server_facts, private.slow_statements to supabase_auth_admin;
create policy "the server writes them" on private.server_facts to supabase_auth_admin using (true) with check (true);
create policy "the server writes them" on private.slow_statements to supabase_auth_admin using (true) with check (true);

-- An exercise that was merged into another stays for the devices that still name it; no list shows it.
alter table public.exercises add column merged_into uuid;
comment on column public.exercises.merged_into is 'of the library: what is logged of it is logged of that one, which nobody can delete';
create index exercises_merged_into_idx on public.exercises (merged_into) where merged_into is not null;

-- As before, without what an admin did with an exercise: a file brings its own exercises, and finds those of the library by name.
create or replace function public.export_rows(kind text, after_id uuid default null) returns table (id uuid, saved json)
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  owner text := case kind when 'exercises' then 'owner_id' when 'profiles' then 'id' else 'user_id' end;
  -- Long texts come in smaller pages.
  most integer := case when kind in ('ai_analyses', 'generated_weekly_schedules') then 25 else 1000 end;
  columns text;
begin
  if kind not in ('profiles', 'exercises', 'workouts', 'workout_exercises', 'generated_weekly_schedules', 'committed_workouts', 'workout_logs',
      'set_logs', 'weight_logs', 'goals', 'ai_analyses', 'exercise_notes', 'avoided') then
    raise exception using errcode = 'PT404', message = 'There is no such table in the export.';
  end if;
  select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$L, t.%1$I::text' else '%1$L, t.%1$I' end, a.attname), ', '
      order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', kind)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname not in ('user_id', 'merged_into') and not (kind = 'profiles' and a.attname = 'id');
  return query execute format(
    'select t.id, json_build_object(%1$s) from public.%2$I t
      where (t.%3$I = $1 %4$s) and ($2 is null or t.id > $2) order by t.id limit $3',
    columns, kind, owner, case kind when 'exercises' then 'or t.id in (select private.named_exercises())' end) using me, after_id, most;
end
$$;

-- A device that has not heard of a merge yet saves what it knows; after the merge the rows are found under the exercise that stayed. Runs after
-- the check of the reference, which has waited for a merge under way.
create function private.follow_merges() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.%I t set exercise_id = e.merged_into from written w join public.exercises e on e.id = w.exercise_id
     where e.merged_into is not null and t.id = w.id', tg_table_name);
  return null;
end
$$;
revoke all on function private.follow_merges() from public, anon, authenticated, service_role;

create trigger follow_merges after insert on public.set_logs referencing new table as written
  for each statement execute function private.follow_merges();
create trigger follow_merges after insert on public.workout_exercises referencing new table as written
  for each statement execute function private.follow_merges();
create trigger follow_merges after insert on public.goals referencing new table as written
  for each statement execute function private.follow_merges();

-- The caller, if they are an admin; to everybody else there is nothing here.
create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles p where p.id = auth.uid() and p.tier = 'admin') then
    raise exception using errcode = 'PT404', message = 'There is nothing here.';
  end if;
  return auth.uid();
end
$$;

create function private.note_admin_action(action text, subject text, detail text default '') returns void
language sql security definer set search_path = '' as $$
  insert into private.admin_actions (admin, action, subject, detail)
  select u.email, note_admin_action.action, note_admin_action.subject, note_admin_action.detail
  from auth.users u where u.id = auth.uid()
$$;

-- The library with how many sets are logged of each: [{"id", "name", "type", "measure", "equipment", "primary_muscles", "secondary_muscles",
-- "aliases", "sets"}].
create function public.admin_library() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', e.id, 'name', e.name, 'type', e.type, 'measure', e.measure, 'equipment', e.equipment,
      'primary_muscles', e.primary_muscles, 'secondary_muscles', e.secondary_muscles, 'aliases', e.aliases,
      'sets', coalesce(t.sets, 0)) order by lower(e.name))
    from public.exercises e
    left join (
      select x.exercise_id, sum(x.sets) as sets from private.exercise_totals x group by 1
    ) t on t.exercise_id = e.id
    where e.owner_id is null and e.merged_into is null
  ), '[]');
end
$$;

-- Adds an exercise to the library, or with an id changes one. Answers its id; 23505 when the name is taken.
create function public.admin_save_exercise(exercise jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  entry public.exercises := jsonb_populate_record(null::public.exercises, exercise);
  before public.exercises;
  added text[];
begin
  perform private.require_admin();
  if entry.id is null then
    insert into public.exercises (owner_id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases)
    values (null, entry.name, entry.type, entry.measure, entry.equipment, coalesce(entry.primary_muscles, '{}'),
      coalesce(entry.secondary_muscles, '{}'), coalesce(entry.aliases, '{}'))
    returning id into entry.id;
    perform private.note_admin_action('add_exercise', entry.name);
    return entry.id;
  end if;
  select * into before from public.exercises e
  where e.id = entry.id and e.owner_id is null and e.merged_into is null for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  update public.exercises e set name = entry.name, type = entry.type, measure = entry.measure, equipment = entry.equipment,
    primary_muscles = coalesce(entry.primary_muscles, '{}'), secondary_muscles = coalesce(entry.secondary_muscles, '{}'),
    aliases = coalesce(entry.aliases, '{}')
  where e.id = entry.id;
  added := array(select unnest(entry.aliases) except select unnest(before.aliases));
  perform private.note_admin_action('edit_exercise', entry.name, array_to_string(array[
    case when before.name <> entry.name then 'was ' || before.name end,
    case when added <> '{}' then 'new aliases: ' || array_to_string(added, ', ') end], '; '));
  return entry.id;
end
$$;

-- What a merge would move: {"sets", "goals", "routines", "people", "both"}; "both": routines that have the two.
create function public.admin_merge_preview(goes uuid, stays uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sets', (select count(*) from public.set_logs s where s.exercise_id = goes),
    'goals', (select count(*) from public.goals g where g.exercise_id = goes),
    'routines', (select count(distinct w.workout_id) from public.workout_exercises w where w.exercise_id = goes),
    'people', (select count(*) from (
      select s.user_id from public.set_logs s where s.exercise_id = goes
      union select g.user_id from public.goals g where g.exercise_id = goes
      union select w.user_id from public.workout_exercises w where w.exercise_id = goes) people),
    'both', (select count(distinct w.workout_id) from public.workout_exercises w
      join public.workout_exercises o using (user_id, workout_id) where w.exercise_id = goes and o.exercise_id = stays));
end
$$;

-- Lets one exercise of the library go into another, with everything that names it, in one transaction. Answers the merge's id. PT409 when they
-- record different things.
create function public.admin_merge_exercises(goes uuid, stays uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  one public.exercises;
  other public.exercises;
  entry private.exercise_merges;
  known text[];
begin
  perform private.require_admin();
  -- In one order, so that two merges don't wait for each other.
  perform from public.exercises e where e.id in (goes, stays) order by e.id for update;
  select * into one from public.exercises e where e.id = goes and e.owner_id is null and e.merged_into is null;
  select * into other from public.exercises e where e.id = stays and e.owner_id is null and e.merged_into is null;
  if one.id is null or other.id is null or goes = stays then
    raise exception using errcode = 'PT404', message = 'The exercise is not in the library any more.';
  end if;
  if one.measure <> other.measure then
    raise exception using errcode = 'PT409', message = 'They record different things, so that their sets can''t stand together.';
  end if;

  entry.set_ids := array(select s.id from public.set_logs s where s.exercise_id = goes);
  entry.goal_ids := array(select g.id from public.goals g where g.exercise_id = goes);
  -- A routine that has both keeps the place of the one that stays, with the sets of both.
  select coalesce(jsonb_agg(to_jsonb(w)), '[]') into entry.routine_rows from public.workout_exercises w
  where w.exercise_id in (goes, stays) and exists (
    select from public.workout_exercises o where o.user_id = w.user_id and o.workout_id = w.workout_id
      and o.exercise_id in (goes, stays) and o.exercise_id <> w.exercise_id);
  update public.workout_exercises w set sets = nullif(coalesce(w.sets, 0) + coalesce(gone.sets, 0), 0)
  from (
    select x.user_id, x.workout_id, sum(x.sets)::integer as sets from public.workout_exercises x
    where x.exercise_id = goes group by 1, 2
  ) gone
  where w.user_id = gone.user_id and w.workout_id = gone.workout_id and w.id = (
    select k.id from public.workout_exercises k where k.user_id = gone.user_id and k.workout_id = gone.workout_id
      and k.exercise_id = stays order by k."order" limit 1);
  delete from public.workout_exercises w
  where w.exercise_id = goes and w.id in (select (r ->> 'id')::uuid from jsonb_array_elements(entry.routine_rows) r);
  entry.routine_row_ids := array(select w.id from public.workout_exercises w where w.exercise_id = goes);
  select coalesce(jsonb_agg(to_jsonb(n)), '[]') into entry.notes from public.exercise_notes n where n.exercise_id in (goes, stays);
  select coalesce(jsonb_agg(to_jsonb(a)), '[]') into entry.avoided from public.avoided a where a.exercise_id in (goes, stays);
  select coalesce(jsonb_agg(to_jsonb(p)), '[]') into entry.schedules from public.generated_weekly_schedules p
  where strpos(p.schedule_json::text, goes::text) > 0;

  update public.set_logs s set exercise_id = stays where s.exercise_id = goes;
  update public.goals g set exercise_id = stays where g.exercise_id = goes;
  update public.workout_exercises w set exercise_id = stays where w.exercise_id = goes;
  -- Both notes are kept, one below the other; what does not fit any more stays with the exercise that went, for the undo.
  update public.exercise_notes n set note = left(n.note || E'\n' || gone.note, 2000)
  from public.exercise_notes gone where gone.exercise_id = goes and n.exercise_id = stays and n.user_id = gone.user_id;
  delete from public.exercise_notes n where n.exercise_id = goes and exists (
    select from public.exercise_notes k where k.user_id = n.user_id and k.exercise_id = stays);
  update public.exercise_notes n set exercise_id = stays where n.exercise_id = goes;
  delete from public.avoided a where a.exercise_id = goes and exists (
    select from public.avoided k where k.user_id = a.user_id and k.exercise_id = stays);
  update public.avoided a set exercise_id = stays where a.exercise_id = goes;
  update public.generated_weekly_schedules p set schedule_json = replace(p.schedule_json::text, goes::text, stays::text)::jsonb
  where strpos(p.schedule_json::text, goes::text) > 0;

  known := array(select lower(a) from unnest(other.aliases || other.name) a);
  entry.new_aliases := array(
    select distinct on (lower(a)) a from unnest(one.aliases || one.name) a where lower(a) <> all (known)
    order by lower(a) limit greatest(0, 50 - cardinality(other.aliases)));
  update public.exercises e set aliases = e.aliases || entry.new_aliases where e.id = stays;
  update public.exercises e set merged_into = stays where e.id = goes or e.merged_into = goes;

  insert into private.exercise_merges
    (goes, stays, set_ids, goal_ids, routine_row_ids, new_aliases, routine_rows, notes, avoided, schedules)
  values (goes, stays, entry.set_ids, entry.goal_ids, entry.routine_row_ids, entry.new_aliases, entry.routine_rows, entry.notes,
    entry.avoided, entry.schedules)
  returning id into entry.id;
  perform private.note_admin_action('merge', one.name || ' into ' || other.name, cardinality(entry.set_ids) || ' sets');
  return entry.id;
end
$$;

-- The merges that can still be undone: [{"id", "goes", "stays", "merged_at"}], the exercises by their names, newest first.
create function public.admin_merges() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', m.id, 'goes', g.name, 'stays', s.name, 'merged_at', m.merged_at) order by m.merged_at desc)
    from private.exercise_merges m
    join public.exercises g on g.id = m.goes join public.exercises s on s.id = m.stays
    where m.undone_at is null and m.merged_at > now() - interval '1 day'
  ), '[]');
end
$$;

-- Takes a merge back for whatever is still there: sets, goals, routines, notes, what is avoided, and plans. What was logged since stays with the
-- exercise that stayed. PT409 after a day, or when the exercise went into yet another one.
create function public.admin_undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry private.exercise_merges;
begin
  perform private.require_admin();
  select * into entry from private.exercise_merges m where m.id = merge_id for update;
  if entry.id is null or entry.undone_at is not null or entry.merged_at < now() - interval '1 day' then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.';
  end if;
  perform from public.exercises e where e.id in (entry.goes, entry.stays) order by e.id for update;
  if exists (select from public.exercises e where e.id = entry.stays and e.merged_into is not null) then
    raise exception using errcode = 'PT409', message = 'This merge can''t be undone any more.';
  end if;

  update public.exercises e set merged_into = null where e.id = entry.goes;
  update public.exercises e set aliases = array(
    select a from unnest(e.aliases) with ordinality as t (a, n) where a <> all (entry.new_aliases) order by n)
  where e.id = entry.stays;
  update public.set_logs s set exercise_id = entry.goes where s.id = any (entry.set_ids) and s.exercise_id = entry.stays;
  update public.goals g set exercise_id = entry.goes where g.id = any (entry.goal_ids) and g.exercise_id = entry.stays;
  update public.workout_exercises w set exercise_id = entry.goes
  where w.id = any (entry.routine_row_ids) and w.exercise_id = entry.stays;
  -- Of a routine that had both, as far as its places are still free; a routine that was saved since stays as it was saved.
  update public.workout_exercises w set sets = r.sets
  from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) r
  where w.id = r.id and r.exercise_id = entry.stays and w.exercise_id = entry.stays;
  insert into public.workout_exercises
  select r.* from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) r
  where r.exercise_id = entry.goes
    and exists (
      select from jsonb_populate_recordset(null::public.workout_exercises, entry.routine_rows) k
      join public.workout_exercises w on w.id = k.id where k.workout_id = r.workout_id and k.exercise_id = entry.stays)
  on conflict do nothing;
  -- Notes: those that are as the merge left them.
  update public.exercise_notes n set exercise_id = r.exercise_id, note = r.note
  from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) r
  where n.id = r.id and n.exercise_id = entry.stays and (
    n.note = r.note or exists (
      select from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) g
      where g.user_id = r.user_id and g.exercise_id = entry.goes and n.note = left(r.note || E'\n' || g.note, 2000)));
  insert into public.exercise_notes
  select r.* from jsonb_populate_recordset(null::public.exercise_notes, entry.notes) r
  join auth.users u on u.id = r.user_id where r.exercise_id = entry.goes
  on conflict do nothing;
  update public.avoided a set exercise_id = r.exercise_id
  from jsonb_populate_recordset(null::public.avoided, entry.avoided) r where a.id = r.id and a.exercise_id = entry.stays;
  insert into public.avoided
  select r.* from jsonb_populate_recordset(null::public.avoided, entry.avoided) r
  join auth.users u on u.id = r.user_id where r.exercise_id = entry.goes
  on conflict do nothing;
  update public.generated_weekly_schedules p set schedule_json = r.schedule_json
  from jsonb_populate_recordset(null::public.generated_weekly_schedules, entry.schedules) r
  where p.id = r.id and p.schedule_json = replace(r.schedule_json::text, entry.goes::text, entry.stays::text)::jsonb;

  update private.exercise_merges m set undone_at = now() where m.id = entry.id;
  perform private.note_admin_action('undo_merge', (
    select g.name || ' and ' || s.name from public.exercises g, public.exercises s where g.id = entry.goes and s.id = entry.stays));
end
$$;

-- Accounts whose address holds the text, newest first, at most 100: {"all", "unconfirmed", "disabled", "users": [{"id", "email", "tier",
-- "created_at", "last_sign_in_at", "is_confirmed", "is_disabled", "sessions"}]}. `which`: "unconfirmed" or "disabled".
create function public.admin_users(search text default '', which text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with people as (
      select u.id, u.email, u.created_at, u.last_sign_in_at, u.email_confirmed_at is not null as is_confirmed,
        coalesce(u.banned_until > now(), false) as is_disabled, coalesce(p.tier, 'free') as tier,
        (select count(*) from auth.sessions s where s.user_id = u.id) as sessions
      from auth.users u left join public.profiles p on p.id = u.id
    ), found as (
      select * from people
      where strpos(lower(email), lower(btrim(admin_users.search))) > 0
        and (admin_users.which is null or (admin_users.which = 'unconfirmed' and not is_confirmed)
          or (admin_users.which = 'disabled' and is_disabled))
      order by created_at desc, id limit 100
    )
    select jsonb_build_object(
      'all', (select count(*) from people),
      'unconfirmed', (select count(*) from people where not is_confirmed),
      'disabled', (select count(*) from people where is_disabled),
      'users', coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id) from found f), '[]'))
  );
end
$$;

-- The address of an account that an admin acts on; their own is refused where `other` says so.
create function private.account_to_change(person uuid, other boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
begin
  if other and person = private.require_admin() then
    raise exception using errcode = 'PT409', message = 'This is your own account.';
  end if;
  perform private.require_admin();
  select u.email into address from auth.users u where u.id = person;
  if not found then
    raise exception using errcode = 'PT404', message = 'The account does not exist any more.';
  end if;
  return address;
end
$$;

-- An admin can't take the tier from themselves: a server without one would have nobody to give it.
create function public.admin_set_tier(person uuid, tier text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  update public.profiles p set tier = admin_set_tier.tier where p.id = person;
  perform private.note_admin_action('tier', address, admin_set_tier.tier);
end
$$;

-- Ends every sign-in of an account.
create function public.admin_sign_out(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, false);
begin
  delete from auth.sessions s where s.user_id = person;
  perform private.note_admin_action('sign_out', address);
end
$$;

-- A disabled account can't sign in, and its sign-ins end; nothing of it is deleted.
create function public.admin_set_disabled(person uuid, is_disabled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  update auth.users u set banned_until = case when is_disabled then timestamptz '2200-01-01' end where u.id = person;
  if is_disabled then
    delete from auth.sessions s where s.user_id = person;
  end if;
  perform private.note_admin_action(case when is_disabled then 'disable' else 'enable' end, address);
end
$$;

-- Deletes an account with everything it logged; `email` is its address, typed again (PT409 when it is another).
create function public.admin_delete_user(person uuid, email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, true);
begin
  if lower(btrim(admin_delete_user.email)) is distinct from lower(address) then
    raise exception using errcode = 'PT409', message = 'This is not the address of the account.';
  end if;
  delete from auth.users u where u.id = person;
  perform private.note_admin_action('delete', address);
end
$$;

-- The confirmation is sent by the accounts' own resend; this keeps who asked for it.
create function public.admin_note_resend(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := private.account_to_change(person, false);
begin
  perform private.note_admin_action('resend', address);
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

-- {"postgres", "database_bytes", "facts": {NAME: {"fact", "updated_at"}}, "slow": [{"statement", "calls", "slowest_ms"}]}; slow: of seven days.
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
      where x.day > current_date - 7 group by x.statement order by max(x.slowest_ms) desc limit 20) s), '[]'));
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

revoke all on function private.require_admin(), private.note_admin_action(text, text, text), private.account_to_change(uuid, boolean)
  from public, anon, authenticated, service_role;
do $$
declare
  each text;
begin
  for each in
    select p.oid::regprocedure::text from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like 'admin\_%'
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', each);
    execute format('grant execute on function %s to authenticated', each);
  end loop;
end
$$;
