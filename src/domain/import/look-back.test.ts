import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isFarBeyond, plausibleBest } from "./far-beyond.ts"
import { lookBack } from "./look-back.ts"

const lift = (exercise: number, weight: number | null, more = {}) => ({
  ...{ exercise, exercise_order: 1, set_number: 1, set_type: "normal" as const, reps: 5, weight },
  ...{ weight_unit: "kg" as const, duration_minutes: null, distance: null, distance_unit: "km" as const },
  ...{ rpe: null, notes: null },
  ...more,
})
const workout = (date: string, ...sets: ReturnType<typeof lift>[]) => ({
  ...{ name: null, date, started_at: null, duration_seconds: null, notes: null },
  sets,
})

const lifted = (...names: string[]) => names.map((name) => ({ name, load: "outside" as const }))

describe("the first look back", () => {
  it("has the time span, the best of the most frequent exercise, and the month with the most workouts", () => {
    const workouts = [
      workout("2017-03-01", lift(0, 100), lift(1, 200)),
      workout("2021-05-02", lift(0, 120)),
      workout("2021-05-09", lift(0, 142.5), lift(0, 150, { set_type: "warmup" })),
      workout("2022-10-04", lift(0, 142.5)),
      workout("2025-11-20", lift(0, 140)),
    ]
    expect(lookBack(workouts, lifted("Squat", "Deadlift"))).toEqual({
      months: 104,
      best: { exercise: "Squat", weight: 142.5, unit: "kg", date: "2021-05-09" },
      busiest: { month: "2021-05-01", workouts: 2 },
    })
  })

  it("has no best without weights, and is missing for a single workout", () => {
    const runs = [workout("2025-01-01", lift(0, null)), workout("2025-02-01", lift(0, null))]
    expect(lookBack(runs, lifted("Running"))?.best).toBeNull()
    expect(lookBack(runs.slice(1), lifted("Running"))).toBeNull()
  })

  it("doesn't count a typing mistake as a best", () => {
    const workouts = [90, 95, 960, 92, 94, 96].map((weight, index) =>
      workout(`2025-01-0${index + 1}`, lift(0, weight)),
    )
    expect(lookBack(workouts, lifted("Squat"))?.best?.weight).toBe(96)
  })

  it("doesn't count assistance as a lifted weight", () => {
    const workouts = [
      workout("2025-01-01", lift(0, 40), lift(1, 60)),
      workout("2025-01-02", lift(0, 30), lift(0, 35)),
    ]
    const exercises = [{ name: "Assisted Pull-Up", load: "help" as const }, ...lifted("Squat")]
    expect(lookBack(workouts, exercises)?.best).toMatchObject({ exercise: "Squat", weight: 60 })
  })
})

describe("a weight", () => {
  it("is never far above the others if all are within ten times the lightest", () => {
    const close = fc.array(fc.double({ min: 10, max: 99.9, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(close, (weights) => {
        const best = plausibleBest(weights)
        expect(weights.some((weight) => isFarBeyond(weight, best))).toBe(false)
      }),
    )
  })

  it("is far above the others at ten times the best of five or more; fewer aren't judged", () => {
    expect(isFarBeyond(900, plausibleBest([80, 85, 90, 82.5, 900]))).toBe(true)
    expect(isFarBeyond(899, plausibleBest([80, 85, 90, 82.5, 899]))).toBe(false)
    expect(isFarBeyond(900, plausibleBest([80, 900]))).toBe(false)
  })
})
