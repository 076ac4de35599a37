-- The numbers of the dashboard and of an exercise, from private.exercise_totals.

drop index public.set_logs_one_rep_max_idx;
-- The exercise first, or removing a custom exercise would read every set of everybody to see that it is unused.
create index set_logs_exercise_id_user_id_idx on public.set_logs (exercise_id, user_id);
drop index public.set_logs_exercise_id_user_id_weight_kg_idx;

-- Volume (reps × weight in kg, over every set but warm-ups that has both) by week, oldest first; with `from_day` from its week on.
-- Answers nothing for anyone else's id.
create or replace function public.calculate_weekly_volume(user_uuid uuid, from_day date default null)
returns table (week_start_date date, total_volume numeric)
language sql stable security invoker set search_path = '' as $$
  select d.date - (extract(isodow from d.date)::integer - 1), sum(d.volume_kg)
  from (
    select e.date, sum(e.volume_kg) as volume_kg
    from private.exercise_totals e
    where e.user_id = user_uuid and user_uuid = (select auth.uid())
      and e.date >= coalesce(from_day - (extract(isodow from from_day)::integer - 1), '-infinity')
    group by e.date
  ) d
  where d.volume_kg is not null
  group by 1
  order by 1
$$;

-- Workouts (logs with a set) by weekday, 1 Monday to 7 Sunday, in the 56 days that end today: each weekday eight times.
create or replace function public.weekday_workouts(today date) returns table (weekday integer, workouts integer)
language sql stable security invoker set search_path = '' as $$
  select d.weekday, count(distinct e.workout_log_id)::integer
  from generate_series(1, 7) as d (weekday)
  left join private.exercise_totals e on e.user_id = (select auth.uid()) and e.date between today - 55 and today
    and extract(isodow from e.date) = d.weekday
  group by d.weekday
  order by d.weekday
$$;

-- Seconds trained by month (its first day), oldest first, of logs with a set; with `from_day` from its month on.
create or replace function public.monthly_training_time(from_day date default null) returns table (month date, seconds numeric)
language sql stable security invoker set search_path = '' as $$
  select make_date(extract(year from l.date)::integer, extract(month from l.date)::integer, 1), sum(l.duration_seconds)
  from public.workout_logs l
  where l.user_id = (select auth.uid()) and l.duration_seconds > 0
    and l.date >= coalesce(from_day - (extract(day from from_day)::integer - 1), '-infinity')
    and exists (select from private.exercise_totals e where e.user_id = l.user_id and e.workout_log_id = l.id)
  group by 1
  order by 1
$$;

-- The estimated one-repetition maximum of a lift:
-- {"lifts": [{"id","name"}], "lift": id, "days": [["yyyy-MM-dd", kg], …]}.
-- lifts  those that somebody did with a weight in the year before today, the one of the most workouts first, at most thirty
-- lift   the one asked for; without one the first of them, or null
-- days   the best of each day up to today, oldest first
create or replace function public.lift_progress(today date, from_day date default null, lift uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with lifts as (
    select e.exercise_id as id, count(*) as workouts
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.date between today - 364 and today and e.one_rep_max_kg is not null
    group by e.exercise_id
  ), named as (
    select l.id, x.name, row_number() over (order by l.workouts desc, x.name, l.id) as place
    from lifts l join public.exercises x on x.id = l.id
  ), chosen as (
    select coalesce(lift_progress.lift, (select n.id from named n where n.place = 1)) as id
  ), days as (
    select e.date, max(e.one_rep_max_kg) as kg
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.exercise_id = (select c.id from chosen c) and e.one_rep_max_kg is not null
      and e.date between coalesce(from_day, '-infinity') and today
    group by e.date
  )
  select jsonb_build_object(
    'lifts', coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) order by n.place) from named n where n.place <= 30), '[]'),
    'lift', (select c.id from chosen c),
    'days', coalesce((select jsonb_agg(jsonb_build_array(d.date, round(d.kg, 3)) order by d.date) from days d), '[]')
  )
