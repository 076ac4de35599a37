-- Sets for each muscle are those of the seven days that end today: counted from Monday, every muscle was short until Sunday.
-- [{"muscle","sets","exercises": [{"exercise_id","name","sets"}]}], most sets first, for every muscle trained in them or the eight weeks
-- before; a set counts one for each primary muscle and half for each secondary one.
create or replace function private.muscle_sets(today date) returns jsonb
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

-- As before, without the month's records: they are what was stamped in its logs, and the app stamps them.
-- streak        weeks in a row with a workout
-- this_week     {"workouts","volume_kg","seconds"} from Monday to today
-- weeks_before  the same of the eight weeks before, added up; "weeks" of them count: those since the first workout
-- muscles       sets a muscle in seven days
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
    'muscles', private.muscle_sets(today)
  )
  from week w
$$;
drop function private.month_records(date);
