import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { addEvent, aProgram, aRun, aSession, idIn, type Lifter, saveLog } from "./training.ts"

const tables = ["programs", "program_versions", "program_runs", "program_events"] as const
const everyTable = [...tables, "workouts", "workout_exercises", "workout_logs", "set_logs"] as const

let server: TestServer
let ann: Lifter
let ben: Lifter
let anns: Awaited<ReturnType<typeof everythingFor>>
let bens: Awaited<ReturnType<typeof everythingFor>>
let before: unknown
beforeAll(async () => {
  server = await startServer()
  ann = await signUpAndConfirm(server)
  anns = await everythingFor(ann)
  before = await everythingOf(ann)
})
beforeEach(async () => {
  ben = await signUpAndConfirm(server)
  bens = await everythingFor(ben)
})
afterAll(() => server.stop())

/** Creates a program with a day, a run, an event and a logged session. */
async function everythingFor(lifter: Lifter) {
  const { exercise, program, run } = await aRun(lifter)
  const { data } = await lifter.client
    .from("workouts")
    .select("id")
    .eq("program_day", 1)
    .single()
    .throwOnError()
  const log = await saveLog(lifter, aSession(exercise, { run_id: run, slot: 1, workout_id: data.id }))
  const event = idIn((await addEvent(lifter, { run_id: run, kind: "skip" }).throwOnError()).data)
  return { exercise, program: program.id, version: program.version_id, run, day: data.id, log: log.id, event }
}

async function everythingOf({ client }: Lifter) {
  const rows = everyTable.map(
    async (table) => (await client.from(table).select().order("id").throwOnError()).data,
  )
  return Promise.all(rows)
}

/** The status and error code of a reply, after checking that Ann's rows are unchanged. */
async function refusal(reply: PromiseLike<{ status: number; error: { code: string } | null }>) {
  const { status, error } = await reply
  expect(await everythingOf(ann)).toEqual(before)
  return [status, error?.code]
}

const noSuchRow = [409, "23503"]
const denied = [403, "42501"]
const gone = [404, "PT404"]
const alreadyThere = [409, "23505"]

