import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Json } from "#domain/row-types.ts"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { idIn as idOf } from "../programs/training.ts"

let server: TestServer
let ann: { client: Client }
let exercise: string
beforeAll(async () => {
  server = await startServer()
  ann = await signUpAndConfirm(server)
  const { data } = await ann.client
    .from("exercises")
    .select("id")
    .eq("name", "Bench Press (Barbell)")
    .single()
    .throwOnError()
  exercise = data.id
})
afterAll(() => server.stop())

const base = { role: "straight", sets: 3, low: 8, high: 12, shares: [] }
const advice = () => ({ [exercise]: { unit: "kg", phase: "build", base: [base], sets: [{ load: 82.5 }] } })
const save = (log: { [key: string]: Json }, more: { op_id?: string; expected_revision?: number } = {}) =>
  ann.client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log: { date: "2026-11-16", ...log },
    sets: [{ exercise_id: exercise, exercise_order: 1, set_number: 1, reps: 8, weight: 80 }],
    ...more,
  })
const storedAdvice = async (id: string) =>
  (await ann.client.from("workout_logs").select("advice").eq("id", id).single().throwOnError()).data.advice

it("a workout stores what the coach prescribed, and the same save again changes nothing", async () => {
  const op_id = randomUUID()
  const { data } = await save({ advice: advice() }, { op_id }).throwOnError()
  expect(await storedAdvice(idOf(data))).toEqual(advice())
  expect((await save({ advice: advice() }, { op_id }).throwOnError()).data).toEqual(data)
  expect((await save({ advice: {} }, { op_id })).error?.code).toBe("PT409")
})

it("an edit keeps it, whether the edit has another one, none, or an older app makes it", async () => {
  const id = idOf((await save({ advice: advice() }).throwOnError()).data)
  const edits = [{}, { advice: null }, { advice: { [exercise]: { phase: "lighter" } } }]
  for (const [index, edit] of edits.entries())
    await save({ id, ...edit }, { expected_revision: index + 1 }).throwOnError()
  expect(await storedAdvice(id)).toEqual(advice())
})

it("an app that doesn't know of it saves as before", async () => {
  expect(await storedAdvice(idOf((await save({}).throwOnError()).data))).toBeNull()
})

it("nobody else reads it or changes it", async () => {
  const id = idOf((await save({ advice: advice() }).throwOnError()).data)
  const bob = await signUpAndConfirm(server)
  const logs = () => bob.client.from("workout_logs")
  expect((await logs().select("advice").eq("id", id)).data).toEqual([])
  await logs().update({ advice: {} }).eq("id", id)
  const { error } = await bob.client.rpc("save_workout_log", {
    ...{ op_id: randomUUID(), log: { id, date: "2026-11-16", advice: {} }, sets: [], expected_revision: 1 },
  })
  expect(error).not.toBeNull()
  expect(await storedAdvice(id)).toEqual(advice())
})

it("what isn't an object, or is too large, is refused", async () => {
  expect((await save({ advice: [] })).error?.code).toBe("23514")
  expect((await save({ advice: { a: "x".repeat(200_000) } })).error).toMatchObject({
    message: "The coach asked for more than a workout can store.",
    hint: "step: insert_log",
  })
})
