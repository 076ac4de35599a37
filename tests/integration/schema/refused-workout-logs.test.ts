import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { failure, logsOf, opsOf, save, setsOf } from "./anns-logs.ts"
import { aSave, aSet, call } from "./saving.ts"
import { failureOf } from "./schema-database.ts"

openDatabaseWithAnn()

describe("a set", () => {
  it.each([
    ["of an unknown exercise", { exercise_id: randomUUID() }, "42501"],
    ["without an exercise", { exercise_id: null }, "42501"],
    ["with a negative weight", { weight: -1 }, "23514"],
    ["with a weight that is no number", { weight: "NaN" }, "23514"],
    ["with an infinite weight", { weight: "Infinity" }, "23514"],
    ["with a weight of a million", { weight: 1e6 }, "23514"],
    ["with a weight that numeric can't hold", { weight: "1e200000" }, "22003"],
    ["with text for a weight", { weight: "heavy" }, "22P02"],
    ["with true for a weight", { weight: true }, "22P02"],
    ["with a list for reps", { reps: [8] }, "22P02"],
    ["with a broken exercise id", { exercise_id: "x" }, "22P02"],
    ["in stone", { weight_unit: "st" }, "23514"],
    ["in furlongs", { distance_unit: "fur" }, "23514"],
    ["of an unknown type", { set_type: "mega" }, "23514"],
    ["with an rpe of 11", { rpe: 11 }, "23514"],
    ["number 0", { set_number: 0 }, "23514"],
    ["number 1e10", { set_number: 1e10 }, "22003"],
    ["without a number", { set_number: null }, "23502"],
    ["with endless notes", { notes: "x".repeat(10_001) }, "23514"],
  ])("%s is refused, and nothing is stored", async (_, more, code) => {
    const args = aSave(exercise, { sets: [aSet(exercise, 1), aSet(exercise, 2, more)] })
    expect(await failure(args)).toMatchObject({ code, hint: "step: insert_sets" })
    expect([await logsOf(ann), await setsOf(ann), await opsOf(ann)]).toEqual([[], [], []])
  })

  it("with another person's exercise is refused like one with an unknown exercise", async () => {
    const ben = await somebody("ben")
    const [own] = await database.as(
      ben,
      "insert into public.exercises (name, measure) values ('Secret', 'reps') returning id",
    )
    const bens = await failure(aSave(exercise, { sets: [aSet(String(own?.["id"]), 1)] }))
    const absent = await failure(aSave(exercise, { sets: [aSet(randomUUID(), 1)] }))
    expect(bens).toMatchObject({ code: "42501", message: absent?.message, detail: absent?.detail })
  })

  it("can't share its position with another", async () => {
    const args = aSave(exercise, { sets: [aSet(exercise, 1), aSet(exercise, 1)] })
    expect(await failure(args)).toMatchObject({ code: "23505", hint: "step: insert_sets" })
  })

  it("of zero counts as data", async () => {
    await save(aSave(exercise, { sets: [aSet(exercise, 1, { reps: 0, weight: 0 })] }))
    expect(await setsOf(ann, "reps, weight, weight_kg")).toEqual([{ reps: 0, weight: 0, weight_kg: 0 }])
  })
})

describe("a payload that doesn't make sense", () => {
  it.each([
    ["no log", { log: null }, "23502"],
    ["a log that is a list", { log: [] }, "22023"],
    ["a log that is a number", { log: "1" }, "22023"],
    ["no date", { log: {} }, "23502"],
    ["a day that does not exist", { log: { date: "2026-02-30" } }, "22008"],
    ["a moment for a day", { log: { date: "2026-11-16T23:00:00Z" } }, "22007"],
    ["a word for a day", { log: { date: "today" } }, "22007"],
    ["an infinite day", { log: { date: "infinity" } }, "22007"],
    ["a day in another age", { log: { date: "0001-01-01" } }, "23514"],
    ["half a second", { log: { date: "2026-11-16", duration_seconds: 0.5 } }, "22P02"],
    ["a negative duration", { log: { date: "2026-11-16", duration_seconds: -1 } }, "23514"],
    ["an infinite start", { log: { date: "2026-11-16", started_at: "infinity" } }, "23514"],
    ["endless notes", { log: { date: "2026-11-16", notes: "x".repeat(20_001) } }, "23514"],
    ["sets that are an object", { sets: {} }, "22023"],
    ["sets that are numbers", { sets: [1] }, "22023"],
  ])("%s is refused with the step that failed", async (_, more, code) => {
    const error = await failure(aSave(exercise, more))
    expect(error).toMatchObject({ code, hint: expect.stringMatching(/^step: insert_(log|sets)$/) })
    expect([await logsOf(ann), await opsOf(ann)]).toEqual([[], []])
  })
})

describe("any document", () => {
  const columns =
    "id user_id workout_id name date notes duration_seconds started_at revision exercise_id exercise_order set_number reps weight weight_unit distance rpe set_type"
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("2026-11-16", "NaN", "-Infinity", "1e400000", "\u0000", "\ud800", 1e308, -1, 2 ** 53, [
      [1],
      [2],
    ]),
  )
  const document = fc.dictionary(fc.constantFrom(...columns.split(" ")), value, { maxKeys: 6 })
  const documents = fc.oneof(fc.array(document, { maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }))
  const refused = /^(22|23|42501|0A000|PT4)/

  it("is saved, or refused as the caller's mistake, and never breaks anything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(document, fc.jsonValue()), documents, fc.uuid(), async (log, sets, op_id) => {
        const code = await failure({ op_id, log, sets, expected_revision: 1 }).then((error) => error?.code)
        expect(code ?? "22").toMatch(refused)
        const routine = { op_id, routine: log, exercises: sets, expected_revision: 1 }
        for (const [name, args] of [
          ["save_routine", routine],
          ["save_profile", { op_id, profile: log, weight_date: "2026-11-16" }],
          ["save_weekly_schedule", { op_id, schedule: log }],
          ["commit_workout", { op_id, commitment: log }],
        ] as const) {
          const error = await failureOf(call(database, ann, name, args))
          expect(error?.code ?? "22").toMatch(refused)
        }
      }),
      { numRuns: 200 },
    )
  }, 120_000)
})
