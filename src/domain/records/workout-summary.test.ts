import { describe, expect, it } from "vitest"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { noBests } from "./records.ts"
import { compareWorkouts, workoutSummary } from "./workout-summary.ts"

function lift(exercise_id: string, weight: number, reps: number, values: Partial<DoneSet> = {}) {
  return {
    exercise_id,
    reps,
    weight,
    weight_unit: "kg" as const,
    duration_minutes: null,
    distance: null,
    distance_unit: null,
    set_type: "normal" as const,
    ...values,
  }
}

const last = { equipment: null, last_date: "2026-11-14", last_log_id: "log", last_sets: [] }
const memory = {
  bench: {
    ...last,
    bests: {
      ...noBests,
      heaviest_kg: 80,
      one_rep_max_kg: 100,
      most_reps: 8,
      reps_at: [{ weight_kg: 80, reps: 8 }],
    },
  },
}

describe("the summary of a workout", () => {
  it("adds up the sets in kilograms, in whichever unit they were entered", () => {
    const sets = [lift("bench", 80, 8), lift("bench", 100, 5, { weight_unit: "lbs" }), lift("row", 0, 12)]
    const summary = workoutSummary(3120, sets, memory)
    expect(summary).toMatchObject({ duration_seconds: 3120, sets: 3, exercises: 2 })
    expect(summary.volume_kg).toBeCloseTo(80 * 8 + 100 * 5 * 0.45359237)
  })

  it("lists the best record of each kind for each exercise", () => {
    const sets = [lift("bench", 82.5, 5), lift("bench", 85, 5), lift("bench", 80, 9), lift("row", 200, 10)]
    const { records } = workoutSummary(null, sets, memory)
    expect(records.map(({ exercise_id, kind, set }) => [exercise_id, kind, set.weight, set.reps])).toEqual([
      ["bench", "weight", 85, 5],
      ["bench", "one_rep_max", 80, 9],
      ["bench", "reps", 80, 9],
    ])
    // The second record is an estimate of 80 × 39 / 30. The other kinds of records have none.
    expect(records.map(({ estimate_kg }) => estimate_kg)).toEqual([null, 104, null])
  })
})

it("compares two workouts wherever both have a value", () => {
  const before = { duration_seconds: null, volume_kg: 1000, sets: 10 }
  const now = { duration_seconds: 3000, volume_kg: 1200, sets: 9 }
  expect(compareWorkouts(now, before)).toEqual({ duration_seconds: null, volume_kg: 200, sets: -1 })
  expect(compareWorkouts(before, now).duration_seconds).toBeNull()
  expect(compareWorkouts(now, { ...now, duration_seconds: 2700 }).duration_seconds).toBe(300)
})
