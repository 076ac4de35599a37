import { call } from "../schema/saving.ts"
import type { Person, Row, SchemaDatabase } from "../schema/schema-database.ts"
import type { Aim, TrainedExercise } from "./own-progress.ts"

export interface Progress {
  goal_id: string
  since: string
  start_value: number | null
  current_value: number | null
  percentage: number
  reached_on: string | null
  start_day: string | null
  current_day: string | null
  series: { day: string; value: number }[]
}

/** Two lifts and two kinds of running from the library. */
export async function fourExercises(database: SchemaDatabase): Promise<TrainedExercise[]> {
  return database.admin<TrainedExercise>(
    `(select id, type from public.exercises where owner_id is null and measure = 'weight_reps' order by name limit 2)
     union all
     (select id, type from public.exercises where owner_id is null and measure = 'distance_time' order by name limit 2)`,
  )
}

/** Creates a goal through save_goal. Returns its id. */
export async function setGoal(
  database: SchemaDatabase,
  person: Person,
  aim: Aim & { title?: string },
): Promise<string> {
  const { id } = await call(database, person, "save_goal", {
    op_id: crypto.randomUUID(),
    goal: { title: "A goal", ...aim },
  })
  return id
}

export async function progressOf(database: SchemaDatabase, person: Person, goal: string, today: string) {
  const rows = await database.as<Progress>(
    person,
    "select * from public.goal_progress($1) where goal_id = $2",
    [today, goal],
  )
  const [row] = rows
  if (!row) throw new Error("goal_progress left the goal out.")
  return row
}

/** Settles a person's goals. Returns those that have been achieved. */
export async function settle(database: SchemaDatabase, person: Person, today: string) {
  await database.as(person, "select from public.settle_goals($1)", [today])
  return database.as(person, "select id as goal_id, achieved_at from public.goals where status = 'achieved'")
}

export async function goalRow(database: SchemaDatabase, id: string): Promise<Row> {
  const [row] = await database.admin("select * from public.goals where id = $1", [id])
  return row ?? {}
}
