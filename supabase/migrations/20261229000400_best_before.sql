-- The line of an estimated maximum is the best so far, so that the answer says the best before its first day too:
-- {"lifts": [{"id","name"}], "lift": id, "before": kg or null, "days": [["yyyy-MM-dd", kg], …]}.
-- With six decimals: three tipped halves in pounds.
create or replace function public.lift_progress(today date, from_day date default null, lift uuid default null) returns jsonb
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
