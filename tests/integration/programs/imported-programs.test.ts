import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { addEvent, aRun, aSession, countingLogs, type Lifter, saveLog } from "./training.ts"

let server: TestServer
let ann: Lifter
let ids: Record<"program" | "version" | "run" | "day" | "log", string>
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  ids = {
    program: randomUUID(),
    version: randomUUID(),
    run: randomUUID(),
    day: randomUUID(),
    log: randomUUID(),
  }
})
afterAll(() => server.stop())

const at = "2020-03-01T10:00:00.000001+00:00"

/** The rows of a program with one day and a run that hasn't ended. */
const programs = () => ({
  programs: [{ id: ids.program, name: "Waves", revision: 1, created_at: at, updated_at: at }],
  program_versions: [{ id: ids.version, program_id: ids.program, number: 1, content: {}, created_at: at }],
  program_runs: [aRunRow()],
  workouts: [aDay(ids.program)],
})
const aRunRow = (more = {}) => ({
  ...{ id: ids.run, program_id: ids.program, version_id: ids.version, started_on: "2020-03-01", unit: "kg" },
  ...{ advance: "order", missed: "left_out", weekdays: [0], starts: {}, ended_at: null, created_at: at },
  ...more,
})
const aDay = (program_id: string) => ({
  ...{ id: ids.day, name: "Day A", revision: 1, created_at: at, updated_at: at, program_id, program_day: 1 },
})
const aLog = (more = {}) => ({
  ...{ id: ids.log, name: "A", date: "2020-03-02", revision: 1, created_at: at, updated_at: at, sets: [] },
  ...{ run_id: ids.run, slot: 4, counts: true, prescribed: {} },
  ...more,
})

/** Imports rows the way the app sends them, and returns the import's id. */
async function bring(others: object, workouts: object[] = []): Promise<string> {
  const id = randomUUID()
  const about = { id, file_name: "repertoire.json", source: "Repertoire", parts: 1, exercises: [] }
  const counts = { workouts: workouts.length, sets: 0, weights: 0 }
  await ann.client.rpc("begin_import", { import: { ...about, ...counts } }).throwOnError()
  await ann.client
    .rpc("stage_import_part", { import_id: id, part: 1, workouts, weights: [], others })
    .throwOnError()
  await ann.client.rpc("finish_import", { import_id: id }).throwOnError()
  return id
}

const undo = (import_id: string) => ann.client.rpc("undo_import", { import_id }).throwOnError()

async function runs() {
  const { data } = await ann.client
    .from("program_runs")
    .select("id, ended_at, program_events(kind, after_slot, made_at)")
    .order("created_at")
    .throwOnError()
  return data
}

async function numberOf(
  table: "programs" | "program_versions" | "program_runs" | "program_events" | "workouts",
) {
  return (await ann.client.from(table).select("id").throwOnError()).data.length
}

