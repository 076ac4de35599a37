-- What each log did with each exercise, added up from its sets by triggers, so that a year or ten of training are read a row for four sets.
-- Nobody writes it by hand: the schema is no API, and every row is derived again whenever a set of its log changes, whichever way.

-- The sets with their loads, signed: help is below zero. Everything that compares weights reads them here; the app says the same in
-- src/domain/workout/load.ts.
create view private.signed_sets with (security_invoker = true) as
  select s.user_id, s.workout_log_id, s.exercise_id, s.exercise_order, s.set_number, s.set_type, s.reps, s.weight, s.weight_unit,
    s.duration_minutes, s.distance, s.distance_unit, s.distance_km, e.type as exercise_type, e.load as load_counts, e.body_share,
    x.load, case s.weight_unit when 'lbs' then x.load * 0.45359237 else x.load end as load_kg
  from public.set_logs s
  join public.exercises e on e.id = s.exercise_id
  cross join lateral (
    select case e.load when 'help' then -abs(s.weight) when 'added' then coalesce(s.weight, 0) else s.weight end as load
  ) x;
revoke all on private.signed_sets from public, anon, authenticated;
grant select on private.signed_sets to authenticated, service_role;

create table private.exercise_totals (
  user_id uuid not null,
  workout_log_id uuid not null,
  exercise_id uuid not null,
  date date not null,
  sets integer not null,
  volume_kg numeric,
  heaviest_kg numeric,
  one_rep_max_kg numeric,
  most_reps numeric,
  farthest_km numeric,
  longest_minutes numeric,
  primary key (user_id, workout_log_id, exercise_id),
  foreign key (user_id, workout_log_id) references public.workout_logs (user_id, id) on delete cascade
);

comment on column private.exercise_totals.date is 'of the log';
comment on column private.exercise_totals.sets is 'that were done, with repetitions or a time; like everything here without warm-ups';

create index exercise_totals_user_id_date_idx on private.exercise_totals (user_id, date);
-- The best before a day is the first one from the top that is older.
create index exercise_totals_heaviest_kg_idx on private.exercise_totals (exercise_id, user_id, heaviest_kg desc nulls last);
create index exercise_totals_one_rep_max_kg_idx on private.exercise_totals (exercise_id, user_id, one_rep_max_kg desc nulls last);

alter table private.exercise_totals enable row level security;
alter table private.exercise_totals force row level security;

revoke all on private.exercise_totals from public, anon, authenticated;
grant select, insert, delete on private.exercise_totals to authenticated;
grant all on private.exercise_totals to service_role;

-- Adds up the touched logs again, one by one, so that every statement names the log it is about: joined with the touched sets, their plan would
-- be made while the tables are empty and kept by the connection, and every save would read all sets of its owner until Postgres looks at the
-- tables again. Runs for changed sets, and whenever the day of a log, a body weight, or what an exercise's load means changes.
-- What counts: every set but warm-ups; a weight that was lifted (0 repetitions were not).
--   volume_kg       of what was lifted: help has none, nor has the body
--   heaviest_kg     the highest load; the least help is higher than more of it, and the body alone is 0
--   one_rep_max_kg  Epley's estimate, weight × (1 + reps / 30), from sets of 1 to 10 repetitions; one repetition is itself. Where the body
--                   moves too, from its weight on that day × its share + the load; null while that is unknown
-- The app computes the same in src/domain/records/records.ts.
create function private.total_exercises() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  whose constant text := case tg_table_name
    when 'set_logs' then 'select distinct t.user_id, t.workout_log_id as id from touched t order by 2'
    when 'workout_logs' then 'select t.user_id, t.id from touched t join before b on b.id = t.id where t.date <> b.date order by 2'
    -- A body weight holds until the next one. An account that is being deleted has no profile any more, and takes its rows along.
    when 'weight_logs' then '
      select distinct e.user_id, e.workout_log_id as id
      from (select t.user_id, min(t.date) as first_day, max(t.date) as last_day from touched t group by t.user_id) t
      join public.profiles p on p.id = t.user_id
      join private.exercise_totals e on e.user_id = t.user_id and e.date >= t.first_day and e.date < coalesce((
        select min(w.date) from public.weight_logs w where w.user_id = t.user_id and w.date > t.last_day and w.weight_kg > 0
      ), ''infinity'')
      join public.exercises x on x.id = e.exercise_id and x.load <> ''outside'' and x.body_share is not null
      order by 2'
    when 'exercises' then 'select distinct s.user_id, s.workout_log_id as id from public.set_logs s where s.exercise_id = $1 order by 2'
  end;
  changed uuid;
  log record;
  log_date date;
  body_kg numeric;
begin
  if tg_table_name = 'exercises' then
    changed := new.id;
  end if;
  for log in execute whose using changed loop
    -- Of two who write sets of one log at once, the second waits here and then sees what the first one wrote.
    select l.date into log_date from public.workout_logs l where l.user_id = log.user_id and l.id = log.id for no key update;
    -- With a log its totals go.
    continue when not found;
    select w.weight_kg into body_kg from public.weight_logs w
      where w.user_id = log.user_id and w.date <= log_date and w.weight_kg > 0
      order by w.date desc, w.created_at desc, w.id desc limit 1;
    -- Planned anew each time: with few rows the index of days looks as good as the key, and it finds all totals of a person.
    execute 'delete from private.exercise_totals e where e.user_id = $1 and e.workout_log_id = $2' using log.user_id, log.id;
    insert into private.exercise_totals (user_id, workout_log_id, exercise_id, date, sets, volume_kg, heaviest_kg, one_rep_max_kg, most_reps,
        farthest_km, longest_minutes)
      select log.user_id, log.id, s.exercise_id, log_date,
        count(*) filter (where m.counts and (s.reps > 0 or s.duration_minutes > 0)),
        sum(s.reps * s.load_kg) filter (where m.counts and (s.load_counts = 'outside' or s.load_kg > 0)),
        max(s.load_kg) filter (where m.counts and s.reps is distinct from 0 and (s.load_kg > 0 or s.load_counts <> 'outside')
          and (s.weight is not null or s.reps > 0)),
        max(case when s.reps = 1 then m.kg when s.reps between 1 and 10 then m.kg * (30 + s.reps) / 30 end) filter (where m.counts and m.kg > 0),
        max(s.reps) filter (where m.counts and s.reps > 0),
        max(s.distance_km) filter (where m.counts and s.distance_km > 0),
        max(s.duration_minutes) filter (where m.counts and s.duration_minutes > 0)
      from private.signed_sets s
      cross join lateral (
        select s.set_type <> 'warmup' as counts,
          case s.load_counts when 'outside' then s.load_kg else body_kg * s.body_share + s.load_kg end as kg
      ) m
      where s.user_id = log.user_id and s.workout_log_id = log.id
      group by s.exercise_id;
  end loop;
  return null;
end
$$;

revoke all on function private.total_exercises from public, anon, authenticated, service_role;

create trigger total_added after insert on public.set_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger total_removed after delete on public.set_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_before after update on public.set_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_after after update on public.set_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger total_moved after update on public.workout_logs
  referencing old table as before new table as touched for each statement execute function private.total_exercises();
create trigger total_added after insert on public.weight_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger total_removed after delete on public.weight_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_before after update on public.weight_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_after after update on public.weight_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger total_load after update of load, body_share on public.exercises
  for each row when ((old.load, old.body_share) is distinct from (new.load, new.body_share))
  execute function private.total_exercises();
