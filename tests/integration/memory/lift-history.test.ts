import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { liftHistoryOf } from "#domain/coach/lifts/stored-history.ts"
import { addDays } from "#domain/days/local-day.ts"
import type { Json } from "#domain/row-types.ts"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

const today = new Date().toISOString().slice(0, 10)
let server: TestServer
let ann: { client: Client }
const ids: Record<string, string> = {}
const names = { bench: "Bench Press (Barbell)", help: "Pull Up (Assisted)", plank: "Plank" }
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  for (const [key, name] of Object.entries(names)) {
    const { data } = await ann.client.from("exercises").select("id").eq("name", name).single().throwOnError()
    ids[key] = data.id
  }
})
afterAll(() => server.stop())

interface SetToLog {
  lift?: string
  reps?: number
  weight?: number
  type?: string
  rpe?: number
  notes?: string
}

async function log(
  ago: number,
  sets: readonly SetToLog[],
  more: { [key: string]: Json } = {},
): Promise<void> {
  await ann.client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date: addDays(today, -ago), ...more },
      sets: sets.map(({ lift = "bench", type = "normal", ...numbers }, place) => ({
        ...{
          exercise_id: ids[lift] ?? "",
          exercise_order: 1,
          set_number: place + 1,
          set_type: type,
          ...numbers,
        },
      })),
    })
    .throwOnError()
}
const historyOf = async ({ client }: { client: Client }) =>
  liftHistoryOf((await client.rpc("lift_history").throwOnError()).data)

it("has the working sets of each lift by session, oldest first, and the days of all training", async () => {
  await log(2, [
    { reps: 12, weight: 40, type: "warmup" },
    { reps: 8, weight: 80, rpe: 8 },
    { reps: 6, weight: 80, type: "failure" },
    { reps: 4, weight: 60, type: "drop" },
  ])
  await log(5, [{ lift: "help", reps: 8, weight: 20 }])
  await log(9, [{ reps: 10, weight: 75 }])
  await ann.client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log: { date: addDays(today, -12) },
    sets: [{ exercise_id: ids["plank"] ?? "", exercise_order: 1, set_number: 1, duration_minutes: 1 }],
  })
  const { days, lifts } = await historyOf(ann)
  expect(days).toEqual([12, 9, 5, 2].map((ago) => addDays(today, -ago)))
  const set = { weight_unit: "kg", set_type: "normal", rpe: null }
  expect(lifts.find(({ exercise_id }) => exercise_id === ids["bench"])).toMatchObject({
    ...{ measure: "weight_reps", equipment: "barbell", pattern: "horizontal-push", body_kg: null },
    joint_loads: { shoulder: 2 },
    ...{ primary_muscles: ["chest"], secondary_muscles: ["triceps", "shoulders"] },
    sessions: [
      { day: addDays(today, -9), sets: [{ ...set, reps: 10, weight: 75 }], plan: null, advice: null },
      {
        day: addDays(today, -2),
        sets: [
          { ...set, reps: 8, weight: 80, rpe: 8 },
          { ...set, reps: 6, weight: 80, set_type: "failure" },
        ],
      },
    ],
  })
  expect(lifts.map(({ measure }) => measure).toSorted()).toEqual(["help", "weight_reps"])
})

it("has the routine's sets and reps, what the coach prescribed, and the part of the body that is lifted", async () => {
  const { data } = await ann.client
    .from("workouts")
    .insert({ name: "Pull" })
    .select("id")
    .single()
    .throwOnError()
  await ann.client
    .from("workout_exercises")
    .insert({ workout_id: data.id, exercise_id: ids["help"] ?? "", order: 1, sets: 4, reps: "6-8" })
    .throwOnError()
  await ann.client.from("weight_logs").insert({ date: today, weight: 80, weight_unit: "kg" }).throwOnError()
  const base = [{ role: "straight", sets: 4, low: 6, high: 8, shares: [] }]
  const advice = { [ids["help"] ?? ""]: { phase: "lighter", base, sets: [], reasons: [], unit: "kg" } }
  await log(3, [{ lift: "help", reps: 6, weight: 20 }], { workout_id: data.id, advice })
  const { lifts } = await historyOf(ann)
  expect(lifts).toMatchObject([
    { body_kg: 80, sessions: [{ plan: { sets: 4, reps: "6-8" }, advice: { phase: "lighter", base } }] },
  ])
})

it("goes back half a year, and for a lift of long ago to its last eight sessions", async () => {
  for (const ago of [500, 490, 480, 470, 460, 450, 440, 430, 420, 410])
    await log(ago, [{ lift: "help", reps: 8, weight: 20 }])
  for (const ago of [300, 100, 60, 50, 40, 30, 20, 15, 10, 5]) await log(ago, [{ reps: 8, weight: 80 }])
  const { days, lifts } = await historyOf(ann)
  const sessionsOf = (lift: string) => lifts.find(({ exercise_id }) => exercise_id === ids[lift])?.sessions
  expect(sessionsOf("bench")).toHaveLength(9)
  expect(sessionsOf("help")).toHaveLength(8)
  expect(sessionsOf("help")?.[0]?.day).toBe(addDays(today, -480))
  expect(days[0]).toBe(addDays(today, -300))
})

it("has the notes of the last weeks, and those before that mention a pregnancy", async () => {
  const sets = [{ reps: 8, weight: 80, notes: "left knee hurts" }]
  await log(3, sets, { notes: "Felt good" })
  await log(60, [{ reps: 8, weight: 80 }], { notes: "a sore back" })
  await log(200, [{ reps: 8, weight: 80 }], { notes: "I’m pregnant" })
  const { notes } = await historyOf(ann)
  expect(notes.toSorted((one, other) => (one.text < other.text ? -1 : 1))).toEqual([
    { day: addDays(today, -3), text: "Felt good" },
    { day: addDays(today, -200), text: "I’m pregnant" },
    { day: addDays(today, -3), text: "left knee hurts" },
  ])
})

it("has nobody else's training", async () => {
  await log(2, [{ reps: 8, weight: 80 }])
  const bob = await signUpAndConfirm(server)
  expect(await historyOf(bob)).toEqual({ days: [], lifts: [], notes: [] })
})

it("leaves out advice that another client stored in another form", async () => {
  const advice = { [ids["bench"] ?? ""]: { phase: "asleep", base: "none" } }
  await log(2, [{ reps: 8, weight: 80 }], { advice })
  expect((await historyOf(ann)).lifts).toMatchObject([{ sessions: [{ advice: null }] }])
})
