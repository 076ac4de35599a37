-- What a page asks first, in one answer: an object with the rows that each of the page's own questions would get, by that question's name. The page
-- asks those questions themselves from then on, so an answer here has the columns, the order and the limits of the question in the app
-- (first-questions.ts of each page names them); a test compares them.

-- What the dashboard shows first: the month and the day of `today`, the goals, the running program, the saved week and the person's choices.
create function public.dashboard_answers(today date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with person as (
    select auth.uid() as id, date_trunc('month', today)::date as first_day, (date_trunc('month', today) + interval '1 month - 1 day')::date as last_day
  ), profile as (
    select f.* from public.profiles f where f.id = (select p.id from person p)
  )
  select jsonb_build_object(
    'month_logs', coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id, 'date', l.date, 'name', l.name, 'workout_id', l.workout_id,
          'set_logs', coalesce((select jsonb_build_array(jsonb_build_object('id', s.id)) from public.set_logs s where s.workout_log_id = l.id limit 1), '[]'),
          'workouts', (select jsonb_build_object('name', w.name) from public.workouts w where w.id = l.workout_id))
        order by l.created_at)
      from public.workout_logs l
      where l.user_id = p.id and l.date between p.first_day and p.last_day
    ), '[]'),
    'month_commitments', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'scheduled_date', c.scheduled_date, 'completed_log_id', c.completed_log_id))
      from public.committed_workouts c
      where c.user_id = p.id and c.scheduled_date between p.first_day and p.last_day
    ), '[]'),
    'active_goals', coalesce((
      select jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'metric', g.metric, 'target_value', g.target_value, 'unit', g.unit,
          'target_date', g.target_date,
          'exercises', (select jsonb_build_object('name', x.name, 'load', x.load) from public.exercises x where x.id = g.exercise_id))
        order by g.target_date nulls first)
      from public.goals g
      where g.user_id = p.id and g.status = 'active'
    ), '[]'),
    'running_run', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'program_id', r.program_id, 'version', r.version_id, 'started_on', r.started_on, 'unit', r.unit,
        'advance', r.advance, 'missed', r.missed, 'weekdays', r.weekdays, 'starts', r.starts, 'ended_at', r.ended_at,
        'programs', (select jsonb_build_object('id', o.id, 'name', o.name, 'revision', o.revision) from public.programs o where o.id = r.program_id)))
      from public.program_runs r
      where r.user_id = p.id and r.ended_at is null
    ), '[]'),
    'day_logs', coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id, 'date', l.date, 'name', l.name, 'workout_id', l.workout_id, 'notes', l.notes,
          'duration_seconds', l.duration_seconds,
          'workouts', (select jsonb_build_object('name', w.name) from public.workouts w where w.id = l.workout_id),
          'set_logs', coalesce((
            select jsonb_agg(jsonb_build_object('id', s.id, 'exercise_id', s.exercise_id, 'exercise_order', s.exercise_order, 'set_number', s.set_number,
              'set_type', s.set_type, 'reps', s.reps, 'weight', s.weight, 'weight_unit', s.weight_unit, 'duration_minutes', s.duration_minutes,
              'distance', s.distance, 'distance_unit', s.distance_unit, 'rpe', s.rpe, 'notes', s.notes, 'superset', s.superset, 'per_side', s.per_side,
              'exercises', (select jsonb_build_object('name', x.name, 'type', x.type, 'load', x.load) from public.exercises x where x.id = s.exercise_id)))
            from public.set_logs s
            where s.workout_log_id = l.id
          ), '[]'))
        order by l.created_at)
      from public.workout_logs l
      where l.user_id = p.id and l.date = today
    ), '[]'),
    'day_commitments', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'scheduled_date', c.scheduled_date, 'day_of_week', c.day_of_week,
          'generated_schedule_id', c.generated_schedule_id,
          'generated_weekly_schedules', (
            select jsonb_build_object('schedule_json', w.schedule_json) from public.generated_weekly_schedules w where w.id = c.generated_schedule_id
          ))
        order by c.created_at)
      from public.committed_workouts c
      where c.user_id = p.id and c.completed_log_id is null and c.scheduled_date = today
    ), '[]'),
    -- The plan was written by an AI and may have any shape; a path that leads nowhere names nothing.
    'day_exercise_types', coalesce((
      select jsonb_agg(jsonb_build_object('name', x.name, 'type', x.type))
      from public.exercises x
      where x.name in (
        select named.name #>> '{}'
        from public.committed_workouts c
        join public.generated_weekly_schedules w on w.id = c.generated_schedule_id
        cross join lateral jsonb_path_query(w.schedule_json, 'lax $[*] ? (@.day == $weekday).workout.exercises[*].name',
          jsonb_build_object('weekday', c.day_of_week), true) as named (name)
        where c.user_id = p.id and c.completed_log_id is null and c.scheduled_date = today
      )
    ), '[]'),
    'saved_week', coalesce((
      select jsonb_build_array(jsonb_build_object('id', w.id, 'week_summary', w.week_summary, 'schedule_json', w.schedule_json,
        'generated_at', w.generated_at,
        'committed_workouts', coalesce((
          select jsonb_agg(jsonb_build_object('day_of_week', c.day_of_week, 'scheduled_date', c.scheduled_date, 'completed_log_id', c.completed_log_id))
          from public.committed_workouts c
          where c.generated_schedule_id = w.id
        ), '[]')))
      from public.generated_weekly_schedules w
      where w.user_id = p.id
      order by w.generated_at desc
      limit 1
    ), '[]'),
    'newest_routines', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) order by n.created_at desc)
      from (
        select w.id, w.name, w.created_at
        from public.workouts w
        where w.user_id = p.id and w.program_id is null
        order by w.created_at desc
        limit 3
      ) n
    ), '[]'),
    'choices', coalesce((
      select jsonb_agg(jsonb_build_object('unit_system', f.unit_system, 'weekly_sets_low', f.weekly_sets_low, 'weekly_sets_high', f.weekly_sets_high,
        'week_starts_on', f.week_starts_on, 'streak_weeks_off', f.streak_weeks_off))
      from profile f
    ), '[]'),
    'onboarding', coalesce((
      select jsonb_agg(jsonb_build_object('onboarding_completed', f.onboarding_completed, 'unit_system', f.unit_system)) from profile f
    ), '[]'),
    'picture', coalesce((select jsonb_agg(jsonb_build_object('avatar_url', f.avatar_url)) from profile f), '[]')
  )
  from person p
