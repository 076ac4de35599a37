import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  aLinePrescription,
  aProgram,
  aRun,
  aSession,
  idIn,
  type Lifter,
  libraryExercise,
  saveLog,
  saveProgram,
} from "./training.ts"

let server: TestServer
let ann: Lifter
let exercise: string
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  exercise = await libraryExercise(ann)
})
afterAll(() => server.stop())

async function days() {
  const { data } = await ann.client
    .from("workouts")
    .select("id, name, description, program_day, workout_exercises(order, sets, reps, prescription)")
    .order("program_day")
    .throwOnError()
  return data
}

async function versions() {
  const { data } = await ann.client
    .from("program_versions")
    .select("id, number, content")
    .order("number")
    .throwOnError()
  return data
}

describe("saving a program", () => {
  it("turns its days into routines, with the first week as text, and stores a fixed version of it", async () => {
    const args = aProgram(exercise)
    const saved = await saveProgram(ann, args)
    expect(saved).toEqual({ id: expect.any(String), revision: 1, version_id: expect.any(String) })
    const workout_exercises = [{ order: 1, sets: 3, reps: "5", prescription: aLinePrescription }]
    const anId = expect.any(String)
    expect(await days()).toEqual([
      { id: anId, name: "Day A", description: "Day A day", program_day: 1, workout_exercises },
      { id: anId, name: "Day B", description: "Day B day", program_day: 2, workout_exercises },
    ])
    expect(await versions()).toEqual([{ id: saved.version_id, number: 1, content: args.content }])
  })

  it("happens once, and a lost reply is given again", async () => {
    const args = aProgram(exercise)
    const replies = await Promise.all([1, 2, 3].map(() => saveProgram(ann, args)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await saveProgram(ann, args)).toEqual(replies[0])
    expect([(await days()).length, (await versions()).length]).toEqual([2, 1])
    const other = await ann.client.rpc("save_program", { ...args, content: {} })
    expect([other.status, other.error?.details]).toEqual([409, '{"reason":"op_id"}'])
  })

  it("again stores another version, keeps the remaining days in their new order, and drops the others", async () => {
    const { id, version_id } = await saveProgram(ann, aProgram(exercise))
    const [first, second] = await days()
    const lines = [{ exercise_id: exercise, sets: 5, reps: "5" }]
    const edit = aProgram(exercise, {
      program: { id, name: "Second Barbell" },
      days: [
        { id: second?.id, name: "B", exercises: lines },
        { name: "C", exercises: lines },
      ],
      content: { name: "Second Barbell" },
      expected_revision: 1,
    })
    const saved = await saveProgram(ann, edit)
    expect(saved).toMatchObject({ id, revision: 2 })
    expect((await days()).map((day) => [day.id === second?.id, day.name, day.program_day])).toEqual([
      [true, "B", 1],
      [false, "C", 2],
    ])
    expect((await days()).some((day) => day.id === first?.id)).toBe(false)
    expect((await versions()).map((version) => version.id)).toEqual([version_id, saved.version_id])
  })

  it("can swap two days", async () => {
    const { id } = await saveProgram(ann, aProgram(exercise))
    const [first, second] = await days()
    const swapped = [second, first].map((day) => ({ id: day?.id, name: day?.name, exercises: [] }))
    await saveProgram(
      ann,
      aProgram(exercise, { program: { id, name: "P" }, days: swapped, expected_revision: 1 }),
    )
    expect((await days()).map((day) => day.id)).toEqual([second?.id, first?.id])
  })

  it("accepts ids from a device that started it before the server responded", async () => {
    const [program, day] = [randomUUID(), randomUUID()]
    const made = aProgram(exercise, {
      program: { id: program, name: "P" },
      days: [{ id: day, name: "A", exercises: [] }],
    })
    expect(await saveProgram(ann, made)).toMatchObject({ id: program, revision: 1 })
    expect((await days()).map(({ id }) => id)).toEqual([day])
  })

  it("can turn a separate routine into a day, but never another program's day", async () => {
    const routine = { op_id: randomUUID(), routine: { name: "Own" }, exercises: [{ exercise_id: exercise }] }
    const own = idIn((await ann.client.rpc("save_routine", routine).throwOnError()).data)
    const adopting = () => aProgram(exercise, { days: [{ id: own, name: "A", exercises: [] }] })
    await saveProgram(ann, adopting())
    expect((await days()).map((day) => [day.id, day.name, day.program_day])).toEqual([[own, "A", 1]])
    const { error } = await ann.client.rpc("save_program", adopting())
    expect(error).toMatchObject({ code: "22023", message: "One of the days belongs to another program." })
  })

  it("with an older revision is refused, with the current revision", async () => {
    const { id } = await saveProgram(ann, aProgram(exercise))
    const edit = (expected_revision: number | null) =>
      ann.client.rpc("save_program", aProgram(exercise, { program: { id, name: "P" }, expected_revision }))
    expect((await edit(7)).error).toMatchObject({
      code: "PT409",
      details: '{"reason": "revision", "revision": 1}',
    })
    expect((await edit(null)).error).toMatchObject({ code: "22023", hint: "step: update_program" })
    await ann.client.from("programs").delete().eq("id", id).throwOnError()
    expect((await edit(1)).error).toMatchObject({ code: "PT404", hint: "step: update_program" })
  })

  it.each([
    ["no name", { program: {} }, "23502", "insert_program"],
    ["a blank name", { program: { name: " " } }, "23514", "insert_program"],
    ["no day", { days: [] }, "22023", "write_days"],
    ["a program that is a list", { program: [] as object }, "22023", "insert_program"],
    ["a day without a name", { days: [{ exercises: [] }] }, "23502", "write_days"],
    [
      "an unknown exercise",
      { days: [{ name: "A", exercises: [{ exercise_id: randomUUID() }] }] },
      "42501",
      "write_days",
    ],
    ["content that is a list", { content: [] }, "23514", "insert_version"],
    ["endless content", { content: { name: "x".repeat(500_001) } }, "23514", "insert_version"],
    [
      "more than a hundred days",
      { days: Array.from({ length: 101 }, () => ({ name: "A" })) },
      "23514",
      "write_days",
    ],
  ])("with %s is refused, names the step and stores nothing", async (_, more, code, step) => {
    const { error } = await ann.client.rpc("save_program", aProgram(exercise, more))
    expect(error).toMatchObject({ code, hint: `step: ${step}` })
    expect([await days(), await versions()]).toEqual([[], []])
  })

  it.each([
    ["a list", []],
    ["endless", { rule: "x".repeat(100_001) }],
  ])("with a prescription that is %s is refused", async (_, prescription) => {
    const lines = [{ exercise_id: exercise, prescription }]
    const { error } = await ann.client.rpc(
      "save_program",
      aProgram(exercise, { days: [{ name: "A", exercises: lines }] }),
    )
    expect(error).toMatchObject({ code: "23514", hint: "step: write_days" })
  })
})

describe("a program's day", () => {
  it("that is saved as a routine keeps the prescriptions of the remaining exercises", async () => {
    await saveProgram(ann, aProgram(exercise))
    const [day] = await days()
    const { data } = await ann.client
      .from("exercises")
      .select("id")
      .neq("id", exercise)
      .limit(1)
      .single()
      .throwOnError()
    const exercises = [
      { exercise_id: data.id },
      { exercise_id: exercise, sets: 4 },
      { exercise_id: exercise },
    ]
    const routine = { id: day?.id, name: "A, longer" }
    await ann.client
      .rpc("save_routine", { op_id: randomUUID(), routine, exercises, expected_revision: 1 })
      .throwOnError()
    const [saved] = await days()
    expect(saved).toMatchObject({ name: "A, longer", program_day: 1 })
    expect(saved?.workout_exercises.map((line) => line.prescription)).toEqual([null, aLinePrescription, null])
  })

  it("is still in the list of routines, and a separate routine has no prescriptions", async () => {
    await saveProgram(ann, aProgram(exercise))
    const routine = {
      op_id: randomUUID(),
      routine: { name: "Own" },
      exercises: [{ exercise_id: exercise, sets: 3 }],
    }
    await ann.client.rpc("save_routine", routine).throwOnError()
    const { data } = await ann.client
      .from("workouts")
      .select("name, program_id, workout_exercises(prescription)")
      .is("program_id", null)
      .throwOnError()
    expect(data).toEqual([{ name: "Own", program_id: null, workout_exercises: [{ prescription: null }] }])
    expect(await days()).toHaveLength(3)
  })
})

describe("deleting a program", () => {
  it("deletes its days, versions, runs and events, and keeps the workouts", async () => {
    const { run } = await aRun(ann)
    const [day] = await days()
    await saveLog(ann, aSession(exercise, { run_id: run, slot: 1, workout_id: day?.id, name: null }))
    await ann.client.from("programs").delete().eq("user_id", ann.user.id).throwOnError()
    for (const table of ["workouts", "program_versions", "program_runs", "program_events"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      const { data } = await ann.client.from(table).select("id").throwOnError()
      expect([table, data]).toEqual([table, []])
    }
    const { data } = await ann.client
      .from("workout_logs")
      .select("name, workout_id, run_id, set_logs(reps)")
      .throwOnError()
    expect(data).toEqual([
      { name: "Day A", workout_id: null, run_id: null, set_logs: [{ reps: 5 }, { reps: 5 }, { reps: 5 }] },
    ])
  })

  it("is the only way to delete a version that a run uses", async () => {
    const { program } = await aRun(ann)
    const { error } = await ann.client.from("program_versions").delete().eq("id", program.version_id)
    expect(error?.code).toBe("23503")
    expect(await versions()).toHaveLength(1)
  })
})
