import * as fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import type { FileHistory } from "#domain/import/file-history.ts"
import { recognize } from "#domain/import/recognize.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { localClockIn } from "./data-export.ts"
import type { ExportContext, SetRow, WorkoutLogRow } from "./export-sections.ts"
import { setsTable } from "./sets-table.ts"

const context: ExportContext = {
  exercises: new Map([
    ["bench", "Bench Press (Barbell)"],
    ["run", "Running"],
  ]),
  loads: new Map(),
  workouts: new Map([["routine", "Upper, heavy"]]),
  ...localClockIn("Europe/Berlin", "UTC"),
}
const at = "2026-11-21T09:30:05.123456+00:00"
const none = { run_id: null, slot: null, counts: null, prescribed: null, advice: null }

const log = (id: string, other: Partial<WorkoutLogRow> = {}): WorkoutLogRow => ({
  ...{ id, date: "2026-11-21", workout_id: null, name: "Upper", notes: null, duration_seconds: null },
  ...{ started_at: null, created_at: at, updated_at: at, ...none, ...other },
})

const set = (workout_log_id: string, other: Partial<SetRow> = {}): SetRow => ({
  ...{
    id: "set",
    workout_log_id,
    date: "2026-11-21",
    exercise_id: "bench",
    exercise_order: 1,
    set_number: 1,
  },
  ...{ set_type: "normal", reps: "8", weight: "60.5", weight_unit: "kg", duration_minutes: null },
  ...{ distance: null, distance_unit: "km", rpe: null, notes: null, superset: null, per_side: false },
  ...{ created_at: at, prescribed_set: null, ...other },
})

const write = (logs: WorkoutLogRow[], pages: SetRow[][], units: "metric" | "imperial" = "metric") => {
  const table = setsTable({ logs, units, context })
  return table.head + pages.map((sets) => table.lines(sets)).join("")
}

/** The file's rows as objects. */
const rowsOf = (file: string) => Papa.parse<Record<string, string>>(file, { header: true }).data.slice(0, -1)

function readBack(file: string): FileHistory {
  const [header = [], ...rows] = Papa.parse<string[]>(file).data
  const reader = recognize(header)
  if (!reader) throw new Error("Nobody knows this file.")
  for (const [index, cells] of rows.entries()) reader.add(cells, index + 2)
  return reader.finish()
}

describe("the table of sets", () => {
  it("begins with the columns of Strong's comma-separated files, and ends with the units", () => {
    expect(write([], [])).toBe(
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE,Weight Unit,Distance Unit\r\n",
    )
  })

  it("numbers an exercise's sets, also from page to page, and gives warm-ups, drops and failures their letters", () => {
    const kinds = ["warmup", "normal", "drop", "normal", "failure", "rest_pause"]
    const sets = kinds.map((set_type, index) => set("one", { set_type, set_number: index + 1 }))
    const next = set("one", { exercise_id: "run", exercise_order: 2 })
    const rows = rowsOf(write([log("one")], [sets.slice(0, 3), [...sets.slice(3), next]]))
    expect(rows.map((row) => row["Set Order"])).toEqual(["W", "1", "D", "2", "F", "3", "1"])
  })

  it("writes the day of the log with the time it began, and noon and the minutes after it for logs without one", () => {
    // A workout that began shortly before midnight in New York. The phone's owner has since moved to Berlin.
    const late = log("three", { started_at: "2026-11-22T04:30:00Z", duration_seconds: 4510 })
    const rows = rowsOf(write([log("one"), log("two"), late], [[set("one"), set("two"), set("three")]]))
    expect(rows.map((row) => [row["Date"], row["Duration"]])).toEqual([
      ["2026-11-21 12:00:00", ""],
      ["2026-11-21 12:01:00", ""],
      ["2026-11-21 05:30:00", "1h 15m"],
    ])
    expect(readBack(write([log("one"), log("two"), late], [[set("one"), set("two")]])).workouts).toHaveLength(
      2,
    )
  })

  it("writes every load in the person's unit, so that it converts back to what was typed", () => {
    const pounds = set("one", { weight: "135", weight_unit: "lbs", set_number: 2 })
    const miles = set("one", { ...{ reps: null, weight: null }, distance: "3.1", distance_unit: "mi" })
    const rows = rowsOf(write([log("one")], [[set("one"), pounds, { ...miles, duration_minutes: "25.5" }]]))
    expect(rows.map((row) => [row["Weight"], row["Weight Unit"], row["Distance"], row["Seconds"]])).toEqual([
      ["60.5", "kg", "", ""],
      [String(convertWeight(135, "lbs", "kg")), "kg", "", ""],
      ["", "", "4.99", "1530"],
    ])
    expect(Math.round(convertWeight(Number(rows[1]?.["Weight"]), "kg", "lbs"))).toBe(135)
  })

  it("writes a workout's note once, names by routine, and a formula as text", () => {
    const noted = log("one", { name: null, workout_id: "routine", notes: "=1+1" })
    const file = write([noted], [[set("one", { notes: "+slow" }), set("one", { set_number: 2 })]])
    expect(rowsOf(file).map((row) => [row["Workout Name"], row["Workout Notes"], row["Notes"]])).toEqual([
      ["Upper, heavy", "'=1+1", "'+slow"],
      ["Upper, heavy", "", ""],
    ])
  })

  it("is read back by the import as the same training: 2,000 histories", () => {
    const aSet = fc.record({
      set_type: fc.constantFrom("normal", "warmup", "drop", "failure"),
      exercise_id: fc.constantFrom("bench", "run"),
      reps: fc.integer({ min: 1, max: 50 }).map(String),
      weight: fc.integer({ min: 2, max: 800 }).map((halves) => String(halves / 2)),
      weight_unit: fc.constantFrom("kg", "lbs"),
      rpe: fc.option(fc.integer({ min: 12, max: 20 }).map((halves) => String(halves / 2))),
    })
    const workouts = fc.array(fc.array(aSet, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(workouts, fc.constantFrom("metric" as const, "imperial" as const), (made, units) => {
        const logs = made.map((_, index) => log(String(index)))
        const sets = made.flatMap((each, index) =>
          each.map((one, place) => set(String(index), { ...one, exercise_order: place + 1 })),
        )
        const { workouts: read, problems } = readBack(write(logs, [sets], units))
        // A load far above the others causes a remark, but is kept.
        expect(problems.filter(({ leftOut }) => leftOut)).toEqual([])
        expect(read.map(({ exercises }) => exercises.flatMap((each) => each.sets))).toEqual(
          made.map((each) =>
            each.map((one) => {
              const unit = units === "metric" ? "kg" : "lbs"
              const from = one.weight_unit === "kg" ? "kg" : "lbs"
              return expect.objectContaining({
                set_type: one.set_type,
                reps: Number(one.reps),
                weight: convertWeight(Number(one.weight), from, unit),
                weight_unit: unit,
                rpe: one.rpe === null ? null : Number(one.rpe),
              })
            }),
          ),
        )
      }),
      { numRuns: 2000 },
    )
  })
})
