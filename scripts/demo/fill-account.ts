import type { PostgrestError } from "@supabase/supabase-js"
import type { Json } from "#domain/row-types.ts"
import { equipmentChoices } from "#domain/profile/profile-equipment.ts"
import { uuidFromName } from "../../supabase/seed/uuid-from-name.ts"
import { measuredUntil } from "./body-measurements.ts"
import { weighedUntil } from "./body-weights.ts"
import type { DemoAccount } from "./demo-account.ts"
import { goalsFor } from "./goals.ts"
import { routines } from "./routines.ts"
import { type Session, trainingUntil } from "./training.ts"
import { plansFor } from "./week-plans.ts"

const namespace = "5c1f3c1e-6f0e-4a52-9d0a-0c1f6f3a2b77"
const lanes = 4

/**
 * Fills the account with two years of training that end on the day it was created. Every save has its own op_id, the same each time, so an
 * interrupted run can be repeated from the start without creating anything twice.
 */
export async function fillAccount(account: DemoAccount): Promise<void> {
  const exercises = await exerciseIds(account)
  const save = saveOnce(account)
  await fillProfile(account, save)
  await fillMeasurements(account, save)
  const routineIds = await fillRoutines(account, save, exercises)
  const commitments = await fillPlans(account, save)
  await inLanes(trainingUntil(account.madeOn), (session) =>
    save(`log of ${session.date}`, (op_id) =>
      account.client.rpc("save_workout_log", {
        op_id,
        ...logOf(session, routineIds, exercises),
        committed_workout_id: commitments.get(session.date) ?? null,
      }),
    ),
  )
  await fillGoals(account, save, exercises)
}

type Answer<T> = { data: T; error: PostgrestError | null }
type Save = (what: string, call: (op_id: string) => PromiseLike<Answer<Json>>) => Promise<string>
type Ids = ReadonlyMap<string, string>

/** Calls a save function with an op_id derived from the person and the thing saved. Returns the row's id. */
function saveOnce({ userId }: DemoAccount): Save {
  return async (what, call) => {
    const answer = dataOf(await call(uuidFromName(namespace, `${userId} ${what}`)))
    if (typeof answer !== "object" || !("id" in answer) || typeof answer.id !== "string")
      throw new Error(`The ${what} has no id.`)
    return answer.id
  }
}

function dataOf<T>({ data, error }: Answer<T>): NonNullable<T> {
  if (error) throw new Error(error.message, { cause: error })
  if (data === null || data === undefined) throw new Error("The response is empty.")
  return data
}

async function exerciseIds({ client }: DemoAccount): Promise<Ids> {
  const parts = Object.values(routines).flatMap((routine) => routine.parts)
  const names = [...new Set(parts.map(({ exercise }) => exercise))]
  const rows = dataOf(
    await client.from("exercises").select("id, name").is("owner_id", null).in("name", names),
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function fillProfile({ client, userId, madeOn }: DemoAccount, save: Save) {
  const weighed = weighedUntil(madeOn)
  const latest = weighed.at(-1)
  const profile = {
    name: "Robin Demo",
    age: 34,
    height: 178,
    height_unit: "cm",
    weight: latest?.weight,
    weight_unit: "kg",
    unit_system: "metric",
    available_equipment: equipmentChoices.filter((each) => each !== "sled" && each !== "suspension"),
    onboarding_completed: true,
  }
  await save("profile", (op_id) =>
    client.rpc("save_profile", { op_id, profile, weight_date: latest?.date ?? null }),
  )
  const stored = dataOf(await client.from("weight_logs").select("date").eq("user_id", userId))
  const days = new Set(stored.map(({ date }) => date))
  const missing = weighed.filter(({ date }) => !days.has(date))
  const { error } = await client
    .from("weight_logs")
    .insert(missing.map((row) => ({ ...row, weight_unit: "kg" as const })))
  if (error) throw new Error(error.message, { cause: error })
}

async function fillMeasurements({ client, madeOn }: DemoAccount, save: Save) {
  await inLanes(measuredUntil(madeOn), ({ date, measurements }) =>
    save(`measurements of ${date}`, (op_id) =>
      client.rpc("log_body", { op_id, body_date: date, measurements }),
    ),
  )
}

async function fillRoutines({ client }: DemoAccount, save: Save, exercises: Ids): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const [key, { name, description, parts }] of Object.entries(routines)) {
    const list = parts.map(({ exercise, ...part }) => ({ exercise_id: exercises.get(exercise), ...part }))
    const id = await save(`routine ${key}`, (op_id) =>
      client.rpc("save_routine", { op_id, routine: { name, description }, exercises: list }),
    )
    ids.set(key, id)
  }
  return ids
}

/** Returns the ids of the commitments by day. Saves one plan after another, because the app shows the plan that was saved last. */
async function fillPlans({ client, madeOn }: DemoAccount, save: Save): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const [index, { committed, ...schedule }] of plansFor(madeOn).entries()) {
    const generated_schedule_id = await save(`plan ${index}`, (op_id) =>
      client.rpc("save_weekly_schedule", { op_id, schedule }),
    )
    for (const day of committed) {
      const commitment = { generated_schedule_id, ...day }
      const id = await save(`commitment of ${day.scheduled_date}`, (op_id) =>
        client.rpc("commit_workout", { op_id, commitment }),
      )
      ids.set(day.scheduled_date, id)
    }
  }
  return ids
}

function logOf({ routine, sets, ...log }: Session, routineIds: Ids, exercises: Ids) {
  return {
    log: { ...log, workout_id: routineIds.get(routine), name: routines[routine].name },
    sets: sets.map(({ exercise, ...set }) => ({ exercise_id: exercises.get(exercise), ...set })),
  }
}

async function fillGoals({ client, madeOn }: DemoAccount, save: Save, exercises: Ids) {
  for (const { exercise, isArchived, ...goal } of goalsFor(madeOn)) {
    const exercise_id = exercise === null ? null : exercises.get(exercise)
    const id = await save(`goal ${goal.title}`, (op_id) =>
      client.rpc("save_goal", { op_id, goal: { ...goal, exercise_id } }),
    )
    if (!isArchived) continue
    const { error } = await client.from("goals").update({ status: "archived" }).eq("id", id)
    if (error) throw new Error(error.message, { cause: error })
  }
  dataOf(await client.rpc("settle_goals", { today: madeOn }))
}

/** Runs `work` for each item in order, a few at a time. */
async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<unknown>) {
  const left = all.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const each of left) await work(each)
    }),
  )
}
