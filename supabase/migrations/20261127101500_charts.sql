-- The series of the dashboard's charts. Days are the caller's own and come as arguments; weeks start on Monday. `from_day` leaves out what
-- came before it, so that a chart of three months costs the same after ten years.

-- Volume (reps × weight in kg, over every set but warm-ups that has both) by week, oldest first; with `from_day` from its week on.
-- Answers nothing for anyone else's id.
create function public.calculate_weekly_volume(user_uuid uuid, from_day date default null)
returns table (week_start_date date, total_volume numeric)
language sql stable security invoker set search_path = '' as $$
  select d.date - (extract(isodow from d.date)::integer - 1), sum(d.volume_kg)
  from (
    select e.date, sum(e.volume_kg) as volume_kg
    from private.exercise_totals e
    where e.user_id = user_uuid and user_uuid = (select auth.uid())
      and e.date >= (select coalesce(from_day - (extract(isodow from from_day)::integer - 1), '-infinity'))
    group by e.date
  ) d
  where d.volume_kg is not null
  group by 1
  order by 1
$$;

-- Workouts (logs with a set) by weekday, 1 Monday to 7 Sunday, in the 56 days that end today: each weekday eight times.
create function public.weekday_workouts(today date) returns table (weekday integer, workouts integer)
language sql stable security invoker set search_path = '' as $$
  select d.weekday, count(distinct e.workout_log_id)::integer
  from generate_series(1, 7) as d (weekday)
  left join private.exercise_totals e on e.user_id = (select auth.uid()) and e.date between today - 55 and today
    and extract(isodow from e.date) = d.weekday
  group by d.weekday
  order by d.weekday
$$;

-- Seconds trained by month (its first day), oldest first, of logs with a set; with `from_day` from its month on.
create function public.monthly_training_time(from_day date default null) returns table (month date, seconds numeric)
language sql stable security invoker set search_path = '' as $$
  select make_date(extract(year from l.date)::integer, extract(month from l.date)::integer, 1), sum(l.duration_seconds)
  from public.workout_logs l
  where l.user_id = (select auth.uid()) and l.duration_seconds > 0
    and l.date >= (select coalesce(from_day - (extract(day from from_day)::integer - 1), '-infinity'))
    -- A look for each log; written as `exists`, the planner may read everything that was ever trained.
    and (select true from private.exercise_totals e where e.user_id = l.user_id and e.workout_log_id = l.id limit 1)
  group by 1
  order by 1
$$;

-- The estimated one-repetition maximum of a lift:
-- {"lifts": [{"id","name"}], "lift": id, "before": kg or null, "days": [["yyyy-MM-dd", kg], …]}.
-- lifts   those that somebody did with a weight in the year before the last one (after a break of thirteen months they are still there), the one
--         of the most workouts first, at most thirty
-- lift    the one asked for; without one the first of them, or null
-- before  the best before from_day, because the chart's line is the best so far
-- days    the best of each day up to today, oldest first
-- With six decimals: three would tip halves in pounds.
create function public.lift_progress(today date, from_day date default null, lift uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with latest as (
    select e.date
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.date <= today and e.one_rep_max_kg is not null
    order by e.date desc
    limit 1
  ), lifts as (
    select e.exercise_id as id, count(*) as workouts
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.one_rep_max_kg is not null
      and e.date between (select l.date - 364 from latest l) and (select l.date from latest l)
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
      and e.date between (select coalesce(from_day, '-infinity')) and today
    group by e.date
  ), before as (
    -- The first one from the top of an index that is older.
    select e.one_rep_max_kg as kg
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.exercise_id = (select c.id from chosen c) and e.one_rep_max_kg is not null
      and e.date < from_day
    order by e.one_rep_max_kg desc nulls last
    limit 1
  )
  select jsonb_build_object(
    'lifts', coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) order by n.place) from named n where n.place <= 30), '[]'),
    'lift', (select c.id from chosen c),
    'before', (select round(b.kg, 6) from before b),
    'days', coalesce((select jsonb_agg(jsonb_build_array(d.date, round(d.kg, 6)) order by d.date) from days d), '[]')
  )
$$;

revoke all on function public.calculate_weekly_volume, public.weekday_workouts, public.monthly_training_time, public.lift_progress
  from public, anon, authenticated, service_role;
grant execute on function public.calculate_weekly_volume, public.weekday_workouts, public.monthly_training_time, public.lift_progress
  to authenticated;
