import { describe, expect, it } from "vitest"
import { lookBack } from "./look-back.ts"

describe("the look back", () => {
  const lift = (exercise: number, weight: number | string | null, weight_unit: "kg" | "lbs" = "kg") => ({
    ...{
      exercise,
      exercise_order: 1,
      set_number: 1,
      set_type: "normal" as const,
      reps: 5,
      weight,
      weight_unit,
    },
    ...{ duration_minutes: null, distance: null, distance_unit: "km" as const, rpe: null, notes: null },
  })
  const workout = (date: string, ...sets: ReturnType<typeof lift>[]) => ({
    ...{ name: null, date, started_at: null, duration_seconds: null, notes: null, sets },
  })
  const loads = [
    { name: "Squat", load: "outside" as const },
    { name: "Press", load: "outside" as const },
  ]

  it("finds the heaviest set in either unit, and the first of equally heavy ones, whatever their order", () => {
    const best = (...workouts: ReturnType<typeof workout>[]) => lookBack(workouts, loads)?.best
    expect(best(workout("2026-01-02", lift(0, 100)), workout("2026-01-01", lift(0, "225", "lbs")))).toEqual({
      ...{ exercise: "Squat", weight: 225, unit: "lbs", date: "2026-01-01" },
    })
    expect(best(workout("2026-01-03", lift(0, 100)), workout("2026-01-02", lift(0, 100)))?.date).toBe(
      "2026-01-02",
    )
    expect(best(workout("2026-01-02", lift(0, 100)), workout("2026-01-03", lift(0, 100)))?.date).toBe(
      "2026-01-02",
    )
    expect(
      best(workout("2026-01-01", lift(0, 0), lift(0, 0)), workout("2026-01-02", lift(1, 60)))?.exercise,
    ).toBe("Press")
    expect(best(workout("2026-01-01", lift(2, 60)), workout("2026-01-02", lift(2, 60)))).toBeNull()
  })

  it("names the first of two equally busy months, and needs two workouts", () => {
    const months = [
      workout("2026-02-10"),
      workout("2026-01-10"),
      workout("2026-01-20"),
      workout("2026-02-20"),
    ]
    expect(lookBack(months, [])).toEqual({
      months: 1,
      best: null,
      busiest: { month: "2026-01-01", workouts: 2 },
    })
    expect(lookBack([], [])).toBeNull()
  })
})
