// Creates what a person has of their own exercises through the API, and reads all of it from the database.
import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { Client } from "#tests/support/person.ts"
import { week } from "../schema/one-of-each.ts"

export interface Lifter {
  client: Client
  user: { id: string }
}

/** A set of an exercise, 5 × 60 kg by default. */
interface LoggedSet {
  exercise_id: string
  weight?: number
  reps?: number
}

export async function makeExercise({ client }: Lifter, name: string, more: object = {}): Promise<string> {
  const { data } = await client
    .from("exercises")
    .insert({ name, type: "strength", measure: "weight_reps", ...more })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

export async function libraryId({ client }: Lifter, name: string): Promise<string> {
  const { data } = await client
    .from("exercises")
    .select("id")
    .is("owner_id", null)
    .eq("name", name)
    .single()
    .throwOnError()
  return data.id
}

/** Saves a workout as the app does. Returns its id. */
export async function logSets(
  { client }: Lifter,
  date: string,
  sets: readonly LoggedSet[],
  log: object = {},
): Promise<{ id: string; revision: number }> {
  const { data } = await client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date, ...log },
      sets: sets.map((set, index) => ({
        ...{ exercise_order: index + 1, set_number: 1, reps: 5, weight: 60 },
        ...set,
      })),
      ...("revision" in log && { expected_revision: Number(log.revision) }),
    })
    .throwOnError()
  return data as { id: string; revision: number }
}

export async function saveRoutine(
  { client }: Lifter,
  exercises: readonly (readonly [id: string, sets: number])[],
) {
  await client
    .rpc("save_routine", {
      op_id: randomUUID(),
      routine: { name: `Pull ${randomUUID()}` },
      exercises: exercises.map(([exercise_id, sets]) => ({ exercise_id, sets, reps: "8", notes: null })),
    })
    .throwOnError()
}

export async function aimFor({ client }: Lifter, exercise_id: string): Promise<string> {
  const { data } = await client
    .from("goals")
    .insert({ exercise_id, goal_type: "strength", metric: "weight", target_value: 100 })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

/** A weekly plan whose Monday names the exercises. */
export async function planWeek({ client }: Lifter, ...exercise_ids: string[]): Promise<void> {
  const schedule_json = week().map((day, index) => (index === 0 ? { ...day, exercise_ids } : day))
  await client.from("generated_weekly_schedules").insert({ schedule_json }).throwOnError()
}

const tables = [
  ...[
    "public.exercises",
    "public.set_logs",
    "public.workout_exercises",
    "public.goals",
    "public.exercise_notes",
  ],
  ...["public.avoided", "public.generated_weekly_schedules", "private.exercise_totals"],
]

/** Every row of a person that names an exercise, and what is derived from those rows, without the columns that record edits. */
export async function everythingOf(database: pg.Client, { user }: Lifter): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const owner = table === "public.exercises" ? "owner_id" : "user_id"
    // oxlint-disable-next-line no-await-in-loop -- there is only one connection
    const { rows } = await database.query<{ row: string }>(
      `select (to_jsonb(t) - 'updated_at' - 'revision')::text as row from ${table} t where ${owner} = $1 order by 1`,
      [user.id],
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** The tables with a row that names the exercise, found through the catalog, and the plans that name it. */
export async function tablesThatName(database: pg.Client, exerciseId: string): Promise<string[]> {
  const { rows: keys } = await database.query<{ name: string; column: string }>(`
    select c.conrelid::regclass::text as name, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'public.exercises'::regclass and c.conrelid not in ('public.exercises'::regclass, 'private.exercise_merges'::regclass)
    union all select 'private.exercise_totals', 'exercise_id'`)
  const naming: string[] = []
  for (const { name, column } of keys) {
    // oxlint-disable-next-line no-await-in-loop -- there is only one connection
    const { rowCount } = await database.query(`select from ${name} where "${column}" = $1`, [exerciseId])
    if (rowCount) naming.push(name)
  }
  const { rowCount } = await database.query(
    "select from public.generated_weekly_schedules where strpos(schedule_json::text, $1) > 0",
    [exerciseId],
  )
  return rowCount ? [...naming, "plans"] : naming
}

/** What the logging screen and the exercise's page know: last times, records and progress. */
export async function memoryOf({ client }: Lifter, ...exercise_ids: string[]): Promise<unknown[]> {
  const { data: memory } = await client.rpc("training_memory", {}).throwOnError()
  const progress = []
  for (const exercise_id of exercise_ids) {
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await client.rpc("exercise_progress", { exercise_id }).throwOnError()
    progress.push(data)
  }
  return [memory.toSorted((one, other) => one.exercise_id.localeCompare(other.exercise_id)), progress]
}