describe("an imported program", () => {
  it("takes and changes nothing of another person's, whatever ids and owners a file names", async () => {
    const ben = await signUpAndConfirm(server)
    const { program, run } = await aRun(ben)
    const all = async ({ client }: Lifter) => {
      const tables = ["programs", "program_versions", "program_runs", "program_events", "workouts"] as const
      return Promise.all(
        tables.map(async (table) => (await client.from(table).select().order("id").throwOnError()).data),
      )
    }
    const before = await all(ben)
    const user_id = ben.user.id
    const hers = { id: ids.program, user_id, name: "Taken", revision: 1, created_at: at, updated_at: at }
    const version = { id: ids.version, user_id, number: 7, content: {}, created_at: at }
    const files: [object, object[]?][] = [
      [{ programs: [{ ...hers, id: program.id }] }],
      [{ program_versions: [{ ...version, program_id: program.id }] }],
      [{ ...programs(), program_runs: [aRunRow({ user_id, version_id: program.version_id })] }],
      [{ program_runs: [aRunRow({ id: run, program_id: program.id, version_id: program.version_id })] }],
      [{ workouts: [aDay(program.id)] }],
      [{}, [aLog({ run_id: run })]],
    ]
    for (const [others, workouts] of files) {
      // Whether the file or only the row is refused is up to each kind of row.
      // oxlint-disable-next-line no-await-in-loop
      await bring(others, workouts).catch((error: unknown) => expect(error).toHaveProperty("code"))
    }
    expect(await all(ben)).toEqual(before)
    const named = JSON.stringify([await all(ann), (await ann.client.from("workout_logs").select()).data])
    for (const id of [user_id, program.id, program.version_id, run]) expect(named).not.toContain(id)
  })

  it("keeps running if no other one is running here", async () => {
    await bring(programs(), [aLog()])
    expect(await runs()).toEqual([{ id: ids.run, ended_at: null, program_events: [] }])
    expect(await countingLogs(ann)).toEqual({ [ids.log]: true })
  })

  it("is ended by an event if another one is running here, which continues", async () => {
    const { run } = await aRun(ann)
    await bring(programs(), [aLog()])
    const [brought, here] = await runs()
    expect(here).toEqual({ id: run, ended_at: null, program_events: [] })
    const ended_at = brought?.ended_at
    expect(ended_at).not.toBeNull()
    expect(brought).toEqual({
      id: ids.run,
      ended_at,
      program_events: [{ kind: "end", after_slot: 4, made_at: ended_at }],
    })
  })

  it("leaves a slot unchanged if it is already taken in a run here", async () => {
    const { exercise, run } = await aRun(ann)
    const here = await saveLog(ann, aSession(exercise, { run_id: run, slot: 4 }))
    await bring({}, [aLog({ run_id: run })])
    expect(await countingLogs(ann)).toEqual({ [here.id]: true, [ids.log]: false })
  })

  it("has a counting workout for each slot, even if the file's own wasn't imported", async () => {
    await bring(programs(), [aLog({ counts: false })])
    expect(await countingLogs(ann)).toEqual({ [ids.log]: true })
  })

  it("has a day imported as a separate routine if another day has its place here", async () => {
    const { program } = await aRun(ann)
    await bring({ workouts: [aDay(program.id)] })
    const { data } = await ann.client.from("workouts").select("program_id").eq("id", ids.day).throwOnError()
    expect(data).toEqual([{ program_id: null }])
  })
})

describe("undoing an import", () => {
  it("removes its programs", async () => {
    const id = await bring(programs(), [aLog()])
    await undo(id)
    for (const table of ["programs", "program_versions", "program_runs", "workouts"] as const)
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      expect([table, await numberOf(table)]).toEqual([table, 0])
  })

  it("keeps a program that was trained since, with its day, run and version", async () => {
    const id = await bring(programs(), [aLog()])
    const { data } = await ann.client.from("exercises").select("id").limit(1).single().throwOnError()
    const later = await saveLog(ann, aSession(data.id, { run_id: ids.run, slot: 5 }))
    await undo(id)
    expect((await runs()).map((run) => run.id)).toEqual([ids.run])
    expect([await numberOf("program_versions"), await numberOf("workouts")]).toEqual([1, 1])
    expect(await countingLogs(ann)).toEqual({ [later.id]: true })
  })

  it("keeps a run with a later event", async () => {
    const id = await bring(programs())
    await addEvent(ann, { run_id: ids.run, kind: "pause", body: { on: "2020-03-02" } }).throwOnError()
    await undo(id)
    expect([await numberOf("program_runs"), await numberOf("program_events")]).toEqual([1, 1])
  })

  it("removes a version that it added to an existing program, unless a run uses it", async () => {
    const { program } = await aRun(ann)
    const [version] = programs().program_versions
    const id = await bring({ program_versions: [{ ...version, program_id: program.id }] })
    expect(await numberOf("program_versions")).toBe(2)
    await undo(id)
    expect([await numberOf("program_versions"), await numberOf("programs")]).toEqual([1, 1])
  })
})
