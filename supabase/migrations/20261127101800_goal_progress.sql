-- How far somebody is with their goals, from what they logged. `today` is the caller's own day: logs after it do not count yet.
--
-- weight, reps          the best set since the goal's start; a set of no reps was not lifted
-- distance, minutes     everything since the start, added up
-- frequency             workouts a week, weeks from Monday; reached with the fourth week in a row
-- Without an exercise: every exercise of the goal's type; for frequency every workout that holds a set.

-- What counts towards a goal, by day, in the goal's own unit (kg and km when it names none); loads are signed. A set without a weight moves the
-- body alone where the load is added to it.
create function private.goal_days(goal public.goals, first_day date, last_day date)
returns table (day date, value numeric)
language sql stable security invoker set search_path = '' as $$
  with entry as (
    select s.* from private.signed_sets s where s.user_id = goal.user_id and s.exercise_id = goal.exercise_id
    union all
    select s.* from private.signed_sets s
    where goal.exercise_id is null and s.user_id = goal.user_id and (goal.metric = 'frequency' or s.exercise_type = goal.goal_type)
  ), measured as (
    select l.date, l.id, case goal.metric
        when 'weight' then case
          when s.reps = 0 or (s.weight is null and s.reps is null) then null
          when goal.unit is distinct from 'lbs' then s.load_kg
          when s.weight_unit = 'lbs' then s.load
          else s.load_kg / 0.45359237
        end
        when 'reps' then s.reps
        when 'distance' then case
          when goal.unit is distinct from 'mi' then s.distance_km
          when s.distance_unit = 'mi' then s.distance
          else s.distance_km / 1.609344
        end
        when 'duration_minutes' then s.duration_minutes
        else 1
      end as value
    from entry s
    join public.workout_logs l on l.user_id = s.user_id and l.id = s.workout_log_id
    where l.date between first_day and last_day
  )
  select m.date, case
      when goal.metric in ('weight', 'reps') then max(m.value)
      when goal.metric = 'frequency' then count(distinct m.id)
      else sum(m.value)
    end
  from measured m
  where m.value is not null
  group by m.date
$$;

-- A row for each of the caller's goals, in its own unit:
-- since          the first day that counts (a goal without a start: the day that it was made)
-- start_value    for weight and reps the best of the twelve weeks before, else of the first day trained since; otherwise 0
-- current_value  the best, the sum, or this week's workouts; null while there is no best
-- with a load that helps, a target of 10 kg is help of 10 kg: -10, and so are all values below zero
-- percentage     of the way from start to target, 0 to 100
-- reached_on     the day that reached the target; values are compared to two decimals, as they are shown
-- series         [{"day","value"}] of the last two years, oldest first, a point a week: its best (with the twelve weeks before), the sum
--                so far, or its workouts (day: the Monday; a week without any has no point)
-- start_day      the first day of `start_value`, for weight and reps
-- current_day    the first day of `current_value` for weight and reps, the last day that added to a sum; null for workouts a week
--
-- Without statistics (a fresh server, or right after an import) Postgres expects one row everywhere and nests its loops: 7.5 s for 20 goals
-- over 250 workouts, where hash joins take 0.2 s, as they do with statistics. It is asked each time that the app is opened.
create function public.goal_progress(today date)
returns table (
  goal_id uuid, since date, start_value numeric, current_value numeric, percentage numeric, reached_on date, series jsonb,
  start_day date, current_day date
)
language sql stable security invoker set search_path = '' set enable_nestloop = off as $$
  with goal as (
    select g.id, g.status, g.metric in ('weight', 'reps') as is_best,
      round(case when g.metric = 'weight' and e.load = 'help' then -abs(g.target_value) else g.target_value end, 2) as target,
      g.metric = 'frequency' as is_habit, coalesce(g.start_date, (g.created_at at time zone 'UTC')::date) as since, g as whole
    from public.goals g
    left join public.exercises e on e.id = g.exercise_id
    where g.user_id = (select auth.uid())
  ), daily as (
    select g.id, d.day, date_trunc('week', d.day)::date as week, d.day >= g.since as counts, case
        when g.is_best then d.value
        when g.is_habit then sum(d.value) over (partition by g.id, date_trunc('week', d.day) order by d.day)
        else sum(d.value) over (partition by g.id order by d.day)
      end as so_far
    from goal g
    cross join lateral private.goal_days(g.whole, g.since - case when g.is_best then 84 else 0 end, today) d
  ), weekly as (
    select g.id, d.week, round(max(d.so_far), 2) as value, (array_agg(d.day order by d.so_far desc, d.day))[1] as day,
      min(d.day) filter (where d.counts and round(d.so_far, 2) >= g.target) as met_on
    from goal g join daily d on d.id = g.id
    group by g.id, d.week
  ), kept as (
    select w.id, w.met_on, w.week - lag(w.week, 3) over (partition by w.id order by w.week) = 21 as is_fourth
    from weekly w where w.met_on is not null
  ), line as (
    select w.id, jsonb_agg(
        jsonb_build_object('day', case when g.is_habit then w.week else w.day end, 'value', w.value) order by w.week
      ) as points
    from goal g join weekly w on w.id = g.id
    where w.day > today - 728
    group by w.id
  ), state as (
    select g.*,
      case when g.is_best
        then round(coalesce(
          (select max(d.so_far) from daily d where d.id = g.id and not d.counts),
          (select d.so_far from daily d where d.id = g.id order by d.day limit 1)
        ), 2)
        else 0
      end as start_value,
      case
        when g.is_best then (select round(max(d.so_far), 2) from daily d where d.id = g.id and d.counts)
        when g.is_habit then coalesce(
          (select w.value from weekly w where w.id = g.id and w.week = date_trunc('week', today)::date), 0)
        else coalesce((select max(w.value) from weekly w where w.id = g.id), 0)
      end as current_value,
      (select min(k.met_on) from kept k where k.id = g.id and (k.is_fourth or not g.is_habit)) as reached_on
    from goal g
  )
  select s.id, s.since, s.start_value, s.current_value,
    case
      when s.status = 'achieved' or s.current_value >= s.target then 100
      else trunc(greatest(0, 100 * (s.current_value - b.base) / (s.target - b.base)), 1)
    end,
    s.reached_on, coalesce(l.points, '[]'),
    (select d.day from daily d where d.id = s.id and s.is_best
      order by d.counts, case when not d.counts then d.so_far end desc nulls last, d.day limit 1),
    (select d.day from daily d where d.id = s.id and d.counts and not s.is_habit
      order by case when s.is_best then d.so_far end desc nulls last, case when s.is_best then d.day end, d.day desc limit 1)
  from state s
  cross join lateral (select case
      when s.start_value < s.target then s.start_value
      when s.target > 0 then 0
      -- Begun better than the goal: nothing of the way is done until it is met again.
      else least(s.current_value, s.target - 1)
    end as base) b
  left join line l on l.id = s.id
