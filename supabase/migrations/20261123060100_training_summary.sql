-- What a week held: {"workouts","volume_kg","seconds"}. Workouts are logs with a set; warm-ups are no volume.
create function private.training_between(first_day date, last_day date) returns jsonb
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
revoke all on function private.training_between(date, date) from public, anon, authenticated, service_role;
grant execute on function private.training_between(date, date) to authenticated;

-- Weeks in a row, from Monday, with a workout (a log with a set). The week of today is still open: it counts once it has one, and breaks
-- nothing as long as it has none. One look a week, backwards; written as `exists`, the planner would read all days for each.
create function private.training_streak(today date) returns integer
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
revoke all on function private.training_streak(date) from public, anon, authenticated, service_role;
grant execute on function private.training_streak(date) to authenticated;

-- [{"muscle","sets"}] of this week up to today, for every muscle that was trained in it or the eight weeks before, most sets first. A set of a
-- strength exercise that was done (with repetitions or a time) and is no warm-up counts one for each primary muscle and half for each
-- secondary one.
create function private.muscle_sets(today date) returns jsonb
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
revoke all on function private.muscle_sets(date) from public, anon, authenticated, service_role;
grant execute on function private.muscle_sets(date) to authenticated;

-- [{"exercise_id","name","kind","value","day"}], newest first: what in the month of today was better than everything before that month. Its
-- best counts, on the first day that reached it. kind: weight and one_rep_max in kg, distance in km, time in minutes; what converting between
-- units adds (0.1 kg, 0.01 km) is no record, and neither is what was never done before.
-- Without sorts, the planner takes the first row from the top of an index, however few it expects.
create function private.month_records(today date) returns jsonb
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
revoke all on function private.month_records(date) from public, anon, authenticated, service_role;
grant execute on function private.month_records(date) to authenticated;

-- The dashboard's numbers, as of the caller's own day.
-- streak        weeks in a row with a workout
-- this_week     {"workouts","volume_kg","seconds"} from Monday to today
-- weeks_before  the same of the eight weeks before, added up; "weeks" of them count: those since the first workout
-- muscles       sets a muscle this week
-- records       what was better this month than ever before
create function public.training_summary(today date) returns jsonb
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
revoke all on function public.training_summary(date) from public, anon, authenticated, service_role;
grant execute on function public.training_summary(date) to authenticated;
