import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  addEvent,
  aPrescription,
  aRun,
  aSession,
  countingLogs,
  idIn,
  type Lifter,
  saveLog,
  startRun,
} from "./training.ts"

let server: TestServer
let ann: Lifter
let exercise: string
let run: string
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  ;({ exercise, run } = await aRun(ann))
})
afterAll(() => server.stop())

const session = (slot = 1, more = {}) => aSession(exercise, { run_id: run, slot, ...more })

describe("a session that two devices finish", () => {
  it("is saved twice: one workout counts, and both replies say which", async () => {
    const replies = await Promise.all([saveLog(ann, session()), saveLog(ann, session())])
    expect(new Set(replies.map(({ counts }) => counts))).toEqual(new Set([true, false]))
    expect(await countingLogs(ann)).toEqual(Object.fromEntries(replies.map(({ id, counts }) => [id, counts])))
    const { data: sets } = await ann.client
      .from("set_logs")
      .select("workout_log_id, prescribed_set")
      .throwOnError()
    expect(sets).toHaveLength(6)
  })

  it("is counted once out of ten at once, and a repeated save gets the same reply", async () => {
    const saves = Array.from({ length: 10 }, () => session())
    const replies = await Promise.all(saves.map((each) => saveLog(ann, each)))
    expect(replies.filter(({ counts }) => counts)).toHaveLength(1)
    expect(await Promise.all(saves.map((each) => saveLog(ann, each)))).toEqual(replies)
  })

  it("gets the first reply again when a save is repeated, whatever counts by then", async () => {
    const first = session()
    const saved = await saveLog(ann, first)
    const other = await saveLog(ann, session())
    await addEvent(ann, { run_id: run, kind: "counts", body: { slot: 1, log_id: other.id } }).throwOnError()
    expect(await saveLog(ann, first)).toEqual(saved)
    expect(saved.counts).toBe(true)
    expect(await countingLogs(ann)).toEqual({ [saved.id]: false, [other.id]: true })
  })
})

describe("when the workout that counts", () => {
  it("is deleted, the next one counts", async () => {
    const [first, second, third] = [
      await saveLog(ann, session()),
      await saveLog(ann, session()),
      await saveLog(ann, session()),
    ]
    await ann.client.from("workout_logs").delete().eq("id", first.id).throwOnError()
    expect(await countingLogs(ann)).toEqual({ [second.id]: true, [third.id]: false })
    await ann.client.from("workout_logs").delete().eq("id", third.id).throwOnError()
    expect(await countingLogs(ann)).toEqual({ [second.id]: true })
  })

  it("is deleted while another one is saved, exactly one counts afterwards", async () => {
    for (let round = 1; round <= 5; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one race after the other
      const first = await saveLog(ann, session(round))
      // oxlint-disable-next-line no-await-in-loop
      const [second] = await Promise.all([
        saveLog(ann, session(round)),
        ann.client.from("workout_logs").delete().eq("id", first.id).throwOnError(),
      ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await countingLogs(ann))[second.id]).toBe(true)
    }
  })

  it("moves to another session, each session has one that counts", async () => {
    const [first, second] = [await saveLog(ann, session()), await saveLog(ann, session())]
    const edit = { ...session(2, { id: first.id }), expected_revision: first.revision }
    expect(await saveLog(ann, edit)).toMatchObject({ id: first.id, counts: true })
    expect(await countingLogs(ann)).toEqual({ [first.id]: true, [second.id]: true })
  })

  it("leaves the program, another one counts, and it no longer has a value for counting", async () => {
    const [first, second] = [await saveLog(ann, session()), await saveLog(ann, session())]
    await ann.client.from("workout_logs").update({ run_id: null }).eq("id", first.id).throwOnError()
    expect(await countingLogs(ann)).toEqual({ [first.id]: null, [second.id]: true })
  })
})

describe("an event that says which workout counts", () => {
  const choose = (log: string, made_at: string) =>
    addEvent(ann, { run_id: run, kind: "counts", made_at, body: { slot: 1, log_id: log } }).throwOnError()

  it("takes effect, and is undone when it is removed", async () => {
    const [first, second] = [await saveLog(ann, session()), await saveLog(ann, session())]
    const { data } = await choose(second.id, "2026-11-17T08:00:00Z")
    expect(await countingLogs(ann)).toEqual({ [first.id]: false, [second.id]: true })
    await ann.client.from("program_events").delete().eq("id", idIn(data)).throwOnError()
    expect(await countingLogs(ann)).toEqual({ [first.id]: true, [second.id]: false })
  })

  it("is the latest one, in whatever order they arrive", async () => {
    const [first, second] = [await saveLog(ann, session()), await saveLog(ann, session())]
    await choose(second.id, "2026-11-17T09:00:00Z")
    await choose(first.id, "2026-11-17T08:00:00Z")
    expect(await countingLogs(ann)).toEqual({ [first.id]: false, [second.id]: true })
    const late = await saveLog(ann, session())
    expect(late.counts).toBe(false)
  })

  it("changes nothing if it names a workout of another run or another person", async () => {
    const ben = await signUpAndConfirm(server)
    const bens = await aRun(ben)
    const theirs = await saveLog(ben, aSession(bens.exercise, { run_id: bens.run, slot: 1 }))
    const own = await saveLog(ann, session())
    await choose(theirs.id, "2026-11-17T08:00:00Z")
    expect(await countingLogs(ann)).toEqual({ [own.id]: true })
    expect(await countingLogs(ben)).toEqual({ [theirs.id]: true })
  })
})

