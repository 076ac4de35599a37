-- The numbers at the top of the dashboard.

-- What a span held: {"workouts","volume_kg","seconds"}. Workouts are logs with a set; warm-ups are no volume. With six decimals: in pounds, a
-- gram's rounding tips a half, and the week would read a pound less than its only workout.
create function private.training_between(first_day date, last_day date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('workouts', count(*), 'volume_kg', coalesce(round(sum(t.volume_kg), 6), 0), 'seconds', coalesce(sum(l.duration_seconds), 0))
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

-- [{"muscle","sets","exercises": [{"exercise_id","name","sets"}]}], most sets first, of the seven days that end today (counted from Monday, every
-- muscle would be short until Sunday), for every muscle trained in them or the eight weeks before. A set of a strength exercise that was done
-- (with repetitions or a time) and is no warm-up counts one for each primary muscle and half for each secondary one.
create function private.muscle_sets(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with trained as (
    select e.exercise_id, sum(case when e.date > today - 7 then e.sets else 0 end) as sets
    from private.exercise_totals e
    where e.user_id = (select auth.uid()) and e.date between today - 62 and today and e.sets > 0
    group by e.exercise_id
  ), worked as (
    select m.muscle, sum(t.sets * m.share) as sets,
      jsonb_agg(jsonb_build_object('exercise_id', e.id, 'name', e.name, 'sets', t.sets * m.share) order by t.sets * m.share desc, e.name)
        filter (where t.sets > 0) as exercises
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
  select coalesce(jsonb_agg(jsonb_build_object('muscle', w.muscle, 'sets', w.sets,
      'exercises', coalesce(w.exercises, '[]')) order by w.sets desc, w.muscle), '[]') from worked w
$$;

-- The dashboard's numbers, as of the caller's own day.
-- streak        weeks in a row with a workout
-- this_week     {"workouts","volume_kg","seconds"} from Monday to today
-- weeks_before  the same of the eight weeks before, added up; "weeks" of them count: those since the first workout
-- muscles       sets a muscle in seven days
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
    'muscles', private.muscle_sets(today)
  )
  from week w
$$;

revoke all on function private.training_between, private.training_streak, private.muscle_sets, public.training_summary
  from public, anon, authenticated, service_role;
grant execute on function private.training_between, private.training_streak, private.muscle_sets, public.training_summary
  to authenticated;