$$;

-- What the logging screen shows first: all exercises to choose from, the ids of those done lately, and the person's units and routines.
create function public.logging_answers() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'exercises', coalesce((
      select jsonb_agg(jsonb_build_object('exercise_id', x.id, 'exercise_name', x.name, 'exercise_type', x.type, 'measure', x.measure, 'load', x.load,
          'aliases', x.aliases, 'equipment', x.equipment, 'primary_muscles', x.primary_muscles, 'secondary_muscles', x.secondary_muscles,
          'popularity_rank', x.popularity_rank, 'owner_id', x.owner_id, 'is_hidden', x.is_hidden, 'pattern', x.pattern, 'skill', x.skill,
          'joint_loads', x.joint_loads, 'needs', x.needs, 'moves_like', x.moves_like, 'guide', x.guide)
        order by x.name, x.id)
      from public.exercises x
      where x.merged_into is null
    ), '[]'),
    'recent_exercises', coalesce((
      select jsonb_agg(jsonb_build_object('set_logs', coalesce((
          select jsonb_agg(jsonb_build_object('exercise_id', s.exercise_id) order by s.exercise_order) from public.set_logs s where s.workout_log_id = l.id
        ), '[]')) order by l.date desc, l.created_at desc)
      from (
        select w.id, w.date, w.created_at
        from public.workout_logs w
        where w.user_id = (select auth.uid())
        order by w.date desc, w.created_at desc
        limit 10
      ) l
    ), '[]'),
    'unit_system', coalesce((
      select jsonb_agg(jsonb_build_object('unit_system', f.unit_system)) from public.profiles f where f.id = (select auth.uid())
    ), '[]'),
    'routine_names', coalesce((
      select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name) order by w.name) from public.workouts w where w.user_id = (select auth.uid())
    ), '[]')
  )
$$;

-- The dashboard's charts and figures, which it shows below: each series from `from_day` to `today`, and the month's logs with what came before them.
create function public.progress_answers(today date, from_day date default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with log as (
    select l.id, l.date, l.created_at
    from public.workout_logs l
    where l.user_id = (select auth.uid()) and l.date between date_trunc('month', today)::date and today
  ), done as (
    select s.*
    from log l
    join public.set_logs s on s.workout_log_id = l.id
  )
  select jsonb_build_object(
    'weights', public.body_weight_days(from_day),
    'volume', coalesce((select jsonb_agg(to_jsonb(v)) from public.calculate_weekly_volume((select auth.uid()), from_day) v), '[]'),
    'weekdays', coalesce((select jsonb_agg(to_jsonb(w)) from public.weekday_workouts(today) w), '[]'),
    'time', coalesce((select jsonb_agg(to_jsonb(t)) from public.monthly_training_time(from_day) t), '[]'),
    'lift', public.lift_progress(today, from_day),
    'summary', public.training_summary(today),
    'month_records', coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id, 'date', l.date, 'created_at', l.created_at,
        'set_logs', coalesce((
          select jsonb_agg(jsonb_build_object('exercise_id', d.exercise_id, 'exercise_order', d.exercise_order, 'set_number', d.set_number,
            'set_type', d.set_type, 'reps', d.reps, 'weight', d.weight, 'weight_unit', d.weight_unit, 'duration_minutes', d.duration_minutes,
            'distance', d.distance, 'distance_unit', d.distance_unit,
            'exercises', (select jsonb_build_object('name', x.name, 'load', x.load) from public.exercises x where x.id = d.exercise_id)))
          from done d
          where d.workout_log_id = l.id
        ), '[]')))
      from log l
    ), '[]'),
    'before_the_month', coalesce((
      select jsonb_agg(to_jsonb(m))
      from (select l.id from log l order by l.date, l.created_at, l.id limit 1) first
      cross join lateral public.training_memory(first.id) m
      where m.exercise_id in (select d.exercise_id from done d)
    ), '[]')
  )
$$;

revoke all on function public.dashboard_answers, public.logging_answers, public.progress_answers from public, anon, authenticated, service_role;
grant execute on function public.dashboard_answers, public.logging_answers, public.progress_answers to authenticated;
