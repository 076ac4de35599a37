-- How much each account holds, counted by triggers, so that no account can fill the disk of all. The bounds are far beyond what a person
-- trains in a lifetime; whoever runs the server may set others (app.account_max_rows, app.account_max_bytes).

create table private.account_usage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rows bigint not null,
  bytes bigint not null
);

comment on column private.account_usage.bytes is 'of the rows as Postgres stores them, without indexes';

-- Nobody but the triggers, which run as the owner.
alter table private.account_usage enable row level security;
revoke all on private.account_usage from public, anon, authenticated;
grant select on private.account_usage to service_role;

-- Adds up what a statement has written or removed; the first argument is the column that names the owner. Throws PT413 (HTTP 413) when an
-- account has become too large.
create function private.count_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_rows constant bigint := coalesce(nullif(current_setting('app.account_max_rows', true), '')::bigint, 2000000);
  most_bytes constant bigint := coalesce(nullif(current_setting('app.account_max_bytes', true), '')::bigint, 1073741824);
  change text;
  is_full boolean;
begin
  change := case tg_op
    when 'INSERT' then format('select %1$I as owner, 1 as rows, pg_column_size(n) as bytes from written n', tg_argv[0])
    when 'DELETE' then format('select %1$I, -1, -pg_column_size(o) from removed o', tg_argv[0])
    else format('select %1$I, 0, pg_column_size(n) from written n union all select %1$I, 0, -pg_column_size(o) from removed o', tg_argv[0])
  end;
  execute format(
    'with changed (owner, rows, bytes) as (%s), summed as (
       select c.owner, sum(c.rows)::bigint as rows, sum(c.bytes)::bigint as bytes from changed c
       -- An account that is being deleted takes its count along.
       where exists (select from auth.users u where u.id = c.owner)
       group by c.owner
     ), counted as (
       insert into private.account_usage as a (user_id, rows, bytes)
       select s.owner, greatest(s.rows, 0), greatest(s.bytes, 0) from summed s order by s.owner
       on conflict (user_id) do update set
         rows = greatest(a.rows + (select s.rows from summed s where s.owner = a.user_id), 0),
         bytes = greatest(a.bytes + (select s.bytes from summed s where s.owner = a.user_id), 0)
       returning a.rows, a.bytes
     )
     select bool_or(c.rows > $1 or c.bytes > $2) from counted c', change) into is_full using most_rows, most_bytes;
  if is_full and tg_op <> 'DELETE' then
    raise exception using errcode = 'PT413', message = 'This account is full.',
      detail = format('An account holds at most %s rows and %s bytes.', most_rows, most_bytes);
  end if;
  return null;
end
$$;

revoke all on function private.count_usage from public, anon, authenticated, service_role;

do $triggers$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('public.exercises', 'owner_id'), ('public.exercise_notes', 'user_id'), ('public.avoided', 'user_id'),
      ('public.weight_logs', 'user_id'), ('public.workouts', 'user_id'), ('public.workout_exercises', 'user_id'),
      ('public.workout_logs', 'user_id'), ('public.set_logs', 'user_id'), ('public.generated_weekly_schedules', 'user_id'),
      ('public.committed_workouts', 'user_id'), ('public.goals', 'user_id'), ('public.ai_analyses', 'user_id'),
      ('public.imports', 'user_id'), ('private.import_parts', 'user_id'), ('private.import_rows', 'user_id'),
      ('private.strava_connections', 'user_id'), ('private.strava_shares', 'user_id'),
      -- What a person's merge remembers counts as theirs, so that no account fills the disk by merging on and on.
      ('private.exercise_merges', 'owner_id')
    ) as t (name, owner)
  loop
    execute format(
      'create trigger count_written after insert on %1$s referencing new table as written
         for each statement execute function private.count_usage(%2$L)', counted.name, counted.owner);
    execute format(
      'create trigger count_changed after update on %1$s referencing new table as written old table as removed
         for each statement execute function private.count_usage(%2$L)', counted.name, counted.owner);
    execute format(
      'create trigger count_removed after delete on %1$s referencing old table as removed
         for each statement execute function private.count_usage(%2$L)', counted.name, counted.owner);
  end loop;
end
$triggers$;