describe("for a program's session", () => {
  it("an edit by a device that doesn't know programs keeps the slot, the prescription, and each set's place in it", async () => {
    const saved = await saveLog(ann, session())
    const sets = [60, 62.5, 65].map((weight, index) => ({
      ...{ exercise_id: exercise, exercise_order: 1, set_number: index + 1, reps: 6, weight },
    }))
    const edited = await saveLog(ann, {
      op_id: randomUUID(),
      log: { id: saved.id, notes: "Slow" },
      sets,
      expected_revision: 1,
    })
    expect(edited).toEqual({ id: saved.id, revision: 2, counts: true })
    const { data } = await ann.client
      .from("workout_logs")
      .select("run_id, slot, prescribed, set_logs(set_number, weight, prescribed_set)")
      .order("set_number", { referencedTable: "set_logs" })
      .throwOnError()
    expect(data).toEqual([
      {
        ...{ run_id: run, slot: 1, prescribed: aPrescription },
        set_logs: [
          { set_number: 1, weight: 60, prescribed_set: 0 },
          { set_number: 2, weight: 62.5, prescribed_set: 1 },
          { set_number: 3, weight: 65, prescribed_set: null },
        ],
      },
    ])
  })

  it("an edit that gives each set's place is accepted as it is", async () => {
    const saved = await saveLog(ann, session())
    const [first = {}] = session().sets
    const edit = { log: { id: saved.id }, sets: [{ ...first, prescribed_set: 1 }], expected_revision: 1 }
    await saveLog(ann, { op_id: randomUUID(), ...edit })
    const { data } = await ann.client.from("set_logs").select("prescribed_set").throwOnError()
    expect(data).toEqual([{ prescribed_set: 1 }])
  })

  it("no other workout's prescription changes when one is edited or deleted", async () => {
    const logs = []
    for (const slot of [1, 2, 3]) {
      const prescribed = { ...aPrescription, week: slot }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      logs.push(await saveLog(ann, session(slot, { prescribed })))
    }
    const [first, second, third] = logs
    const changed = {
      ...session(1, { id: first?.id, prescribed: { ...aPrescription, week: 9 } }),
      expected_revision: 1,
    }
    await saveLog(ann, changed)
    await ann.client
      .from("workout_logs")
      .delete()
      .eq("id", second?.id ?? "")
      .throwOnError()
    const { data } = await ann.client
      .from("workout_logs")
      .select("id, prescribed")
      .order("slot")
      .throwOnError()
    expect(data).toEqual([
      { id: first?.id, prescribed: { ...aPrescription, week: 9 } },
      { id: third?.id, prescribed: { ...aPrescription, week: 3 } },
    ])
  })
})

describe("a workout without a program", () => {
  it("gets the same reply as before", async () => {
    expect(await saveLog(ann, aSession(exercise, {}))).toEqual({ id: expect.any(String), revision: 1 })
    expect(Object.values(await countingLogs(ann))).toEqual([null])
  })

  it("stays when its run is deleted, with its prescription", async () => {
    const saved = await saveLog(ann, session())
    await ann.client.from("program_runs").delete().eq("id", run).throwOnError()
    const { data } = await ann.client
      .from("workout_logs")
      .select("id, run_id, slot, counts, prescribed, revision")
      .throwOnError()
    const without = { run_id: null, slot: null, counts: null }
    expect(data).toEqual([{ id: saved.id, ...without, prescribed: aPrescription, revision: 1 }])
  })

  it("that waited on a device until its run was deleted is refused only for that reason", async () => {
    await ann.client.from("program_runs").delete().eq("id", run).throwOnError()
    const { error, status } = await ann.client.rpc("save_workout_log", session())
    expect([status, error?.message, error?.hint]).toEqual([
      404,
      "This run of a program does not exist any more, or is not yours.",
      "step: find_run",
    ])
    expect(await countingLogs(ann)).toEqual({})
  })
})

it("deleting an account as an admin deletes its runs and their sessions", async () => {
  await saveLog(ann, session())
  await addEvent(ann, { run_id: run, kind: "end" }).throwOnError()
  const auth = { persistSession: false, autoRefreshToken: false }
  const { admin } = createClient(server.url, server.serviceRoleKey, { auth }).auth
  expect((await admin.deleteUser(ann.user.id)).error).toBeNull()
})

it("a slot belongs to its own run", async () => {
  const { data } = await ann.client.from("program_runs").select("program_id").single().throwOnError()
  const first = await saveLog(ann, session())
  await addEvent(ann, { run_id: run, kind: "end" }).throwOnError()
  const next = await startRun(ann, data.program_id)
  const second = await saveLog(ann, session(1, { run_id: next }))
  expect([first.counts, second.counts]).toEqual([true, true])
})