$$;

-- What a week held: {"workouts","volume_kg","seconds"}. Workouts are logs with a set; warm-ups are no volume.
create or replace function private.training_between(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('workouts', count(*), 'volume_kg', coalesce(round(sum(t.volume_kg), 3), 0), 'seconds', coalesce(sum(l.duration_seconds), 0))
  from (
    select e.workout_log_id, sum(e.volume_kg) as volume_kg
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.date between first_day and last_day
    group by e.workout_log_id
  ) t
  join public.workout_logs l on l.user_id = (select auth.uid()) and l.id = t.workout_log_id
$$;

-- Weeks in a row, from Monday, with a workout (a log with a set). The week of today is still open: it counts once it has one, and breaks
-- nothing as long as it has none. One look a week, backwards; written as `exists`, the planner would read all days for each.
create or replace function private.training_streak(today date) returns integer
language sql stable security invoker set search_path = '' as $$
  with recursive this_week as (
    select today - (extract(isodow from today)::integer - 1) as monday
  ), unbroken (monday) as (
    select w.monday from this_week w
    union all
    select u.monday - 7 from unbroken u
    where (
      select true from private.exercise_totals e
      where e.user_id = (select auth.uid()) and e.date between u.monday - 7 and u.monday - 1
      limit 1
    )
  )
  select count(*)::integer - case when exists (
      select from this_week w join private.exercise_totals e on e.user_id = (select auth.uid()) and e.date between w.monday and today
    ) then 0 else 1 end
  from unbroken
$$;

-- [{"muscle","sets"}] of this week up to today, for every muscle that was trained in it or the eight weeks before, most sets first. A set of a
-- strength exercise that was done (with repetitions or a time) and is no warm-up counts one for each primary muscle and half for each
-- secondary one.
create or replace function private.muscle_sets(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with week as (
    select today - (extract(isodow from today)::integer - 1) as monday
  ), trained as (
    select e.exercise_id, sum(case when e.date >= w.monday then e.sets else 0 end) as sets
    from week w
    join private.exercise_totals e on e.user_id = (select auth.uid()) and e.date between w.monday - 56 and today
    where e.sets > 0
    group by e.exercise_id
  ), worked as (
    select m.muscle, sum(t.sets * m.share) as sets
    from trained t
    join public.exercises e on e.id = t.exercise_id and e.type = 'strength'
    cross join lateral (
      select distinct on (c.muscle) c.muscle, c.share
      from (
        select p, 1.0 from unnest(e.primary_muscles) p
        union all
        select p, 0.5 from unnest(e.secondary_muscles) p
      ) as c (muscle, share)
      order by c.muscle, c.share desc
    ) m
    group by m.muscle
  )
  select coalesce(jsonb_agg(jsonb_build_object('muscle', w.muscle, 'sets', w.sets) order by w.sets desc, w.muscle), '[]') from worked w
$$;

-- [{"exercise_id","name","kind","value","day"}], newest first: what in the month of today was better than everything before that month. Its
-- best counts, on the first day that reached it. kind: weight and one_rep_max in kg, distance in km, time in minutes; what converting between
-- units adds (0.1 kg, 0.01 km) is no record, and neither is what was never done before.
-- Without sorts, the planner takes the first row from the top of an index, however few it expects.
create or replace function private.month_records(today date) returns jsonb
language sql stable security invoker set search_path = '' set enable_sort = off as $$
  with month as (
    select today - (extract(day from today)::integer - 1) as first_day
  ), done as materialized (
    select e.*
    from month m
    join private.exercise_totals e on e.user_id = (select auth.uid()) and e.date between m.first_day and today
  ), best as materialized (
    select d.exercise_id, max(d.heaviest_kg) as heaviest_kg, max(d.one_rep_max_kg) as one_rep_max_kg, max(d.farthest_km) as farthest_km,
      max(d.longest_minutes) as longest_minutes
    from done d
    group by d.exercise_id
  ), record as materialized (
    select b.exercise_id, k.kind, k.value
    from month m cross join best b
    cross join lateral (
      values ('weight', b.heaviest_kg, (
        select e.heaviest_kg + 0.1 from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.exercise_id = b.exercise_id and e.heaviest_kg is not null and e.date < m.first_day
        order by e.heaviest_kg desc nulls last limit 1
      )), ('one_rep_max', b.one_rep_max_kg, (
        select e.one_rep_max_kg + 0.1 from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.exercise_id = b.exercise_id and e.one_rep_max_kg is not null and e.date < m.first_day
        order by e.one_rep_max_kg desc nulls last limit 1
      )), ('distance', b.farthest_km, case when b.farthest_km is not null then (
        select max(e.farthest_km) + 0.01 from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.exercise_id = b.exercise_id and e.date < m.first_day
      ) end), ('time', b.longest_minutes, case when b.longest_minutes is not null then (
        select max(e.longest_minutes) from private.exercise_totals e
        where e.user_id = (select auth.uid()) and e.exercise_id = b.exercise_id and e.date < m.first_day
      ) end)
    ) as k (kind, value, unbeaten)
    where k.value > k.unbeaten
  )
  select coalesce(jsonb_agg(jsonb_build_object('exercise_id', r.exercise_id, 'name', x.name, 'kind', r.kind, 'value', round(r.value, 3),
    'day', d.date) order by d.date desc, x.name, r.kind desc), '[]')
  from record r
  join public.exercises x on x.id = r.exercise_id
  cross join lateral (
    select min(d.date) as date from done d
    where d.exercise_id = r.exercise_id and r.value = case r.kind
      when 'weight' then d.heaviest_kg when 'one_rep_max' then d.one_rep_max_kg when 'distance' then d.farthest_km else d.longest_minutes end
  ) d
$$;

-- The dashboard's numbers, as of the caller's own day.
-- streak        weeks in a row with a workout
-- this_week     {"workouts","volume_kg","seconds"} from Monday to today
-- weeks_before  the same of the eight weeks before, added up; "weeks" of them count: those since the first workout
-- muscles       sets a muscle this week
-- records       what was better this month than ever before
create or replace function public.training_summary(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with week as (
    select today - (extract(isodow from today)::integer - 1) as monday
  ), first as (
    select e.date - (extract(isodow from e.date)::integer - 1) as monday
    from private.exercise_totals e
    where e.user_id = (select auth.uid())
    order by e.date
    limit 1
  )
  select jsonb_build_object(
    'streak', private.training_streak(today),
    'this_week', private.training_between(w.monday, today),
    'weeks_before', private.training_between(w.monday - 56, w.monday - 1)
      || jsonb_build_object('weeks', greatest(0, least(8, (w.monday - coalesce((select f.monday from first f), w.monday)) / 7))),
    'muscles', private.muscle_sets(today),
    'records', private.month_records(today)
  )
  from week w
$$;

-- What the caller did with one exercise, session by session and oldest first: [{"log_id","day","weight_kg","one_rep_max_kg","reps","km",
-- "minutes","volume_kg"}], without the keys that have nothing to say. One value, so that no limit of rows cuts off a long history.
create or replace function public.exercise_progress(exercise_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('log_id', l.id, 'day', l.date, 'weight_kg', e.heaviest_kg,
    'one_rep_max_kg', e.one_rep_max_kg, 'reps', e.most_reps, 'km', e.farthest_km, 'minutes', e.longest_minutes, 'volume_kg', e.volume_kg))
    order by l.date, l.created_at, l.id), '[]')
  from private.exercise_totals e
  join public.workout_logs l on l.user_id = e.user_id and l.id = e.workout_log_id
  where e.user_id = (select auth.uid()) and e.exercise_id = exercise_progress.exercise_id
$$;
