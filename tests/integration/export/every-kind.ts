import type pg from "pg"

/** Gives a person what an ugly history lacks: plans, scheduled days, a routine with exercises, an analysis of a workout, and things to avoid. */
export async function addEveryKind(admin: pg.Pool, userId: string): Promise<void> {
  const run = (text: string) => admin.query(text, [userId])
  await run(
    "update profiles set height_unit = 'in', weight_unit = 'lbs', unit_system = 'imperial', weekly_sets_low = 8 where id = $1",
  )
  await run(`
    insert into workout_exercises (user_id, workout_id, exercise_id, "order", sets, reps, notes, created_at)
    select $1, w.id, e.id, row_number() over (order by e.id), 3, '8-10', 'slow', '2020-02-02 02:02:02.020202+00'
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
  await run(
    "insert into avoided (user_id, exercise_id) select $1, id from exercises where owner_id = $1 order by id limit 1",
  )
  await run(
    "update exercises set is_hidden = true where id = (select id from exercises where owner_id = $1 order by id limit 1)",
  )
  // Goals and notes inserted by one statement have the same time, but people save them one by one.
  for (const table of ["goals", "exercise_notes", "ai_analyses", "avoided"])
    await run(`
      update ${table} t set created_at = timestamptz '2021-01-01' + n.place * interval '1 minute 1 microsecond'
      from (select id, row_number() over (order by id) as place from ${table} where user_id = $1) n where t.id = n.id`)
}
