import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type HistoryPlace, historyPageSchema, pastWorkoutsOf } from "#domain/history/past-workout.ts"
import type { Json } from "#domain/row-types.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
let ann: { client: Client }
const ids: Record<string, string> = {}
const names = { bench: "Bench Press (Barbell)", help: "Pull Up (Assisted)", run: "Running", plank: "Plank" }
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

type Numbers = Record<string, string | number>

async function log(
  date: string,
  sets: readonly (Numbers & { lift: string })[],
  more: { [key: string]: Json } = {},
): Promise<void> {
  const lifts = [...new Set(sets.map(({ lift }) => lift))]
  await ann.client
    .rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { date, ...more },
      sets: sets.map(({ lift, ...numbers }, place) => ({
        exercise_id: ids[lift] ?? "",
        exercise_order: lifts.indexOf(lift) + 1,
        set_number: place + 1,
        ...numbers,
      })),
    })
    .throwOnError()
}

async function pageOf({ client }: { client: Client }, size: number, before: HistoryPlace | null = null) {
  const place = before && {
    before_date: before.date,
    before_created_at: before.created_at,
    before_id: before.id,
  }
  const { data } = await client.rpc("workout_history", { page_size: size, ...place }).throwOnError()
  return historyPageSchema.parse(data)
}

it("has what a list shows of each workout, latest first", async () => {
  await log("2026-11-20", [{ lift: "plank", duration_minutes: 1.5 }], { name: "Core" })
  await log(
    "2026-11-21",
    [
      { lift: "run", duration_minutes: 30, distance: 5, distance_unit: "km", notes: "Windy" },
      { lift: "bench", reps: 10, weight: 100, set_type: "warmup" },
      { lift: "bench", reps: 5, weight: 80 },
      { lift: "bench", reps: 8, weight: 80, notes: "Paused" },
      { lift: "bench", reps: 3, weight: 170, weight_unit: "lbs" },
      { lift: "help", reps: 5, weight: 20 },
    ],
    { name: "All", notes: "Good day", duration_seconds: 3600 },
  )
  await log("2026-11-22", [
    { lift: "help", reps: 5, weight: 20 },
    { lift: "help", reps: 8, weight: 30 },
  ])

  const [third, second, first] = pastWorkoutsOf([await pageOf(ann, 10)])
  expect(first).toMatchObject({ name: "Core", notes: "", duration_seconds: null, sets: 1, volume_kg: 0 })
  expect(first?.bests).toEqual([{ exercise_id: ids["plank"], duration_minutes: 1.5 }])
  expect(second).toMatchObject({
    date: "2026-11-21",
    name: "All",
    notes: "Good day\nWindy\nPaused",
    duration_seconds: 3600,
    // Without the warm-up.
    sets: 5,
    exercise_ids: [ids["run"], ids["bench"], ids["help"]],
    // The first two exercises; 80 kg is more than 170 lb, and eight repetitions are more than five.
    bests: [
      { exercise_id: ids["run"], duration_minutes: 30, distance: 5, distance_unit: "km" },
      { exercise_id: ids["bench"], reps: 8, weight: 80, weight_unit: "kg" },
    ],
  })
  expect(second?.volume_kg).toBeCloseTo(400 + 640 + 3 * 170 * 0.45359237, 3)
  // The set with the least assistance is the best one.
  expect(third).toMatchObject({ name: null, bests: [{ exercise_id: ids["help"], reps: 5, weight: 20 }] })
})

it("comes in pages that skip and repeat nothing, although others are saved and deleted meanwhile", async () => {
  for (const name of ["1", "2", "3"])
    await log("2026-11-20", [{ lift: "bench", reps: 5, weight: 50 }], { name })
  await log("2026-11-19", [{ lift: "run", duration_minutes: 10 }], { name: "0" })
  const start = await pageOf(ann, 2)
  expect(pastWorkoutsOf([start]).map(({ name }) => name)).toEqual(["3", "2"])
  await log("2026-11-21", [], { name: "4" })
  await ann.client.from("workout_logs").delete().eq("name", "2").throwOnError()
  const rest = await pageOf(ann, 2, start.next)
  expect(pastWorkoutsOf([rest]).map(({ name }) => name)).toEqual(["1", "0"])
  const end = await pageOf(ann, 2, rest.next)
  expect(end).toEqual({ exercises: [], workouts: [], next: null })
})

it("is one's own, and empty for someone who hasn't logged anything", async () => {
  await log("2026-11-20", [{ lift: "bench", reps: 5, weight: 50 }])
  const bob = await signUpAndConfirm(server)
  expect(await pageOf(bob, 10)).toEqual({ exercises: [], workouts: [], next: null })
})
