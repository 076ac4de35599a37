import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"
import { readExport } from "#tests/support/read-export.ts"
import {
  byteOrderMark,
  exportFileName,
  localClockIn,
  sectionGap,
  sectionHead,
  sectionLines,
} from "./data-export.ts"
import {
  type ExportContext,
  exportSections,
  type GoalRow,
  type SetRow,
  type WorkoutLogRow,
} from "./export-sections.ts"

const { localTime, utcOffset } = localClockIn("Europe/Berlin", "UTC")
const noNames = { exercises: new Map(), loads: new Map(), workouts: new Map() }
const context: ExportContext = { ...noNames, localTime, utcOffset }
const at = "2026-11-21T09:30:05.123456+00:00"

const aLog: WorkoutLogRow = {
  id: "log",
  date: "2026-11-21",
  workout_id: null,
  name: null,
  notes: null,
  duration_seconds: null,
  started_at: null,
  created_at: at,
  updated_at: at,
  run_id: null,
  slot: null,
  counts: null,
  prescribed: null,
  advice: null,
}
const aSet: SetRow = {
  id: "set",
  workout_log_id: "log",
  date: "2026-11-21",
  exercise_id: "bench",
  exercise_order: 1,
  set_number: 1,
  set_type: "normal",
  reps: "8",
  weight: "60.5",
  weight_unit: "kg",
  duration_minutes: null,
  distance: null,
  distance_unit: "km",
  rpe: null,
  notes: null,
  superset: null,
  per_side: false,
  created_at: at,
  prescribed_set: null,
}
const aGoal: GoalRow = {
  id: "goal",
  title: "Bench",
  goal_type: "strength",
  exercise_id: null,
  metric: "weight",
  target_value: "100",
  current_value: null,
  unit: "kg",
  start_date: null,
  target_date: null,
  status: "active",
  achieved_at: null,
  created_at: at,
  updated_at: at,
}

interface Rows {
  logs?: WorkoutLogRow[]
  sets?: SetRow[]
  goals?: GoalRow[]
}

/** A file with these rows. All sections that they don't belong to are empty. */
function fileOf({ logs = [], sets = [], goals = [] }: Rows, names: Partial<ExportContext> = {}) {
  const {
    profiles,
    workout_logs,
    set_logs,
    weight_logs,
    goals: goalSection,
    ai_analyses,
    exercise_notes,
    body_measurements,
  } = exportSections
  const written = { ...context, ...names }
  return (
    byteOrderMark +
    [
      sectionHead(profiles),
      sectionHead(workout_logs) + sectionLines(workout_logs, logs, written),
      sectionHead(set_logs) + sectionLines(set_logs, sets, written),
      sectionHead(weight_logs),
      sectionHead(goalSection) + sectionLines(goalSection, goals, written),
      sectionHead(ai_analyses),
      sectionHead(exercise_notes),
      sectionHead(body_measurements),
    ].join(sectionGap)
  )
}

describe("the file", () => {
  it("has the specification's sections, the exercise notes and the measurements, each with its column names", () => {
    const lines = fileOf({}).split("\r\n")
    const titles = [
      "Profile Data",
      "Workout Logs",
      "Set Logs",
      "Weight Logs",
      "Goals",
      "AI Analyses",
      "Exercise Notes",
      "Body Measurements",
    ]
    expect(lines.filter((_, index) => index % 3 === 0)).toEqual([
      `${byteOrderMark}Profile Data`,
      ...titles.slice(1),
    ])
    expect(lines[7]).toBe(
      "id,workout_log_id,workout_date,exercise_id,exercise_name,exercise_order,set_number,set_type,reps,weight,weight_unit," +
        "duration_minutes,distance,distance_unit,rpe,notes,created_at,superset,per_side,exercise_load,prescribed_set",
    )
    expect(lines[16]).toBe(
      "id,user_id,workout_log_id,month,analysis_type,analysis_text,created_at,updated_at",
    )
  })

  it("is named after the day", () => {
    expect(exportFileName("2026-01-09", "csv")).toBe("repertoire-data-20260109.csv")
    expect(exportFileName("2026-01-09", "json")).toBe("repertoire-data-20260109.json")
    expect(exportFileName("2026-01-09", "sets")).toBe("repertoire-sets-20260109.csv")
  })

  it("names workouts by their saved name, their routine, or a general name", () => {
    const logs = [
      { ...aLog, name: "Push, heavy", workout_id: "push" },
      { ...aLog, workout_id: "push" },
      { ...aLog, workout_id: "gone" },
      aLog,
    ]
    const { workout_logs } = readExport(fileOf({ logs }, { workouts: new Map([["push", "Push"]]) }))
    expect(workout_logs.map(({ workout_name }) => workout_name)).toEqual([
      "Push, heavy",
      "Push",
      "Unknown Workout",
      "Ad-Hoc Workout",
    ])
  })

  it("names exercises, and says Overall for a goal without one", () => {
    const rows = {
      sets: [aSet, { ...aSet, exercise_id: "unheard of" }],
      goals: [aGoal, { ...aGoal, exercise_id: "bench" }, { ...aGoal, exercise_id: "unheard of" }],
    }
    const { set_logs, goals } = readExport(fileOf(rows, { exercises: new Map([["bench", "Bench Press"]]) }))
    expect(set_logs.map(({ exercise_name }) => exercise_name)).toEqual(["Bench Press", "Unknown Exercise"])
    expect(goals.map(({ exercise_name }) => exercise_name)).toEqual([
      "Overall",
      "Bench Press",
      "Unknown Exercise",
    ])
  })

  it("can be read back, whatever people wrote", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(awkwardText, awkwardText), { maxLength: 8 }), (pairs) => {
        const logs = pairs.map(([name, notes]) => ({ ...aLog, name, notes }))
        const sets = pairs.map(([notes, reps]) => ({ ...aSet, notes, reps: String(reps.length) }))
        const { workout_logs, set_logs } = readExport(fileOf({ logs, sets }))
        expect(workout_logs.map(({ workout_name, notes }) => [workout_name, notes])).toEqual(pairs)
        expect(set_logs.map(({ notes, reps }) => [notes, reps])).toEqual(
          sets.map(({ notes, reps }) => [notes, reps]),
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe("a timestamp", () => {
  it("is written on the person's clock, in summer and in winter", () => {
    expect([at, "2026-07-01T22:30:00+00:00", at].map(localTime)).toEqual([
      "2026-11-21 10:30:05",
      "2026-07-02 00:30:00",
      "2026-11-21 10:30:05",
    ])
  })

  it("uses the device's time zone if the profile has none, or an unknown one", () => {
    expect([null, "Mars/Olympus"].map((zone) => localClockIn(zone, "Asia/Kathmandu").localTime(at))).toEqual([
      "2026-11-21 15:15:05",
      "2026-11-21 15:15:05",
    ])
  })

  it("of a workout's start includes the UTC offset", () => {
    expect([at, "2026-07-01T22:30:00+00:00"].map(utcOffset)).toEqual(["UTC+01:00", "UTC+02:00"])
    expect(localClockIn("America/St_Johns", "UTC").utcOffset(at)).toBe("UTC-03:30")
    expect(localClockIn("UTC", "Asia/Tokyo").utcOffset(at)).toBe("UTC+00:00")
    const logs = [{ ...aLog, started_at: at }, aLog]
    const { workout_logs } = readExport(fileOf({ logs }))
    expect(workout_logs.map(({ started_at, utc_offset }) => [started_at, utc_offset])).toEqual([
      ["2026-11-21 10:30:05", "UTC+01:00"],
      ["", ""],
    ])
  })
})
