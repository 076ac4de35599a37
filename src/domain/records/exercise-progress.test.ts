import { describe, expect, it } from "vitest"
import {
  type ExerciseSession,
  exerciseSessionsOf,
  figuresOf,
  pointsOf,
  recordsOver,
} from "./exercise-progress.ts"

const session = (log_id: string, day: string, values: Partial<ExerciseSession>): ExerciseSession => ({
  log_id,
  day,
  ...values,
})

const sessions = [
  session("a", "2026-11-01", { weight_kg: 80, reps: 8, one_rep_max_kg: 101 }),
  session("b", "2026-11-08", { weight_kg: 85, reps: 5 }),
  session("c", "2026-11-08", { weight_kg: 82.5, reps: 9 }),
  session("d", "2026-11-15", { weight_kg: 85, reps: 3 }),
]

describe("the sessions of an exercise", () => {
  it("show when each best was first reached", () => {
    expect(recordsOver(sessions)).toEqual([
      { figure: "one_rep_max_kg", value: 101, day: "2026-11-01", log_id: "a" },
      { figure: "weight_kg", value: 85, day: "2026-11-08", log_id: "b" },
      { figure: "reps", value: 9, day: "2026-11-08", log_id: "c" },
    ])
    expect(recordsOver([])).toEqual([])
    const runs = [
      session("e", "2026-11-02", { km: 5, minutes: 31 }),
      session("f", "2026-11-09", { km: 4.8, minutes: 31 }),
      session("g", "2026-11-16", { weight_kg: -20 }),
      session("h", "2026-11-17", { weight_kg: -25 }),
    ]
    expect(recordsOver(runs)).toEqual([
      { figure: "weight_kg", value: -20, day: "2026-11-16", log_id: "g" },
      { figure: "km", value: 5, day: "2026-11-02", log_id: "e" },
      { figure: "minutes", value: 31, day: "2026-11-02", log_id: "e" },
    ])
  })

  it("have their whole volume as the last of their figures", () => {
    const lifts = [
      session("a", "2026-11-01", { volume_kg: 1920, reps: 8 }),
      session("b", "2026-11-08", { volume_kg: 2345 }),
    ]
    expect(recordsOver(lifts).at(-1)).toEqual({
      figure: "volume_kg",
      value: 2345,
      day: "2026-11-08",
      log_id: "b",
    })
  })

  it("give one point per day, and mark the first one with the best value", () => {
    expect(pointsOf(sessions, "weight_kg")).toEqual([
      { day: "2026-11-01", value: 80, isRecord: false },
      { day: "2026-11-08", value: 85, isRecord: true },
      { day: "2026-11-15", value: 85, isRecord: false },
    ])
    expect(pointsOf(sessions, "km")).toEqual([])
    expect(figuresOf(sessions)).toEqual(["one_rep_max_kg", "weight_kg", "reps"])
  })

  it("are read from a response, and any other shape is refused", () => {
    expect(exerciseSessionsOf([{ log_id: "a", day: "2026-11-01", km: 5 }])).toEqual([
      { log_id: "a", day: "2026-11-01", km: 5 },
    ])
    expect(() => exerciseSessionsOf({ message: "no" })).toThrow(/"code": "invalid_/)
  })
})
