import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { call } from "./saving.ts"
import { failureOf, type Row } from "./schema-database.ts"

openDatabaseWithAnn()

const aRoutine = (more: Row = {}): Row => ({
  op_id: randomUUID(),
  routine: { name: "Push", description: "heavy" },
  exercises: [
    { exercise_id: exercise, sets: 3, reps: "8-12", notes: "slow" },
    { exercise_id: exercise, sets: null },
  ],
  ...more,
})
const save = (args: Row, person = ann) => call(database, person, "save_routine", args)
const failure = (args: Row, person = ann) => failureOf(save(args, person))
const workouts = () => database.as(ann, "select name, description, revision from public.workouts")
const exercises = () =>
  database.as(ann, `select "order", sets, reps, notes from public.workout_exercises order by "order"`)

describe("saving a routine", () => {
  it("stores it with its exercises in the order of the list", async () => {
    expect(await save(aRoutine())).toEqual({ id: expect.any(String), revision: 1 })
    expect(await workouts()).toEqual([{ name: "Push", description: "heavy", revision: 1 }])
    expect(await exercises()).toEqual([
      { order: 1, sets: 3, reps: "8-12", notes: "slow" },
      { order: 2, sets: null, reps: null, notes: null },
    ])
  })

  it("keeps what is planned for single sets until it is replaced or emptied, even if another client doesn't know of it", async () => {
    const plans = () =>
      database.as(ann, `select "order", planned_sets from public.workout_exercises order by "order"`)
    const planned_sets = [{ set_type: "drop", weight: 60, weight_unit: "kg", rpe: 9, rest_seconds: 0 }]
    const part = { exercise_id: exercise, sets: 3 }
    const { id } = await save(aRoutine({ exercises: [part, { ...part, planned_sets }] }))
    expect(await plans()).toEqual([
      { order: 1, planned_sets: null },
      { order: 2, planned_sets },
    ])
    const again = (expected_revision: number, exercises: Row[]) =>
      save(aRoutine({ routine: { id }, expected_revision, exercises }))
    await again(1, [part, { ...part, sets: 4 }])
    expect((await plans())[1]).toEqual({ order: 2, planned_sets })
    await again(2, [part, { ...part, planned_sets: [] }])
    expect((await plans())[1]).toEqual({ order: 2, planned_sets: null })
    expect(await failure(aRoutine({ exercises: [{ ...part, planned_sets: { weight: 60 } }] }))).toMatchObject(
      {
        code: "23514",
      },
    )
  })

  it("happens once, however often it is repeated", async () => {
    const args = aRoutine()
    const answers = await Promise.all([save(args), save(args), save(args)])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await workouts()).toHaveLength(1)
    expect(await failure({ ...args, exercises: [] })).toMatchObject({
      code: "PT409",
      detail: '{"reason":"op_id"}',
    })
  })

  it("replaces the list and keeps what an edit leaves out", async () => {
    const { id } = await save(aRoutine())
    const edit = aRoutine({
      routine: { id, name: "Pull" },
      exercises: [{ exercise_id: exercise }],
      expected_revision: 1,
    })
    expect(await save(edit)).toEqual({ id, revision: 2 })
    expect(await workouts()).toEqual([{ name: "Pull", description: "heavy", revision: 2 }])
    expect(await exercises()).toEqual([{ order: 1, sets: null, reps: null, notes: null }])
  })

  it("refuses an edit of an older revision, of another person's routine and of a deleted one", async () => {
    const { id } = await save(aRoutine())
    const edit = (revision: number) =>
      aRoutine({ routine: { id, name: "Pull" }, expected_revision: revision })
    expect(await failure(edit(7))).toMatchObject({
      code: "PT409",
      detail: '{"reason": "revision", "revision": 1}',
    })
    const ben = await somebody("ben")
    expect(await failure(edit(1), ben)).toMatchObject({ code: "PT404", hint: "step: update_workout" })
    await database.as(ann, "delete from public.workouts")
    expect(await failure(edit(1))).toMatchObject({ code: "PT404", hint: "step: update_workout" })
  })

  it.each([
    ["a blank name", { routine: { name: " " } }, "23514", "insert_workout"],
    ["no name", { routine: {} }, "23502", "insert_workout"],
    ["an unknown exercise", { exercises: [{ exercise_id: randomUUID() }] }, "42501", "insert_exercises"],
    ["sets in words", { exercises: [{ exercise_id: null, sets: "three" }] }, "22P02", "insert_exercises"],
    [
      "a negative number of sets",
      { exercises: [{ exercise_id: null, sets: -1 }] },
      "42501",
      "insert_exercises",
    ],
    ["a list that is none", { exercises: {} }, "22023", "insert_exercises"],
  ])("with %s is refused, names the step and stores nothing", async (_, more, code, step) => {
    expect(await failure(aRoutine(more))).toMatchObject({ code, hint: `step: ${step}` })
    expect([await workouts(), await database.as(ann, "select from public.applied_ops")]).toEqual([[], []])
  })

  it("keeps the logs of a deleted routine", async () => {
    const { id } = await save(aRoutine())
    await database.as(ann, "insert into public.workout_logs (workout_id, date) values ($1, '2026-11-16')", [
      id,
    ])
    await database.as(ann, "delete from public.workouts where id = $1 and user_id = $2", [id, ann.id])
    expect(await exercises()).toEqual([])
    expect(await database.as(ann, "select user_id, workout_id, name from public.workout_logs")).toEqual([
      { user_id: ann.id, workout_id: null, name: "Push" },
    ])
  })
})
