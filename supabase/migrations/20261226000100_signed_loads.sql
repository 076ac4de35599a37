-- What the loads of the body mean for totals, memory and goals: less help is better, help has no volume, and the strength of who moves the body
-- too is estimated from the body's weight on that day. Nothing that was typed is changed.

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

-- As before, one log after another, of signed loads; and again whenever the day of a log, a body weight, or what an exercise's load means changes.
--   volume_kg       of what was lifted: help has none, nor has the body
--   heaviest_kg     the highest load; the least help is higher than more of it, and the body alone is 0
--   one_rep_max_kg  where the body moves too, from its weight on that day × its share + the load; null while that is unknown
-- The app computes the same in src/domain/records/records.ts.
create or replace function private.total_exercises() returns trigger
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

drop trigger move_exercise_totals on public.workout_logs;
drop function private.move_exercise_totals();
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
revoke update (date) on private.exercise_totals from authenticated;

-- As before, with how the exercise's load counts, and how much of the body it moves: its share of the last body weight (of the one on the day
-- of the log that is edited). Weights in reps_at are signed loads.
drop function public.training_memory(uuid);
create function public.training_memory(except_log uuid default null)
returns table (
  exercise_id uuid, equipment text, load text, body_kg numeric, last_date date, last_log_id uuid, last_sets jsonb, heaviest_kg numeric, one_rep_max_kg numeric,
  most_reps numeric, reps_at jsonb, farthest_km numeric, longest_minutes numeric
)
language sql stable security invoker set search_path = '' as $$
  with session as (
    select l.id, l.date, row_number() over (order by l.date, l.created_at, l.id) as place
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and l.id is distinct from except_log
  ), best as (
    select e.exercise_id, max(l.place) as place, max(e.heaviest_kg) as heaviest_kg, max(e.one_rep_max_kg) as one_rep_max_kg,
      max(e.most_reps) as most_reps, max(e.farthest_km) as farthest_km, max(e.longest_minutes) as longest_minutes
    from private.exercise_totals e
    join session l on l.id = e.workout_log_id
    where e.user_id = (select auth.uid())
    group by e.exercise_id
  ), by_weight as (
    select s.exercise_id, s.weight_kg, max(s.reps) as reps
    from session l
    cross join lateral (
      -- The sets of a log lie together. Without the offset, they would be read one by one in the order of their ids.
      select s.exercise_id, case s.load_counts when 'help' then s.load_kg else coalesce(s.load_kg, 0) end as weight_kg, s.reps
      from private.signed_sets s
      where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.set_type <> 'warmup' and s.reps > 0
      offset 0
    ) s
    where s.weight_kg is not null
    group by s.exercise_id, s.weight_kg
  ), ranked as (
    select b.*, max(b.reps) over (
        partition by b.exercise_id order by b.weight_kg desc rows between unbounded preceding and 1 preceding
      ) as reps_above
    from by_weight b
  ), front as (
    select r.exercise_id, jsonb_agg(jsonb_build_object('weight_kg', r.weight_kg, 'reps', r.reps) order by r.weight_kg) as reps_at
    from ranked r
    where r.reps > coalesce(r.reps_above, 0)
    group by r.exercise_id
  )
  select b.exercise_id, x.equipment, x.load, x.body_share * body.kg, l.date, l.id, last.sets, b.heaviest_kg, b.one_rep_max_kg, b.most_reps, coalesce(f.reps_at, '[]'),
    b.farthest_km, b.longest_minutes
  from best b
  join session l on l.place = b.place
  join public.exercises x on x.id = b.exercise_id
  left join front f on f.exercise_id = b.exercise_id
  cross join (
    select (
      select w.weight_kg from public.weight_logs w
      where w.user_id = (select auth.uid()) and w.weight_kg > 0
        and w.date <= coalesce((select o.date from public.workout_logs o where o.user_id = (select auth.uid()) and o.id = except_log), 'infinity')
      order by w.date desc, w.created_at desc, w.id desc
      limit 1
    ) as kg
  ) body
  cross join lateral (
    select jsonb_agg(jsonb_build_object('reps', s.reps, 'weight', s.weight, 'weight_unit', s.weight_unit,
        'duration_minutes', s.duration_minutes, 'distance', s.distance, 'distance_unit', s.distance_unit,
        'set_type', s.set_type, 'rpe', s.rpe) order by s.exercise_order, s.set_number) as sets
    from public.set_logs s
    where s.user_id = (select auth.uid()) and s.workout_log_id = l.id and s.exercise_id = b.exercise_id
  ) last
  order by b.place desc, b.exercise_id
$$;
revoke all on function public.training_memory(uuid) from public, anon, authenticated, service_role;
grant execute on function public.training_memory(uuid) to authenticated;

-- As before, of signed loads. A set without a weight moves the body alone where the load is added to it.
create or replace function private.goal_days(goal public.goals, first_day date, last_day date)
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

alter table public.goals drop constraint goals_target_value_check, drop constraint goals_current_value_check,
  add constraint goals_target_value_check check (target_value between -1000000000 and 1000000000),
  add constraint goals_current_value_check check (current_value between -1000000000 and 1000000000),
  -- Only of a weight can there be less than nothing: help.
  add constraint goals_help_check check (metric = 'weight' or (target_value >= 0 and coalesce(current_value, 0) >= 0));

-- A row for each of the caller's goals, in its own unit:
-- since          the first day that counts (a goal without a start: the day that it was made)
-- start_value    for weight and reps the best of the twelve weeks before, else of the first day trained since; otherwise 0
-- current_value  the best, the sum, or this week's workouts; null while there is no best
-- with a load that helps, a target of 10 kg is help of 10 kg: -10, and so are all values below zero
-- percentage     of the way from start to target, 0 to 100
-- reached_on     the day that reached the target; values are compared to two decimals, as they are shown
-- series         [{"day","value"}] of the last two years, oldest first, a point a week: its best (with the twelve weeks before), the sum
--                so far, or its workouts (day: the Monday; a week without any has no point)
--
-- Without statistics (a fresh server, or right after an import) Postgres expects one row everywhere and nests its loops: 7.5 s for 20 goals
-- over 250 workouts, where hash joins take 0.2 s, as they do with statistics. It is asked each time that the app is opened.
create or replace function public.goal_progress(today date)
returns table (
  goal_id uuid, since date, start_value numeric, current_value numeric, percentage numeric, reached_on date, series jsonb
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
    s.reached_on, coalesce(l.points, '[]')
  from state s
  cross join lateral (select case
      when s.start_value < s.target then s.start_value
      when s.target > 0 then 0
      -- Begun better than the goal: nothing of the way is done until it is met again.
      else least(s.current_value, s.target - 1)
    end as base) b
  left join line l on l.id = s.id
$$;

-- What was logged with the loads of the body before, totalled as it counts now. The owner of a table is bound by its policies too where they
-- are forced, and only a superuser is not.
alter table public.exercises no force row level security;
alter table public.workout_logs no force row level security;
alter table public.set_logs no force row level security;
alter table public.weight_logs no force row level security;
alter table private.exercise_totals no force row level security;
update public.set_logs s set set_number = s.set_number
  from public.exercises e where e.id = s.exercise_id and e.load <> 'outside';
alter table public.exercises force row level security;
alter table public.workout_logs force row level security;
alter table public.set_logs force row level security;
alter table public.weight_logs force row level security;
alter table private.exercise_totals force row level security;
