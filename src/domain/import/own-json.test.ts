import { describe, expect, it } from "vitest"
import { aCompleteExport, aMoment, aSetRow } from "#tests/support/a-complete-export.ts"
import type { CompleteExport } from "#domain/export/complete-export.ts"
import { readOwnJson } from "./formats/own-json.ts"

const read = (content: object) => readOwnJson(JSON.stringify(content))
function historyOf(content: object) {
  const history = read(content)
  if (typeof history === "string") throw new Error(history)
  return history
}
const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) })
const withPlan = (schedule_json: unknown) => ({
  ...aCompleteExport,
  generated_weekly_schedules: [{ ...aCompleteExport.generated_weekly_schedules[0], schedule_json }],
})

describe("Repertoire's own JSON", () => {
  it.each<[string, string, string]>([
    ["text", "hello", "no export"],
    ["a list", "[]", "no export"],
    ["of another format", '{"format":"other","version":1}', "no export"],
    ["without a version", '{"format":"repertoire-export"}', "no export"],
    ["cut off", '{"format": "repertoire-export", "version": 6, "pro', "broken"],
    ["of a version to come", '{"format":"repertoire-export","version":10}', "newer"],
    ["without its tables", '{"format":"repertoire-export","version":5}', "broken"],
  ])("that is %s isn't recognized", (_, text, problem) => {
    expect(readOwnJson(text)).toBe(problem)
  })

  it("is refused as damaged if a database couldn't hold it, or if it is nested endlessly", () => {
    const workout = (name: string) => ({
      ...aCompleteExport,
      workouts: [{ ...aCompleteExport.workouts[0], name }],
    })
    expect([read(workout("Push\0")), read(workout("Push\uD83D")), read(workout("Push\uDE00"))]).toEqual([
      ...["broken", "broken", "broken"],
    ])
    expect(read(withPlan({ "day\0": 1 }))).toBe("broken")
    expect(read(withPlan([["\uD83D"]]))).toBe("broken")
    expect(historyOf(workout("Push \\u0000 🏋")).complete?.workouts[0]?.name).toBe("Push \\u0000 🏋")
    expect(historyOf(withPlan({ day: null, more: [null, 1] })).problems).toEqual([])
    expect(typeof read(withPlan(nested(96)))).toBe("object")
    expect(read(withPlan(nested(97)))).toBe("broken")
  })

  it("contains workouts with their sets in order, weights and all other rows", () => {
    const [log] = aCompleteExport.workout_logs
    const rows = [
      {
        ...aSetRow,
        exercise_order: 2,
        set_number: 1,
        reps: null,
        distance: "5.25",
        distance_unit: "mi" as const,
      },
      { ...aSetRow, exercise_order: 1, set_number: 2, weight: "-12.50", rpe: "8.5", duration_minutes: "1.5" },
      { ...aSetRow, exercise_order: 1, set_number: 1, superset: 3, per_side: true },
      { ...aSetRow, workout_log_id: aSetRow.id.replace("0", "1") },
    ]
    const file: CompleteExport = { ...aCompleteExport, set_logs: rows }
    const history = historyOf(file)
    expect(history).toMatchObject({ source: "Repertoire", problems: [], complete: file })
    expect(history.weights).toEqual([
      {
        ...{ line: 1, at: { kind: "day", day: "2026-11-21" }, weight: 62.3, weight_unit: "kg" },
        row: aCompleteExport.weight_logs[0],
      },
    ])
    const set = {
      ...{
        set_type: "normal",
        reps: 8,
        weight: -12.5,
        weight_unit: "kg",
        duration_minutes: null,
        distance: null,
      },
      ...{ distance_unit: "km", rpe: null, notes: 'Slow, "left"', superset: null, per_side: false },
    }
    expect(history.workouts).toEqual([
      {
        ...{ line: 1, name: "Push", start: { kind: "day", day: "2026-11-21" }, duration_seconds: 3600 },
        ...{ notes: null, rows: { log, sets: [rows[2], rows[1], rows[0]] } },
        exercises: [
          {
            name: "Dip",
            sets: [
              { ...set, superset: 3, per_side: true },
              { ...set, rpe: 8.5, duration_minutes: 1.5 },
            ],
          },
          { name: "Dip", sets: [{ ...set, reps: null, distance: 5.25, distance_unit: "mi" }] },
        ],
      },
    ])
  })

  it("of an earlier version has sets without supersets and sides", () => {
    const { superset: _, per_side: __, ...earlier } = aSetRow
    const { workouts } = historyOf({ ...aCompleteExport, version: 1, set_logs: [earlier], exercises: [] })
    expect(workouts[0]?.exercises).toMatchObject([{ name: "?", sets: [{ superset: null, per_side: false }] }])
    expect(historyOf(aCompleteExport).complete?.exported_at).toBe(aMoment)
  })
})
