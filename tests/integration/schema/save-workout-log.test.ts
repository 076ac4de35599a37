import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { failure, logsOf, opsOf, save, setsOf } from "./anns-logs.ts"
import { aSave, aSet, call } from "./saving.ts"
import { failureOf } from "./schema-database.ts"

openDatabaseWithAnn()

describe("saving a new log", () => {
  it("stores the log and its sets as typed, along with kilograms and kilometers", async () => {
    const answer = await save(
      aSave(exercise, {
        log: {
          date: "2026-11-16",
          name: "Mixed",
          notes: "x",
          duration_seconds: 61,
          started_at: "2026-11-16T08:00:00Z",
        },
        sets: [
          aSet(exercise, 1, {
            reps: 8,
            weight: 225,
            weight_unit: "lbs",
            set_type: "warmup",
            rpe: 7.5,
            notes: "slow",
          }),
          aSet(exercise, 1, {
            exercise_order: 2,
            weight: null,
            distance: 3.1,
            distance_unit: "mi",
            duration_minutes: 30,
          }),
        ],
      }),
    )
    expect(answer).toEqual({ id: expect.any(String), revision: 1 })
    expect(await logsOf(ann)).toEqual([
      expect.objectContaining({
        id: answer.id,
        user_id: ann.id,
        workout_id: null,
        name: "Mixed",
        date: "2026-11-16",
        notes: "x",
        duration_seconds: 61,
        started_at: new Date("2026-11-16T08:00:00Z"),
        revision: 1,
      }),
    ])
    expect(
      await setsOf(
        ann,
        "exercise_order, set_number, set_type, reps, weight, weight_unit, weight_kg, duration_minutes, distance, distance_unit, distance_km, rpe, notes",
      ),
    ).toEqual([
      {
        exercise_order: 1,
        set_number: 1,
        set_type: "warmup",
        reps: 8,
        weight: 225,
        weight_unit: "lbs",
        weight_kg: 102.05828325,
        duration_minutes: null,
        distance: null,
        distance_unit: "km",
        distance_km: null,
        rpe: 7.5,
        notes: "slow",
      },
      {
        exercise_order: 2,
        set_number: 1,
        set_type: "normal",
        reps: null,
        weight: null,
        weight_unit: "kg",
        weight_kg: null,
        duration_minutes: 30,
        distance: 3.1,
        distance_unit: "mi",
        distance_km: 4.9889664,
        rpe: null,
        notes: null,
      },
    ])
  })

  it("uses its template's name if it has none", async () => {
    const [workout] = await database.as(
      ann,
      "insert into public.workouts (name) values ('Legs') returning id",
    )
    await save(aSave(exercise, { log: { date: "2026-11-16", workout_id: workout?.["id"] } }))
    await database.as(ann, "delete from public.workouts")
    expect(await logsOf(ann)).toEqual([
      expect.objectContaining({ name: "Legs", workout_id: null, revision: 1 }),
    ])
  })

  it("refuses an owner other than the caller", async () => {
    const ben = await somebody("ben")
    const args = aSave(exercise, { log: { date: "2026-11-16", user_id: ben.id } })
    expect(await failure(args)).toMatchObject({ code: "42501", hint: "step: insert_log" })
    expect(await logsOf(ben)).toEqual([])
    await save({ ...args, log: { date: "2026-11-16", user_id: ann.id } })
  })

  it("refuses another person's template as if it didn't exist", async () => {
    const ben = await somebody("ben")
    const [workout] = await database.as(
      ben,
      "insert into public.workouts (name) values ('Legs') returning id",
    )
    const [bens, absent] = await Promise.all(
      [workout?.["id"], randomUUID()].map((id) =>
        failure(aSave(exercise, { log: { date: "2026-11-16", workout_id: id } })),
      ),
    )
    expect(bens).toMatchObject({ code: "23503", hint: "step: insert_log" })
    expect(absent).toMatchObject({ code: "23503", hint: "step: insert_log", message: bens?.message })
  })
})

describe("a save that is repeated", () => {
  it("changes nothing and gets the same reply", async () => {
    const args = aSave(exercise)
    const first = await save(args)
    const stored = [await logsOf(ann), await setsOf(ann)]
    expect(await save(args)).toEqual(first)
    expect([await logsOf(ann), await setsOf(ann)]).toEqual(stored)
  })

  it("gets its original reply, even after later edits", async () => {
    const args = aSave(exercise)
    const first = await save(args)
    await save(aSave(exercise, { log: { id: first.id, notes: "later" }, expected_revision: 1 }))
    expect(await save(args)).toEqual({ id: first.id, revision: 1 })
  })

  it("doesn't bring back a log that was deleted since", async () => {
    const args = aSave(exercise)
    const first = await save(args)
    await database.as(ann, "delete from public.workout_logs where id = $1", [first.id])
    expect(await save(args)).toEqual(first)
    expect(await logsOf(ann)).toEqual([])
  })

  it("is a conflict if its content differs", async () => {
    const args = aSave(exercise)
    await save(args)
    const others = [
      { ...args, log: { date: "2026-11-17" } },
      { ...args, sets: [] },
      { ...args, committed_workout_id: randomUUID() },
      { ...args, expected_revision: 1 },
    ]
    for (const other of others)
      expect(await failure(other)).toMatchObject({ code: "PT409", detail: '{"reason":"op_id"}' })
    const routine = { op_id: args["op_id"], routine: { name: "Legs" }, exercises: [] }
    expect(await failureOf(call(database, ann, "save_routine", routine))).toMatchObject({ code: "PT409" })
    expect(await logsOf(ann)).toHaveLength(1)
  })

  it("counts as one save if eight arrive at once", async () => {
    const args = aSave(exercise)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(args)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await logsOf(ann)).toHaveLength(1)
    expect(await setsOf(ann)).toHaveLength(2)
  })

  it("is one save and one conflict if two arrive at once with different content", async () => {
    const args = aSave(exercise)
    const outcomes = await Promise.allSettled([save(args), save({ ...args, sets: [] })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    expect(await logsOf(ann)).toHaveLength(1)
  })

  it("can be retried with the same op_id after a failure", async () => {
    const args = aSave(exercise)
    expect(await failure({ ...args, sets: [aSet(randomUUID(), 1)] })).toMatchObject({ code: "42501" })
    expect(await save(args)).toMatchObject({ revision: 1 })
  })

  it("doesn't affect other people: two can use the same op_id", async () => {
    const ben = await somebody("ben")
    const args = aSave(exercise)
    const answers = [await save(args), await save(args, ben)]
    expect(answers[0]?.id).not.toBe(answers[1]?.id)
    expect(await opsOf(ben)).toHaveLength(1)
  })
})

it("a save without an op_id is refused", async () => {
  expect(await failure(aSave(exercise, { op_id: null }))).toMatchObject({ code: "23502" })
})
