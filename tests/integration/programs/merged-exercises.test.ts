import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { addEvent, aProgram, aSession, idIn, type Lifter, saveLog, saveProgram } from "./training.ts"

let server: TestServer
let ann: Lifter
let goes: string
let stays: string
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  ;[goes = "", stays = ""] = await Promise.all(["Cable Thing", "Cable Row of Mine"].map(makeExercise))
})
afterAll(() => server.stop())

async function makeExercise(name: string) {
  const { data } = await ann.client
    .from("exercises")
    .insert({ name, measure: "weight_reps" })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

const adviceOn = (exercises: readonly string[]) =>
  Object.fromEntries(exercises.map((exercise) => [exercise, { phase: "build", base: [] }]))

/** Saves and trains a program whose documents name these exercises. */
async function trainWith(...exercises: string[]) {
  const [first = ""] = exercises
  const line = { exercise_id: first, sets: 3, reps: "5", prescription: { ladder: exercises } }
  const program = await saveProgram(
    ann,
    aProgram(first, { days: [{ name: "A", exercises: [line] }], content: { lines: exercises } }),
  )
  const starts = { maxes: Object.fromEntries(exercises.map((exercise, index) => [exercise, 100 + index])) }
  const { data } = await ann.client
    .rpc("start_program_run", {
      op_id: randomUUID(),
      run: { program_id: program.id, started_on: "2026-11-16", starts },
    })
    .throwOnError()
  const run = idIn(data)
  await addEvent(ann, {
    run_id: run,
    kind: "tm",
    body: { exercise_id: first, tm: 90, others: exercises },
  }).throwOnError()
  await saveLog(
    ann,
    aSession(first, { run_id: run, slot: 1, prescribed: { lines: exercises }, advice: adviceOn(exercises) }),
  )
}

/** All documents of a person's programs, as one JSON string. */
async function documents({ client }: Lifter) {
  const [lines, versions, runs, events, logs] = await Promise.all([
    client.from("workout_exercises").select("exercise_id, prescription").throwOnError(),
    client.from("program_versions").select("content").throwOnError(),
    client.from("program_runs").select("starts").throwOnError(),
    client.from("program_events").select("body").throwOnError(),
    client.from("workout_logs").select("prescribed, advice, set_logs(exercise_id)").throwOnError(),
  ])
  return JSON.stringify([lines, versions, runs, events, logs].map(({ data }) => data))
}

const merge = async () => (await ann.client.rpc("merge_my_exercise", { goes, stays }).throwOnError()).data
const undo = (merge_id: string) => ann.client.rpc("undo_my_merge", { merge_id }).throwOnError()

it("merging an exercise renames it in every document of a program, and undoing restores the name", async () => {
  await trainWith(goes)
  const before = await documents(ann)
  const id = await merge()
  expect(await documents(ann)).toBe(before.replaceAll(goes, stays))
  await undo(id)
  expect(await documents(ann)).toBe(before)
})

it("documents that named both exercises are restored when the merge is undone", async () => {
  await trainWith(goes, stays)
  const before = await documents(ann)
  const id = await merge()
  expect(await documents(ann)).not.toContain(goes)
  await undo(id)
  expect(await documents(ann)).toBe(before)
})

it("documents that don't name it, and other people's, stay unchanged", async () => {
  await trainWith(stays)
  const before = await documents(ann)
  const ben = await signUpAndConfirm(server)
  const named = aProgram(stays, { days: [{ name: "A", exercises: [] }], content: { lines: [goes] } })
  await saveProgram(ben, named)
  const bens = await documents(ben)
  await merge()
  expect([await documents(ann), await documents(ben)]).toEqual([before, bens])
})