describe("another person", () => {
  it("can't see, change or delete anyone else's programs", async () => {
    for (const table of tables) {
      const rows = () => ben.client.from(table)
      /* oxlint-disable no-await-in-loop */
      const { data } = await rows().select("user_id").throwOnError()
      expect([table, new Set(data.map(({ user_id }) => user_id))]).toEqual([table, new Set([ben.user.id])])
      const deleted = await rows().delete().eq("user_id", ann.user.id).select("id").throwOnError()
      expect([table, deleted.data]).toEqual([table, []])
    }
    const { data: renamed } = await ben.client
      .from("programs")
      .update({ name: "Mine" })
      .eq("user_id", ann.user.id)
      .select()
      .throwOnError()
    const { data: ended } = await ben.client
      .from("program_runs")
      .update({ ended_at: "2026-11-20T00:00:00Z" })
      .eq("user_id", ann.user.id)
      .select()
      .throwOnError()
    expect([renamed, ended]).toEqual([[], []])
    expect(await everythingOf(ann)).toEqual(before)
  })

  it("can't add anything in someone else's name", async () => {
    const user_id = ann.user.id
    const { program, version, run, exercise } = bens
    const made = { after_slot: 0, made_at: "2026-11-17T08:00:00Z", kind: "skip" } as const
    const started = { program_id: program, version_id: version, started_on: "2026-11-16" }
    const { client } = ben
    expect(await refusal(client.from("programs").insert({ user_id, name: "P" }))).toEqual(denied)
    const frozen = { user_id, program_id: program, number: 2, content: {} }
    expect(await refusal(client.from("program_versions").insert(frozen))).toEqual(denied)
    const ended_at = "2026-11-20T00:00:00Z"
    expect(await refusal(client.from("program_runs").insert({ user_id, ...started, ended_at }))).toEqual(
      denied,
    )
    expect(await refusal(client.from("program_events").insert({ user_id, run_id: run, ...made }))).toEqual(
      denied,
    )
    const named = aProgram(exercise, { program: { user_id, name: "P" } })
    expect(await refusal(client.rpc("save_program", named))).toEqual(denied)
    await addEvent(ben, { run_id: run, kind: "end" }).throwOnError()
    const owned = { op_id: randomUUID(), run: { user_id, ...started } }
    expect(await refusal(client.rpc("start_program_run", owned))).toEqual(denied)
    expect(await refusal(addEvent(ben, { user_id, run_id: run, kind: "skip" }))).toEqual(denied)
  })

  it("can't add a row below someone else's", async () => {
    const { client } = ben
    const frozen = { program_id: anns.program, number: 2, content: {} }
    expect(await refusal(client.from("program_versions").insert(frozen))).toEqual(noSuchRow)
    const run = {
      program_id: bens.program,
      version_id: bens.version,
      started_on: "2026-11-16",
      ended_at: "2026-11-20T00:00:00Z",
    }
    for (const forged of [{ program_id: anns.program }, { version_id: anns.version }])
      expect(await refusal(client.from("program_runs").insert({ ...run, ...forged }))).toEqual(noSuchRow)
    const event = { run_id: anns.run, after_slot: 0, made_at: "2026-11-17T08:00:00Z", kind: "end" } as const
    expect(await refusal(client.from("program_events").insert(event))).toEqual(noSuchRow)
    const day = { name: "A", program_id: anns.program, program_day: 7 }
    expect(await refusal(client.from("workouts").insert(day))).toEqual(noSuchRow)
    const log = { date: "2026-11-16", run_id: anns.run, slot: 1 }
    expect(await refusal(client.from("workout_logs").insert(log))).toEqual(noSuchRow)
  })

  it("can't move a row below someone else's", async () => {
    const { client } = ben
    const day = client.from("workouts").update({ program_id: anns.program }).eq("id", bens.day)
    expect(await refusal(day)).toEqual(noSuchRow)
    const log = client.from("workout_logs").update({ run_id: anns.run }).eq("id", bens.log)
    expect(await refusal(log)).toEqual(noSuchRow)
  })

  it("can't overwrite someone else's program or its days", async () => {
    const { client } = ben
    const over = (more: object) => client.rpc("save_program", aProgram(bens.exercise, more))
    const program = { id: anns.program, name: "P" }
    expect(await refusal(over({ program, expected_revision: 1 }))).toEqual(gone)
    expect(await refusal(over({ program }))).toEqual(alreadyThere)
    const days = [{ id: anns.day, name: "A", exercises: [] }]
    expect(await refusal(over({ days }))).toEqual(alreadyThere)
  })

  it("can't start someone else's program, add to their run or train in it, or find out whether it exists", async () => {
    const { client } = ben
    await addEvent(ben, { run_id: bens.run, kind: "end" }).throwOnError()
    for (const [program_id, version_id, run_id] of [
      [anns.program, anns.version, anns.run],
      [randomUUID(), randomUUID(), randomUUID()],
    ]) {
      const start = (run: object) =>
        client.rpc("start_program_run", { op_id: randomUUID(), run: { started_on: "2026-11-16", ...run } })
      expect(await refusal(start({ program_id }))).toEqual(gone)
      expect(await refusal(start({ program_id, version_id }))).toEqual(gone)
      expect(await refusal(start({ program_id: bens.program, version_id }))).toEqual(gone)
      expect(await refusal(addEvent(ben, { run_id, kind: "end" }))).toEqual(gone)
      const session = aSession(bens.exercise, { run_id, slot: 1 })
      expect(await refusal(client.rpc("save_workout_log", session))).toEqual(gone)
    }
  })
})

describe("someone without an account", () => {
  it("can't read or write programs, or call their functions", async () => {
    const nobody = newClient(server)
    for (const table of tables) {
      const rows = () => nobody.from(table)
      expect((await rows().select()).status).toBe(401)
      expect((await rows().delete().eq("user_id", ann.user.id)).status).toBe(401)
    }
    const calls = [
      nobody.from("programs").insert({ name: "P" }),
      nobody.from("programs").update({ name: "P" }).eq("id", anns.program),
      nobody.rpc("save_program", aProgram(anns.exercise)),
      nobody.rpc("start_program_run", { op_id: randomUUID(), run: { program_id: anns.program } }),
      nobody.rpc("add_program_event", { op_id: randomUUID(), event: { run_id: anns.run } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await everythingOf(ann)).toEqual(before)
  })
})

describe("a program's rows count toward an account's limit", () => {
  it("and a full account accepts no more of them", async () => {
    const small = await startServer({ ACCOUNT_MAX_ROWS: "12" })
    try {
      const lifter = await signUpAndConfirm(small)
      const { run } = await aRun(lifter)
      const replies = []
      for (let index = 0; index < 6; index += 1)
        replies.push(await addEvent(lifter, { run_id: run, kind: "skip" }))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 413])
      expect(replies.at(-1)?.error?.message).toBe("This account is full.")
    } finally {
      await small.stop()
    }
  })
})
