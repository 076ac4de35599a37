import type pg from "pg"

/**
 * Gives a person what an ugly history lacks: programs, plans, scheduled days, a routine with exercises, an analysis of a workout, and things to avoid.
 */
export async function addEveryKind(admin: pg.Pool, userId: string): Promise<void> {
  const run = (text: string) => admin.query(text, [userId])
  await run(
    "update profiles set height_unit = 'in', weight_unit = 'lbs', unit_system = 'imperial', weekly_sets_low = 8, experience = 'under_6_months', training_aim = 'health', training_days = 3, session_minutes = 40, week_starts_on = 'sunday', streak_weeks_off = 1 where id = $1",
  )
  await run(`
    insert into workout_exercises (user_id, workout_id, exercise_id, "order", sets, reps, notes, created_at, planned_sets)
    select $1, w.id, e.id, row_number() over (order by e.id), 3, '8-10', 'slow', '2020-02-02 02:02:02.020202+00',
      '[{"set_type": "warmup", "weight": 61.25, "weight_unit": "kg", "rpe": 8.5, "rest_seconds": 90}]'
    from workouts w, (select id from exercises where owner_id = $1 or name like 'Bench Press%' order by id limit 5) e where w.user_id = $1`)
  await run(`
    insert into generated_weekly_schedules (user_id, week_summary, schedule_json, generated_at, created_at)
    select $1, 'A "week"', jsonb_build_array(jsonb_build_object('day', 'Monday', 'exercise_id', e.id, 'load', 60.5), 2, 3, 4, 5, 6, 7), t, t
    from (select id from exercises where owner_id = $1 order by id limit 1) e,
      unnest(array[timestamptz '2020-01-06 10:00:00.000001+00', '2020-01-13 10:00+00']) t`)
  await run(`
    insert into committed_workouts (user_id, generated_schedule_id, day_of_week, scheduled_date, created_at)
    select $1, g.id, d, date '2020-01-06', timestamptz '2020-01-06' + row_number() over () * interval '1 second'
    from generated_weekly_schedules g, unnest(array['Monday', 'Tuesday']) d where g.user_id = $1`)
  await run(`
    update committed_workouts c set status = 'completed', completed_log_id = (select id from workout_logs where user_id = $1 order by id limit 1)
    where c.id = (select id from committed_workouts where user_id = $1 order by id limit 1)`)
  await run(`
    update workout_logs l set committed_workout_id = c.id from committed_workouts c
    where c.user_id = $1 and l.user_id = $1 and l.id = c.completed_log_id`)
  await run("update workout_logs set notes = notes || '.' where user_id = $1 and duration_seconds % 3 = 0")
  await run(`
    insert into ai_analyses (user_id, workout_log_id, analysis_type, analysis_text)
    select $1, id, 'workout', '{"kept":"as text"}' from workout_logs where user_id = $1 order by id limit 1`)
  await run("insert into avoided (user_id, muscle, reason) values ($1, 'neck', 'It cracks')")
  await run(`
    insert into avoided (user_id, joint, pattern, level, until)
    values ($1, 'knee', null, 'spare', '2030-01-31'), ($1, null, 'jump', 'avoid', null)`)
  await run(
    "insert into avoided (user_id, exercise_id) select $1, id from exercises where owner_id = $1 order by id limit 1",
  )
  await run(
    "update exercises set is_hidden = true where id = (select id from exercises where owner_id = $1 order by id limit 1)",
  )
  await run(`
    update exercises set pattern = 'squat', skill = 2, joint_loads = '{"knee": 2, "lower back": 1}', is_unilateral = false,
      load_kind = 'external', needs = '{rack}', moves_like = 'Back Squat (Barbell)'
    where id = (select id from exercises where owner_id = $1 order by id limit 1)`)
  await addPrograms(run)
  await run(`
    insert into body_measurements (user_id, date, measure, value, unit)
    select $1, d::date, m, v, u from (values ('waist', 84.50, 'cm'), ('body_fat', 15.8, '%'), ('arm_left', 14.875, 'in'), ('Fore"arm, left', 30, 'cm'))
      t (m, v, u), generate_series(date '2020-01-01', '2020-01-03', interval '1 day') d`)
  // Goals and notes inserted by one statement have the same time, but people save them one by one.
  for (const table of ["goals", "exercise_notes", "ai_analyses", "avoided"])
    await run(`
      update ${table} t set created_at = timestamptz '2021-01-01' + n.place * interval '1 minute 1 microsecond'
      from (select id, row_number() over (order by id) as place from ${table} where user_id = $1) n where t.id = n.id`)
}

