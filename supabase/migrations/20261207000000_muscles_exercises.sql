-- As before, [{"muscle","sets"}], and with each muscle the exercises that trained it this week: "exercises": [{"exercise_id","name","sets"}],
-- most sets first; what they add to the muscle is half a set where it is a secondary one.
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
