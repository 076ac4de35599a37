import { randomUUID } from "node:crypto"
import { week } from "./one-of-each.ts"
import type { Person, Row, SchemaDatabase } from "./schema-database.ts"

export interface Answer {
  id: string
  revision?: number
}

/** Calls a save function with named arguments, as the API does. Returns its document. */
export async function call(
  database: SchemaDatabase,
  person: Person,
  name: string,
  args: Row,
): Promise<Answer> {
  const names = Object.keys(args)
  const [row] = await database.as<{ answer: Answer }>(
    person,
    `select public.${name}(${names.map((arg, index) => `${arg} => $${index + 1}`).join()}) as answer`,
    Object.values(args).map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ),
  )
  if (!row) throw new Error(`${name} answered nothing`)
  return row.answer
}

/** The arguments of a save of two sets. `more` overrides what a test is about. */
export function aSave(exercise: string, more: Row = {}): Row {
  return {
    op_id: randomUUID(),
    log: { date: "2026-11-16", name: "Push", notes: "easy", duration_seconds: 3600 },
    sets: [aSet(exercise, 1, { reps: 8 }), aSet(exercise, 2, { reps: 6 })],
    ...more,
  }
}

export function aSet(exercise: string, number: number, more: Row = {}): Row {
  return {
    exercise_id: exercise,
    exercise_order: 1,
    set_number: number,
    weight: 100,
    weight_unit: "kg",
    ...more,
  }
}

/** A day of a saved week that is on the calendar. */
export async function aCommitment(database: SchemaDatabase, person: Person): Promise<string> {
  const schedule = await call(database, person, "save_weekly_schedule", {
    op_id: randomUUID(),
    schedule: { week_summary: "light", schedule_json: week() },
  })
  const commitment = await call(database, person, "commit_workout", {
    op_id: randomUUID(),
    commitment: { generated_schedule_id: schedule.id, day_of_week: "Monday", scheduled_date: "2026-11-16" },
  })
  return commitment.id
}

/** A library exercise. */
export async function libraryExercise(database: SchemaDatabase): Promise<string> {
  const [row] = await database.admin<{ id: string }>(
    "select id from public.exercises where owner_id is null order by name limit 1",
  )
  if (!row) throw new Error("The library is empty")
  return row.id
}
