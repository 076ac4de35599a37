import { randomUUID } from "node:crypto"
import type { Person, Row, SchemaDatabase } from "./schema-database.ts"

/**
 * Gives a person a row in every table, added as themselves. Returns the rows by table. A table that is missing here fails the tests that check every
 * table of the catalog.
 */
export async function addOneOfEach(database: SchemaDatabase, person: Person): Promise<Record<string, Row>> {
  const add = async (table: string, values: Row) => {
    const columns = Object.keys(values)
    const [row] = await database.as(
      person,
      `insert into public.${table} (${columns.map((column) => `"${column}"`).join()})
       values (${columns.map((_, index) => `$${index + 1}`).join()}) returning *`,
      Object.values(values),
    )
    return row ?? {}
  }

  const exercise = await add("exercises", { name: "Sled Drag", measure: "time" })
  const program = await add("programs", { name: "Waves" })
  const version = await add("program_versions", { program_id: program["id"], number: 1, content: {} })
  const run = await add("program_runs", {
    program_id: program["id"],
    version_id: version["id"],
    started_on: "2026-11-16",
  })
  const workout = await add("workouts", { name: "Push", program_id: program["id"], program_day: 1 })
  const schedule = await add("generated_weekly_schedules", { schedule_json: JSON.stringify(week()) })
  await add("committed_workouts", {
    generated_schedule_id: schedule["id"],
    day_of_week: "Monday",
    scheduled_date: "2026-11-16",
  })
  const log = await add("workout_logs", {
    workout_id: workout["id"],
    date: "2026-11-16",
    run_id: run["id"],
    slot: 1,
    prescribed: {},
    advice: {},
  })
  const [completed = {}] = await database.as(
    person,
    "update public.committed_workouts set status = 'completed', completed_log_id = $1 returning *",
    [log["id"]],
  )
  return {
    profiles: (await database.as(person, "select * from public.profiles"))[0] ?? {},
    exercises: exercise,
    programs: program,
    program_versions: version,
    program_runs: run,
    program_events: await add("program_events", {
      run_id: run["id"],
      after_slot: 1,
      made_at: "2026-11-17T08:00:00Z",
      kind: "counts",
      body: { slot: 1, log_id: log["id"] },
    }),
    workouts: workout,
    workout_exercises: await add("workout_exercises", {
      workout_id: workout["id"],
      exercise_id: exercise["id"],
      order: 1,
      prescription: {},
    }),
    generated_weekly_schedules: schedule,
    committed_workouts: completed,
    workout_logs: log,
    set_logs: await add("set_logs", {
      workout_log_id: log["id"],
      exercise_id: exercise["id"],
      set_number: 1,
      duration_minutes: 2,
      prescribed_set: 0,
    }),
    weight_logs: await add("weight_logs", { date: "2026-11-16", weight: 80 }),
    body_measurements: await add("body_measurements", { date: "2026-11-16", measure: "waist", value: 84.5 }),
    goals: await add("goals", {
      goal_type: "strength",
      exercise_id: exercise["id"],
      metric: "reps",
      target_value: 10,
    }),
    ai_analyses: await add("ai_analyses", {
      workout_log_id: log["id"],
      analysis_type: "workout",
      analysis_text: "{}",
    }),
    exercise_notes: await add("exercise_notes", { exercise_id: exercise["id"], note: "Seat on 4" }),
    avoided: await add("avoided", { exercise_id: exercise["id"], reason: "It hurts" }),
    imports: await add("imports", {
      id: randomUUID(),
      file_name: "strong.csv",
      source: "Strong",
      parts: 1,
      exercises: "[]",
      workouts: 1,
      sets: 1,
      weights: 0,
    }),
    latest_changes:
      (await database.as(person, "select * from public.latest_changes where table_name = 'workouts'"))[0] ??
      {},
    applied_ops: await add("applied_ops", { op_id: randomUUID(), payload_hash: "x" }),
  }
}

/** A week with a workout on every day except Sunday. */
export function week() {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  const workout = { name: "Push", description: "", exercises: [{ name: "Sled Drag", sets: 3, reps: "8" }] }
  return days.map((day) => ({ day, workout: day === "Sunday" ? null : workout, notes: "" }))
}
