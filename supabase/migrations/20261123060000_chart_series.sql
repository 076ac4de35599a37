-- The series of the dashboard's charts. Days are the caller's own and come as arguments; weeks start on Monday. `from_day` leaves out what
-- came before it, so that a chart of three months costs the same after ten years. Warm-ups count for no volume and no maximum.

-- The heaviest sets of somebody's exercise are found from the top. It also serves what the index before it was for: removing a custom
-- exercise.
create index set_logs_exercise_id_user_id_weight_kg_idx on public.set_logs (exercise_id, user_id, weight_kg desc nulls last);
drop index public.set_logs_exercise_id_user_id_idx;

-- So are the best estimated maximums, in thirtieths of kg: dividing is slow. Only the whole expression finds this index: were its condition
-- one that queries have anyway, the planner would take it for sets that it counts too few of.
create index set_logs_one_rep_max_idx on public.set_logs (
  exercise_id, user_id,
  (case when set_type <> 'warmup' and weight_kg > 0 and reps between 1 and 10 then weight_kg * case reps when 1 then 30 else 30 + reps end end)
) where case when set_type <> 'warmup' and weight_kg > 0 and reps between 1 and 10 then weight_kg * case reps when 1 then 30 else 30 + reps end end is not null;

-- Volume (reps × weight in kg, over every set but warm-ups that has both) by week, oldest first; with `from_day` from its week on.
-- Answers nothing for anyone else's id.
drop function public.calculate_weekly_volume(uuid);
create function public.calculate_weekly_volume(user_uuid uuid, from_day date default null)
returns table (week_start_date date, total_volume numeric)
language sql stable security invoker set search_path = '' as $$
  select d.date - (extract(isodow from d.date)::integer - 1), sum(d.volume)
  from (
    select l.date, sum(s.reps * s.weight_kg) as volume
    from public.workout_logs l
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    where l.user_id = user_uuid and user_uuid = (select auth.uid()) and s.set_type <> 'warmup'
      and l.date >= coalesce(from_day - (extract(isodow from from_day)::integer - 1), '-infinity')
    group by l.date
  ) d
  where d.volume is not null
  group by 1
  order by 1
$$;
revoke all on function public.calculate_weekly_volume(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.calculate_weekly_volume(uuid, date) to authenticated;

-- [["yyyy-MM-dd", kg], …], oldest first: the last weight that was logged for each day.
create function public.body_weight_days(from_day date default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(d.date, round(d.weight_kg, 3)) order by d.date), '[]')
  from (
    select distinct on (w.date) w.date, w.weight_kg
    from public.weight_logs w
    where w.user_id = (select auth.uid()) and w.date >= coalesce(from_day, '-infinity')
    order by w.date, w.created_at desc, w.id desc
  ) d
$$;
revoke all on function public.body_weight_days(date) from public, anon, authenticated, service_role;
grant execute on function public.body_weight_days(date) to authenticated;

-- Workouts (logs with a set) by weekday, 1 Monday to 7 Sunday, in the 56 days that end today: each weekday eight times.
create function public.weekday_workouts(today date) returns table (weekday integer, workouts integer)
language sql stable security invoker set search_path = '' as $$
  select d.weekday, count(l.id)::integer
  from generate_series(1, 7) as d (weekday)
  left join public.workout_logs l on l.user_id = (select auth.uid()) and l.date between today - 55 and today
    and extract(isodow from l.date) = d.weekday
    and exists (select from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id)
  group by d.weekday
  order by d.weekday
$$;
revoke all on function public.weekday_workouts(date) from public, anon, authenticated, service_role;
grant execute on function public.weekday_workouts(date) to authenticated;

-- Seconds trained by month (its first day), oldest first, of logs with a set; with `from_day` from its month on.
create function public.monthly_training_time(from_day date default null) returns table (month date, seconds numeric)
language sql stable security invoker set search_path = '' as $$
  select make_date(extract(year from l.date)::integer, extract(month from l.date)::integer, 1), sum(l.duration_seconds)
  from public.workout_logs l
  where l.user_id = (select auth.uid()) and l.duration_seconds > 0
    and l.date >= coalesce(from_day - (extract(day from from_day)::integer - 1), '-infinity')
    and exists (select from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id)
  group by 1
  order by 1
$$;
revoke all on function public.monthly_training_time(date) from public, anon, authenticated, service_role;
grant execute on function public.monthly_training_time(date) to authenticated;

-- The estimated one-repetition maximum of a lift (private.one_rep_max, written out: a call for each set takes many times as long):
-- {"lifts": [{"id","name"}], "lift": id, "days": [["yyyy-MM-dd", kg], …]}.
-- lifts  those that somebody did with a weight in the year before today, the one of the most workouts first, at most thirty
-- lift   the one asked for; without one the first of them, or null
-- days   the best of each day up to today, oldest first
create function public.lift_progress(today date, from_day date default null, lift uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with trained as materialized (
    -- The year that the lifts come from, once; also for the days when these begin about there or later. Numbers are looked at once the sets
    -- are gathered: the planner expects next to none behind conditions on them, and would sort. Thirtieths of kg, as dividing each is slow.
    select s.exercise_id, s.workout_log_id, l.date, max(
      case when s.weight_kg > 0 and s.reps between 1 and 10 then s.weight_kg * case s.reps when 1 then 30 else 30 + s.reps end end
    ) as thirtieths
    from public.workout_logs l
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    where l.user_id = (select auth.uid()) and s.set_type <> 'warmup'
      and l.date between case when from_day >= today - 370 then least(from_day, today - 364) else today - 364 end and today
    group by s.exercise_id, s.workout_log_id, l.date
  ), lifts as (
    select t.exercise_id as id, count(*) as workouts
    from trained t
    where t.date >= today - 364 and t.thirtieths is not null
    group by t.exercise_id
  ), named as (
    select l.id, e.name, row_number() over (order by l.workouts desc, e.name, l.id) as place
    from lifts l join public.exercises e on e.id = l.id
  ), chosen as (
    select coalesce(lift_progress.lift, (select n.id from named n where n.place = 1)) as id
  ), of_lift as materialized (
    -- Days from long ago: the lift's own sets, then their logs. Not materialized, a plan for any `from_day` reads all logs.
    select s.workout_log_id, s.weight_kg * case s.reps when 1 then 30 else 30 + s.reps end as thirtieths
    from public.set_logs s
    where (from_day >= today - 370) is not true and s.user_id = (select auth.uid()) and s.exercise_id = (select c.id from chosen c)
      and s.set_type <> 'warmup' and s.weight_kg > 0 and s.reps between 1 and 10
  ), days as (
    select b.date, max(b.thirtieths) / 30 as kg
    from (
      select t.date, t.thirtieths
      from trained t
      where from_day >= today - 370 and t.exercise_id = (select c.id from chosen c) and t.date >= from_day and t.thirtieths is not null
      union all
      select l.date, o.thirtieths
      from of_lift o
      join public.workout_logs l on l.user_id = (select auth.uid()) and l.id = o.workout_log_id
      where l.date between coalesce(from_day, '-infinity') and today
    ) b
    group by b.date
  )
  select jsonb_build_object(
    'lifts', coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) order by n.place) from named n where n.place <= 30), '[]'),
    'lift', (select c.id from chosen c),
    'days', coalesce((select jsonb_agg(jsonb_build_array(d.date, round(d.kg, 3)) order by d.date) from days d), '[]')
  )
$$;
revoke all on function public.lift_progress(date, date, uuid) from public, anon, authenticated, service_role;
grant execute on function public.lift_progress(date, date, uuid) to authenticated;