$$;

-- Writes down what the logs have done to the caller's active goals: `current_value`, and for one that was reached `achieved` with its
-- day. Safe to repeat. What is achieved stays so, also when its log goes, until the goal is re-opened. Answers goal_progress as it is
-- then: what was just reached stands at 100.
create function public.settle_goals(today date)
returns table (
  goal_id uuid, since date, start_value numeric, current_value numeric, percentage numeric, reached_on date, series jsonb, start_day date,
  current_day date
)
language sql volatile security invoker set search_path = '' as $$
  with progress as materialized (
    select * from public.goal_progress(today)
  ), settled as (
    update public.goals g set current_value = p.current_value, achieved_at = p.reached_on,
        status = case when p.reached_on is null then 'active' else 'achieved' end
      from progress p
      where g.user_id = (select auth.uid()) and g.id = p.goal_id and g.status = 'active'
        and (p.reached_on is not null or p.current_value is distinct from g.current_value)
      returning g.id, g.status
  )
  select p.goal_id, p.since, p.start_value, p.current_value,
    case when s.status = 'achieved' then 100 else p.percentage end, p.reached_on, p.series, p.start_day, p.current_day
  from progress p
  left join settled s on s.id = p.goal_id
$$;

-- Makes an achieved or archived goal active again. One that the logs still reach starts anew, the day after `today`; otherwise it would
-- be achieved again at once. Gone, or another's: PT404.
create function public.reopen_goal(goal_id uuid, today date) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  update public.goals g set status = 'active', achieved_at = null,
      start_date = case when p.reached_on is null then g.start_date else reopen_goal.today + 1 end
    from public.goal_progress(reopen_goal.today) p
    where g.user_id = me and g.id = reopen_goal.goal_id and p.goal_id = g.id and g.status <> 'active';
  if not found and not exists (select from public.goals g where g.user_id = me and g.id = reopen_goal.goal_id) then
    raise exception using errcode = 'PT404', message = 'It does not exist any more, or is not yours.';
  end if;
end
$$;

revoke all on function private.goal_days, public.goal_progress, public.settle_goals, public.reopen_goal
  from public, anon, authenticated, service_role;
grant execute on function private.goal_days, public.goal_progress, public.settle_goals, public.reopen_goal to authenticated;
