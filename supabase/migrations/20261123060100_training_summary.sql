-- How many sets a muscle is to get in a week: the person's own range.
alter table public.profiles
  add column weekly_sets_low integer not null default 10,
  add column weekly_sets_high integer not null default 20,
  add constraint profiles_weekly_sets_check check (0 <= weekly_sets_low and weekly_sets_low <= weekly_sets_high and weekly_sets_high <= 200);
grant insert (weekly_sets_low, weekly_sets_high), update (weekly_sets_low, weekly_sets_high) on public.profiles to authenticated;

-- What a week held: {"workouts","volume_kg","seconds"}. Workouts are logs with a set; warm-ups are no volume.
create function private.training_between(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('workouts', count(*), 'volume_kg', coalesce(round(sum(t.volume), 3), 0), 'seconds', coalesce(sum(t.seconds), 0))
  from (
    select l.id, l.duration_seconds as seconds, sum(s.reps * s.weight_kg) filter (where s.set_type <> 'warmup') as volume
    from public.workout_logs l
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    where l.user_id = (select auth.uid()) and l.date between first_day and last_day
    group by l.id, l.duration_seconds
  ) t
$$;
revoke all on function private.training_between(date, date) from public, anon, authenticated, service_role;
grant execute on function private.training_between(date, date) to authenticated;

-- Weeks in a row, from Monday, with a workout (a log with a set). The week of today is still open: it counts once it has one, and breaks
-- nothing as long as it has none. The logs are read once and gathered by week; one look for a set in each week that may count.
create function private.training_streak(today date) returns integer
language sql stable security invoker set search_path = '' as $$
  with logged as (
    select (today + 7 - extract(isodow from today)::integer - l.date) / 7 as ago, array_agg(l.id) as ids
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and l.date <= today
    group by 1
  ), unbroken as materialized (
    -- Of weeks counted backwards, those in a row are as many before this one as there are weeks between.
    select n.ago, n.ids from (select g.*, count(*) filter (where g.ago > 0) over (order by g.ago) as place from logged g) n where n.ago = n.place
  ), trained as (
    select u.ago, count(*) filter (where u.ago > 0) over (order by u.ago) as place
    from unbroken u
    where (select true from public.set_logs s where s.user_id = (select auth.uid()) and s.workout_log_id = any (u.ids) limit 1)
  )
  select count(*)::integer from trained t where t.ago = t.place
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
    select s.exercise_id, count(*) filter (where l.date >= w.monday) as sets
    from week w
    join public.workout_logs l on l.user_id = (select auth.uid()) and l.date between w.monday - 56 and today
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    where s.set_type <> 'warmup' and (s.reps > 0 or s.duration_minutes > 0)
    group by s.exercise_id
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
-- best counts, on the first day that reached it. kind: weight and one_rep_max in kg, distance in km, time in minutes, by the rules of
-- training_memory (private.one_rep_max is written out: a call for each set takes many times as long, and the index holds it so); what
-- converting between units adds (0.1 kg, 0.01 km) is no record, and neither is what was never done before.
-- Without sorts, the planner takes the first set from the top of an index, however few sets it expects.
create function private.month_records(today date) returns jsonb
language sql stable security invoker set search_path = '' set enable_sort = off as $$
  with month as (
    select today - (extract(day from today)::integer - 1) as first_day
  ), done as materialized (
    select s.exercise_id, l.date,
      case when s.reps is distinct from 0 then s.weight_kg end as weight,
      case when s.reps = 1 then s.weight_kg when s.reps between 1 and 10 then s.weight_kg * (30 + s.reps) / 30 end as one_rep_max,
      s.distance_km as distance, s.duration_minutes as minutes
    from month m
    join public.workout_logs l on l.user_id = (select auth.uid()) and l.date between m.first_day and today
    join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
    where s.set_type <> 'warmup'
  ), best as materialized (
    select d.exercise_id, max(d.weight) as weight, max(d.one_rep_max) as one_rep_max, max(d.distance) as distance, max(d.minutes) as minutes
    from done d
    group by d.exercise_id
  ), record as materialized (
    select b.exercise_id, 'weight' as kind, b.weight as value
    from month m cross join best b
    where b.weight > (
      select s.weight_kg + 0.1 from public.set_logs s
      where s.user_id = (select auth.uid()) and s.exercise_id = b.exercise_id and s.set_type <> 'warmup' and s.weight_kg > 0
        and s.reps is distinct from 0
        and (select l.date < m.first_day from public.workout_logs l where l.user_id = s.user_id and l.id = s.workout_log_id)
      order by s.weight_kg desc nulls last limit 1
    )
    union all
    select b.exercise_id, 'one_rep_max', b.one_rep_max
    from month m cross join best b
    where b.one_rep_max > (
      select v.thirtieths / 30 + 0.1
      from public.set_logs s
      cross join lateral (select
        case when s.set_type <> 'warmup' and s.weight_kg > 0 and s.reps between 1 and 10 then s.weight_kg * case s.reps when 1 then 30 else 30 + s.reps end end as thirtieths
      ) v
      where s.user_id = (select auth.uid()) and s.exercise_id = b.exercise_id and v.thirtieths is not null
        and (select l.date < m.first_day from public.workout_logs l where l.user_id = s.user_id and l.id = s.workout_log_id)
      order by v.thirtieths desc limit 1
    )
    union all
    select b.exercise_id, k.kind, k.value
    from month m cross join best b
    cross join lateral (values ('distance', b.distance, b.distance - 0.01), ('time', b.minutes, b.minutes)) as k (kind, value, unbeaten)
    where k.value > 0 and (
      select true from public.set_logs s
      where s.user_id = (select auth.uid()) and s.exercise_id = b.exercise_id and s.set_type <> 'warmup'
        and case k.kind when 'distance' then s.distance_km else s.duration_minutes end > 0
        and (select l.date < m.first_day from public.workout_logs l where l.user_id = s.user_id and l.id = s.workout_log_id)
      limit 1
    ) and (
      select true from public.set_logs s
      where s.user_id = (select auth.uid()) and s.exercise_id = b.exercise_id and s.set_type <> 'warmup'
        and case k.kind when 'distance' then s.distance_km else s.duration_minutes end > 0
        and case k.kind when 'distance' then s.distance_km else s.duration_minutes end >= k.unbeaten
        and (select l.date < m.first_day from public.workout_logs l where l.user_id = s.user_id and l.id = s.workout_log_id)
      limit 1
    ) is null
  )
  select coalesce(jsonb_agg(jsonb_build_object('exercise_id', r.exercise_id, 'name', e.name, 'kind', r.kind, 'value', round(r.value, 3),
    'day', d.date) order by d.date desc, e.name, r.kind desc), '[]')
  from record r
  join public.exercises e on e.id = r.exercise_id
  cross join lateral (
    select min(d.date) as date from done d
    where d.exercise_id = r.exercise_id
      and r.value = case r.kind when 'weight' then d.weight when 'one_rep_max' then d.one_rep_max when 'distance' then d.distance else d.minutes end
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
    select l.date - (extract(isodow from l.date)::integer - 1) as monday
    from public.workout_logs l
    where l.user_id = (select auth.uid())
      and exists (select from public.set_logs s where s.user_id = l.user_id and s.workout_log_id = l.id)
    order by l.date
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
