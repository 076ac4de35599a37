import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  addEvent,
  aProgram,
  aRun,
  idIn,
  type Lifter,
  libraryExercise,
  saveProgram,
  startRun,
} from "./training.ts"

let server: TestServer
let ann: Lifter
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
})
afterAll(() => server.stop())

async function runs() {
  const { data } = await ann.client
    .from("program_runs")
    .select("id, version_id, ended_at")
    .order("created_at")
    .throwOnError()
  return data
}

async function events() {
  const { data } = await ann.client
    .from("program_events")
    .select("id, kind, body")
    .order("created_at")
    .throwOnError()
  return data
}

const aStart = (program_id: string, more = {}) => ({
  op_id: randomUUID(),
  run: { program_id, started_on: "2026-11-16", ...more },
})
const start = (args: ReturnType<typeof aStart>) => ann.client.rpc("start_program_run", args)
const running = {
  status: 409,
  error: {
    code: "PT409",
    message: "Another program is running. End it first.",
    details: '{"reason":"running"}',
  },
}

describe("starting a program", () => {
  it("uses its latest version, or the one that is named", async () => {
    const exercise = await libraryExercise(ann)
    const first = await saveProgram(ann, aProgram(exercise))
    const again = {
      program: { id: first.id, name: "P" },
      days: [{ name: "A", exercises: [] }],
      expected_revision: 1,
    }
    const second = await saveProgram(ann, aProgram(exercise, again))
    const latest = idIn((await start(aStart(first.id)).throwOnError()).data)
    await addEvent(ann, { run_id: latest, kind: "end" }).throwOnError()
    await start(aStart(first.id, { version_id: first.version_id })).throwOnError()
    expect((await runs()).map(({ version_id }) => version_id)).toEqual([second.version_id, first.version_id])
  })

  it("happens once, and a lost reply is given again", async () => {
    const { id } = await saveProgram(ann, aProgram(await libraryExercise(ann)))
    const args = aStart(id)
    const replies = await Promise.all([1, 2, 3, 4].map(() => start(args).throwOnError()))
    const [one] = replies.map(({ data }) => idIn(data))
    expect(replies.map(({ data }) => idIn(data))).toEqual([one, one, one, one])
    expect((await runs()).map((run) => run.id)).toEqual([one])
    await addEvent(ann, { run_id: one ?? "", kind: "end" }).throwOnError()
    expect(idIn((await start(args).throwOnError()).data)).toBe(one)
    expect(await runs()).toHaveLength(1)
  })

  it("requires the running one to end first: of two at once, only one starts", async () => {
    const { id } = await saveProgram(ann, aProgram(await libraryExercise(ann)))
    const replies = await Promise.all([start(aStart(id)), start(aStart(id))])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(replies.find(({ error }) => error)).toMatchObject(running)
    expect(await runs()).toHaveLength(1)
    const plain = await ann.client
      .from("program_runs")
      .insert({ program_id: id, version_id: (await runs())[0]?.version_id ?? "", started_on: "2026-11-16" })
    expect(plain.error?.code).toBe("23505")
  })

  it.each([
    ["no day", { started_on: undefined }, "23502", "insert_run"],
    ["a time for a day", { started_on: "2026-11-16T10:00:00Z" }, "22007", "insert_run"],
    ["an unknown unit", { unit: "st" }, "23514", "insert_run"],
    ["words for weekdays", { weekdays: ["Monday"] }, "22P02", "find_program"],
    ["an eighth weekday", { weekdays: [7] }, "23514", "insert_run"],
    ["another way to advance", { advance: "moon" }, "23514", "insert_run"],
    ["starts that are a list", { starts: [] }, "23514", "insert_run"],
    ["a version of another program", { version_id: randomUUID() }, "PT404", "find_program"],
  ])("with %s is refused", async (_, more, code, step) => {
    const { id } = await saveProgram(ann, aProgram(await libraryExercise(ann)))
    expect((await start(aStart(id, more))).error).toMatchObject({ code, hint: `step: ${step}` })
    expect(await runs()).toEqual([])
  })
})

describe("an event", () => {
  it("is added once, and a late retry doesn't bring it back", async () => {
    const { run } = await aRun(ann)
    const op = randomUUID()
    const skip = () =>
      addEvent(ann, { run_id: run, kind: "skip", made_at: "2026-11-17T08:00:00Z" }, op).throwOnError()
    const id = idIn((await skip()).data)
    expect(idIn((await skip()).data)).toBe(id)
    expect(await events()).toEqual([{ id, kind: "skip", body: {} }])
    await ann.client.from("program_events").delete().eq("id", id).throwOnError()
    expect(idIn((await skip()).data)).toBe(id)
    expect(await events()).toEqual([])
  })

  it.each([
    ["an unknown kind", { kind: "dance" as "skip" }, "23514"],
    ["a body that is a list", { body: [] }, "23514"],
    ["an endless body", { body: { on: "x".repeat(20_001) } }, "23514"],
    ["no time", { made_at: null }, "23502"],
    ["a slot before the first", { after_slot: -1 }, "23514"],
  ])("with %s is refused", async (_, more, code) => {
    const { run } = await aRun(ann)
    const { error } = await addEvent(ann, { run_id: run, kind: "skip", ...more })
    expect(error).toMatchObject({ code, hint: "step: insert_event" })
    expect(await events()).toEqual([])
  })

  it("can't be changed", async () => {
    const { run } = await aRun(ann)
    await addEvent(ann, { run_id: run, kind: "skip" }).throwOnError()
    const { status } = await ann.client
      .from("program_events")
      .update({ kind: "end" } as object)
      .eq("run_id", run)
    expect(status).toBe(403)
  })

  it("that ends a run ends it at the time of the first such event, and the next run may start", async () => {
    const { run, program } = await aRun(ann)
    await addEvent(ann, { run_id: run, kind: "end", made_at: "2026-11-20T08:00:00Z" }).throwOnError()
    await addEvent(ann, { run_id: run, kind: "end", made_at: "2026-11-19T08:00:00Z" }).throwOnError()
    expect(await runs()).toMatchObject([{ id: run, ended_at: "2026-11-19T08:00:00+00:00" }])
    const next = await startRun(ann, program.id)
    expect((await runs()).map(({ id, ended_at }) => [id, ended_at === null])).toEqual([
      [run, false],
      [next, true],
    ])
  })

  it("that ended a run can be taken back, unless another program is running by then", async () => {
    const { run, program } = await aRun(ann)
    const end = async () => idIn((await addEvent(ann, { run_id: run, kind: "end" }).throwOnError()).data)
    const take = (id: string) => ann.client.from("program_events").delete().eq("id", id)
    expect((await take(await end())).error).toBeNull()
    expect(await runs()).toMatchObject([{ id: run, ended_at: null }])
    const ended = await end()
    await startRun(ann, program.id)
    expect(await take(ended)).toMatchObject(running)
    expect((await events()).map(({ id }) => id)).toEqual([ended])
  })
})

it("other devices are notified of changed programs, runs, events and sessions", async () => {
  const { run } = await aRun(ann)
  await addEvent(ann, { run_id: run, kind: "skip" }).throwOnError()
  const { data } = await ann.client.rpc("read_latest_changes").throwOnError()
  const changed = data.map(({ table_name }) => table_name)
  expect(changed).toEqual(
    expect.arrayContaining(["programs", "program_versions", "program_runs", "program_events", "workouts"]),
  )
})