/**
 * A program in its second run, with two versions, a day and events, and workouts of it. Two of the workouts are of one
 * session, and the person has chosen the second one to count. Every document names an exercise of their own, a version or
 * a workout.
 */
async function addPrograms(run: (text: string) => Promise<unknown>): Promise<void> {
  const own = "(select id from exercises where owner_id = $1 order by id limit 1)"
  await run(`
    insert into programs (user_id, name, revision, created_at, updated_at)
    select $1, name, 2, t, t + interval '1 day'
    from (values ('=Waves', timestamptz '2020-03-01 10:00:00.000001+00'), ('Other', '2020-03-02 10:00+00')) p (name, t)`)
  await run(`
    insert into program_versions (user_id, program_id, number, content, created_at)
    select $1, p.id, n, jsonb_build_object('exercise', ${own}, 'percent', 67.5, 'name', p.name), p.created_at + n * interval '1 minute'
    from programs p, generate_series(1, 2) n where p.user_id = $1`)
  await run(`
    insert into program_runs (user_id, program_id, version_id, started_on, unit, advance, missed, weekdays, starts, ended_at, created_at)
    select $1, v.program_id, v.id, date '2020-03-01' + v.number * 30, 'lbs', 'calendar', 'waits', '{0,2,4}',
      jsonb_build_object('maxes', jsonb_build_object(${own}, 102.0583)),
      case when v.number = 1 then timestamptz '2020-03-31 10:00:00.5+00' end, v.created_at + interval '1 hour'
    from program_versions v join programs p on p.id = v.program_id where v.user_id = $1 and p.name = '=Waves'`)
  await run(`
    insert into workouts (user_id, name, program_id, program_day, created_at)
    select $1, 'Day A', id, 1, '2020-03-01 11:00+00' from programs where user_id = $1 and name = '=Waves'`)
  await run(`
    insert into workout_exercises (user_id, workout_id, exercise_id, "order", sets, reps, prescription)
    select $1, w.id, ${own}, 1, 3, '5+', jsonb_build_object('ladder', jsonb_build_array(${own}))
    from workouts w where w.user_id = $1 and w.program_id is not null`)
  await run(`
    update workout_logs l set run_id = r.id, slot = greatest(n.place - 1, 1),
      prescribed = jsonb_build_object('version', r.version_id, 'exercise', ${own}, 'x', 61.23),
      advice = jsonb_build_object(${own}, jsonb_build_object('phase', 'build', 'load', 61.23))
    from (select id, row_number() over (order by created_at) as place from workout_logs where user_id = $1) n,
      (select id, version_id from program_runs where user_id = $1 order by ended_at limit 1) r
    where l.id = n.id and n.place <= 4`)
  await run(`
    update set_logs s set prescribed_set = s.set_number - 1
    from workout_logs l where l.id = s.workout_log_id and s.user_id = $1 and l.run_id is not null and s.exercise_order < 3`)
  await run(`
    insert into program_events (user_id, run_id, after_slot, made_at, kind, body, created_at)
    select $1, r.id, 1, '2020-03-02 08:00+00', 'version', jsonb_build_object('version', r.version_id), r.created_at + interval '1 s'
    from program_runs r where r.user_id = $1
    union all
    select $1, r.id, 3, r.ended_at, 'end', '{}', r.created_at + interval '2 s' from program_runs r where r.user_id = $1 and r.ended_at is not null
    union all
    select $1, l.run_id, 1, '2020-03-03 08:00:00.25+00', 'counts', jsonb_build_object('slot', 1, 'log_id', l.id), l.created_at
    from (select * from workout_logs where user_id = $1 and slot = 1 order by created_at desc limit 1) l`)
}
