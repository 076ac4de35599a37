-- What the coach's prescriptions follow from: {"days", "lifts", "notes"}. One value, so that no limit of rows cuts it off.
--
-- days   the days of the caller's workouts in the last 400 days, oldest first
-- lifts  the exercises that count reps: {"exercise_id", "measure", "load", "equipment", "pattern", "joint_loads", "primary_muscles", "secondary_muscles",
--        "body_kg", "sessions"}. body_kg is the exercise's share of the last body weight.
-- Their sessions are those of the last 26 weeks, and at least the last 8, oldest first: {"day", "sets", "plan", "advice"}.
-- sets   [reps, weight, unit, type, rpe], in order, without warm-ups and what goes on from another set
-- plan   {"sets", "reps"} of the routine that the workout was of; missing without one, and in a program's session
-- advice {"phase", "base"} of what the coach prescribed; missing if it didn't
-- notes  {"day", "text"} of workouts and their sets, as far back from the last workout as the coach heeds them: four weeks, or 300 days if they mention a
--        pregnancy. What a note means is read in one place, on the device (domain/coach/lifts/concerns.ts).
create or replace function public.lift_history() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with done as (
    select e.exercise_id, l.id, l.date, l.created_at, l.workout_id, l.run_id, l.advice -> e.exercise_id::text as advice,
      row_number() over (partition by e.exercise_id order by l.date desc, l.created_at desc, l.id desc) as back
    from private.exercise_totals e
    join public.workout_logs l on l.user_id = e.user_id and l.id = e.workout_log_id
    join public.exercises x on x.id = e.exercise_id and x.measure in ('weight_reps', 'reps')
    where e.user_id = (select auth.uid())
  ), lift as (
    select d.exercise_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', d.date, 'plan', plan.plan, 'advice', case when d.advice is not null
        then jsonb_build_object('phase', d.advice -> 'phase', 'base', d.advice -> 'base') end)) || jsonb_build_object('sets', work.sets)
      order by d.date, d.created_at, d.id) as sessions
    from done d
    cross join lateral (
      select jsonb_agg(jsonb_build_array(s.reps, s.weight, s.weight_unit, s.set_type, s.rpe) order by s.exercise_order, s.set_number) as sets
      from public.set_logs s
      where s.user_id = (select auth.uid()) and s.workout_log_id = d.id and s.exercise_id = d.exercise_id
        and s.set_type in ('normal', 'failure') and s.reps is not null
    ) work
    left join lateral (
      select jsonb_build_object('sets', w.sets, 'reps', w.reps) as plan
      from public.workout_exercises w
      where w.user_id = (select auth.uid()) and w.workout_id = d.workout_id and w.exercise_id = d.exercise_id and d.run_id is null
      order by w."order"
      limit 1
    ) plan on true
    where (d.back <= 8 or d.date > current_date - 182) and work.sets is not null
    group by d.exercise_id
  )
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(t.date order by t.date), '[]') from (
        select distinct l.date from public.workout_logs l where l.user_id = (select auth.uid()) and l.date > current_date - 400
      ) t
    ),
    'lifts', (
      select coalesce(jsonb_agg(jsonb_build_object('exercise_id', f.exercise_id, 'measure', x.measure, 'load', x.load, 'equipment', x.equipment,
          'pattern', x.pattern, 'joint_loads', x.joint_loads, 'primary_muscles', x.primary_muscles, 'secondary_muscles', x.secondary_muscles, 'body_kg', round(x.body_share * body.kg, 3), 'sessions', f.sessions)
        order by f.exercise_id), '[]')
      from lift f
      join public.exercises x on x.id = f.exercise_id
      cross join (
        select (
          select w.weight_kg from public.weight_logs w
          where w.user_id = (select auth.uid()) and w.weight_kg > 0
          order by w.date desc, w.created_at desc, w.id desc
          limit 1
        ) as kg
      ) body
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('day', n.date, 'text', n.text) order by n.date), '[]')
      from (select max(l.date) as day from public.workout_logs l where l.user_id = (select auth.uid())) last
      cross join lateral (
        select l.date, l.notes as text from public.workout_logs l
        where l.user_id = (select auth.uid()) and l.date > last.day - 300 and l.notes is not null
        union
        select l.date, s.notes from public.workout_logs l
        join public.set_logs s on s.user_id = l.user_id and s.workout_log_id = l.id
        where l.user_id = (select auth.uid()) and l.date > last.day - 300 and s.notes is not null
      ) n
      where n.date >= last.day - 28 or n.text ~* '\mpregnan'
    )
  )
$$;
