-- Which of a person's tables were last changed when, so that their other devices know what to ask for again: told at once by realtime,
-- and read after a time without a connection. One row a person and table, written by triggers alone.

create table public.latest_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  table_name text not null,
  revision integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  unique (user_id, id),
  unique (user_id, table_name)
);

comment on column public.latest_changes.revision is 'one more with each statement that changed rows of the table';

alter table public.latest_changes enable row level security;
alter table public.latest_changes force row level security;

revoke all on public.latest_changes from public, anon, authenticated;
grant select on public.latest_changes to authenticated;
grant all on public.latest_changes to service_role;

-- A removed row goes into the log with its owner, so that realtime can ask the policies who may hear of it. Updates log nothing more than
-- without: neither column ever changes.
alter table public.latest_changes replica identity using index latest_changes_user_id_id_key;
alter publication supabase_realtime add table public.latest_changes;

-- Notes that rows of a table have changed; the first argument is the column that names the owner. Its triggers come after those of
-- count_usage in the alphabet, whose row of the account lets one transaction of a person through at a time.
create function private.note_latest_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rows constant text := case when tg_op = 'DELETE' then 'removed' else 'written' end;
begin
  execute format(
    'insert into public.latest_changes as l (user_id, table_name)
     select distinct r.%1$I, $1 from %2$s r
     -- An account that is being deleted takes its rows along.
     where exists (select from auth.users u where u.id = r.%1$I)
     on conflict (user_id, table_name) do update set revision = l.revision + 1, changed_at = clock_timestamp()',
    tg_argv[0], rows) using tg_table_name;
  return null;
end
$$;

do $triggers$
declare
  followed record;
begin
  for followed in
    select * from (values
      ('exercises', 'owner_id'), ('profiles', 'id'), ('weight_logs', 'user_id'), ('workouts', 'user_id'),
      ('workout_logs', 'user_id'), ('committed_workouts', 'user_id'), ('goals', 'user_id'), ('ai_analyses', 'user_id'),
      ('exercise_notes', 'user_id'), ('avoided', 'user_id')
    ) as t (name, owner)
  loop
    execute format(
      'create trigger note_written after insert on public.%1$I referencing new table as written
         for each statement execute function private.note_latest_change(%2$L)', followed.name, followed.owner);
    execute format(
      'create trigger note_changed after update on public.%1$I referencing new table as written
         for each statement execute function private.note_latest_change(%2$L)', followed.name, followed.owner);
    execute format(
      'create trigger note_removed after delete on public.%1$I referencing old table as removed
         for each statement execute function private.note_latest_change(%2$L)', followed.name, followed.owner);
  end loop;
end
$triggers$;

-- What is known of the caller's tables, with the seconds since each was changed: clocks of devices differ.
create function public.read_latest_changes()
returns table (table_name text, revision integer, seconds_ago numeric)
language sql stable set search_path = '' as $$
  select l.table_name, l.revision, extract(epoch from clock_timestamp() - l.changed_at)::numeric
  from public.latest_changes l where l.user_id = (select auth.uid())
$$;

revoke all on function private.note_latest_change, public.read_latest_changes from public, anon, authenticated, service_role;
grant execute on function public.read_latest_changes to authenticated;
