import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { failure, logsOf, opsOf, save, setsOf } from "./anns-logs.ts"
import { aCommitment, aSave, aSet, type Answer } from "./saving.ts"
import { type Person, type Row } from "./schema-database.ts"

openDatabaseWithAnn()
const planOf = (person: Person) =>
  database.as(person, "select status, completed_log_id from public.committed_workouts")

describe("editing a log", () => {
  let saved: Answer
  beforeEach(async () => {
    saved = await save(aSave(exercise))
  })
  const edit = (more: Row) => aSave(exercise, { log: { id: saved.id }, expected_revision: 1, ...more })

  it("replaces the sets and the given fields, and increments the revision", async () => {
    const answer = await save(
      edit({
        log: { id: saved.id, notes: null, date: "2026-11-15" },
        sets: [aSet(exercise, 1, { reps: 3 })],
      }),
    )
    expect(answer).toEqual({ id: saved.id, revision: 2 })
    expect(await logsOf(ann)).toEqual([
      expect.objectContaining({
        name: "Push",
        notes: null,
        date: "2026-11-15",
        duration_seconds: 3600,
        revision: 2,
      }),
    ])
    expect(await setsOf(ann, "set_number, reps")).toEqual([{ set_number: 1, reps: 3 }])
  })

  it("is refused if it is based on an older revision, with the current one", async () => {
    await save(edit({}))
    expect(await failure(edit({}))).toMatchObject({
      code: "PT409",
      detail: '{"reason": "revision", "revision": 2}',
    })
  })

  it("lets one of two simultaneous edits win, and tells the other", async () => {
    const outcomes = await Promise.allSettled([save(edit({})), save(edit({ sets: [] }))])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    const lost = outcomes.find((outcome) => outcome.status === "rejected")
    expect(lost?.reason).toMatchObject({ code: "PT409" })
  })

  it("notices a change made in another way", async () => {
    await database.as(ann, "update public.workout_logs set notes = 'from elsewhere'")
    expect(await failure(edit({}))).toMatchObject({ code: "PT409" })
  })

  it("needs the revision on which it is based", async () => {
    const { expected_revision: _, ...args } = edit({})
    expect(await failure(args)).toMatchObject({ code: "22023", hint: "step: update_log" })
  })

  it("doesn't find another person's log, or a deleted one", async () => {
    const ben = await somebody("ben")
    const gone = { code: "PT404", hint: "step: update_log" }
    expect(await failure(edit({}), ben)).toMatchObject(gone)
    await database.as(ann, "delete from public.workout_logs")
    expect(await failure(edit({}))).toMatchObject(gone)
  })

  it("leaves everything unchanged if a step fails", async () => {
    const stored = [await logsOf(ann), await setsOf(ann), await opsOf(ann)]
    expect(await failure(edit({ sets: [aSet(randomUUID(), 1)] }))).toMatchObject({
      hint: "step: insert_sets",
    })
    expect([await logsOf(ann), await setsOf(ann), await opsOf(ann)]).toEqual(stored)
  })
})

describe("a log trained from a plan", () => {
  let commitment: string
  beforeEach(async () => {
    commitment = await aCommitment(database, ann)
  })

  it("completes it, in both directions", async () => {
    const { id } = await save(aSave(exercise, { committed_workout_id: commitment }))
    expect(await planOf(ann)).toEqual([{ status: "completed", completed_log_id: id }])
    expect(await logsOf(ann)).toEqual([
      expect.objectContaining({ committed_workout_id: commitment, revision: 1 }),
    ])
  })

  it("is refused if another log completed it, and nothing is stored", async () => {
    await save(aSave(exercise, { committed_workout_id: commitment }))
    expect(await failure(aSave(exercise, { committed_workout_id: commitment }))).toMatchObject({
      code: "PT409",
      detail: '{"reason":"completed"}',
      hint: "step: complete_commitment",
    })
    expect(await logsOf(ann)).toHaveLength(1)
  })

  it("completes it only once if two arrive at once", async () => {
    const saves = [1, 2].map(() => save(aSave(exercise, { committed_workout_id: commitment })))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    expect(await logsOf(ann)).toHaveLength(1)
  })

  it("doesn't find another person's plan, or a removed one", async () => {
    const ben = await somebody("ben")
    const args = aSave(exercise, { committed_workout_id: commitment })
    const gone = { code: "PT404", hint: "step: complete_commitment" }
    expect(await failure(args, ben)).toMatchObject(gone)
    expect(await planOf(ann)).toEqual([{ status: "scheduled", completed_log_id: null }])
    await database.as(ann, "delete from public.committed_workouts")
    expect(await failure(args)).toMatchObject(gone)
  })

  it("can be edited with the plan named again", async () => {
    const { id } = await save(aSave(exercise, { committed_workout_id: commitment }))
    const args = aSave(exercise, { log: { id }, expected_revision: 1, committed_workout_id: commitment })
    expect(await save(args)).toEqual({ id, revision: 2 })
  })
})
