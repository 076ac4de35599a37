-- What each log did with each exercise, added up from its sets by triggers, so that a year or ten of training are read a row for four sets.
-- Nobody writes it by hand: the schema is no API, and every row is derived again whenever a set of its log changes, whichever way.

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

create policy "read one's own" on private.exercise_totals for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add one's own" on private.exercise_totals for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "change one's own" on private.exercise_totals for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "remove one's own" on private.exercise_totals for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on private.exercise_totals from public, anon, authenticated;
grant select, insert, delete, update (date) on private.exercise_totals to authenticated;
grant all on private.exercise_totals to service_role;

-- Adds up the touched logs again. What counts: every set but warm-ups; a weight that was lifted (0 repetitions were not). The estimated
-- one-repetition maximum is Epley's, weight × (1 + reps / 30), from sets of 1 to 10 repetitions; one repetition is itself. The app computes
-- the same in src/domain/one-rep-max.ts and src/domain/records.ts.
create function private.total_exercises() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  -- Of two who write sets of one log at once, the second waits here and then sees what the first one wrote.
  perform from public.workout_logs l
    where (l.user_id, l.id) in (select t.user_id, t.workout_log_id from touched t)
    order by l.id for no key update;
  delete from private.exercise_totals e using (select distinct user_id, workout_log_id from touched) t
    where e.user_id = t.user_id and e.workout_log_id = t.workout_log_id;
  insert into private.exercise_totals (user_id, workout_log_id, exercise_id, date, sets, volume_kg, heaviest_kg, one_rep_max_kg, most_reps,
      farthest_km, longest_minutes)
    select l.user_id, l.id, s.exercise_id, l.date,
      count(*) filter (where c.counts and (s.reps > 0 or s.duration_minutes > 0)),
      sum(s.reps * s.weight_kg) filter (where c.counts),
      max(s.weight_kg) filter (where c.counts and s.weight_kg > 0 and s.reps is distinct from 0),
      max(case when s.reps = 1 then s.weight_kg when s.reps between 1 and 10 then s.weight_kg * (30 + s.reps) / 30 end)
        filter (where c.counts and s.weight_kg > 0),
      max(s.reps) filter (where c.counts and s.reps > 0),
      max(s.distance_km) filter (where c.counts and s.distance_km > 0),
      max(s.duration_minutes) filter (where c.counts and s.duration_minutes > 0)
    from (select distinct user_id, workout_log_id from touched) t
    join public.workout_logs l on l.user_id = t.user_id and l.id = t.workout_log_id
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    cross join lateral (select s.set_type <> 'warmup' as counts) c
    group by l.user_id, l.id, s.exercise_id, l.date;
  return null;
end
$$;

-- Another day of the log is another day of its totals.
create function private.move_exercise_totals() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  update private.exercise_totals e set date = new.date where e.user_id = new.user_id and e.workout_log_id = new.id;
  return null;
end
$$;
revoke all on function private.total_exercises(), private.move_exercise_totals() from public, anon, authenticated, service_role;

create trigger total_added after insert on public.set_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger total_removed after delete on public.set_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_before after update on public.set_logs
  referencing old table as touched for each statement execute function private.total_exercises();
create trigger total_after after update on public.set_logs
  referencing new table as touched for each statement execute function private.total_exercises();
create trigger move_exercise_totals after update of date on public.workout_logs
  for each row when (new.date is distinct from old.date)
  execute function private.move_exercise_totals();
