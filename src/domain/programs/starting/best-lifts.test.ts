import { expect, it } from "vitest"
import type { PastWorkout } from "../choosing/past-training.ts"
import { bestLifts } from "./best-lifts.ts"

const numbers = { duration_minutes: null, distance: null, distance_unit: null }
const workout = (date: string, weight: number, reps: number, set_type: "normal" | "warmup" = "normal") => ({
  date,
  duration_seconds: null,
  exercises: [
    {
      ...{ exercise_id: "bench", name: "Bench Press", measure: "weight_reps" as const, equipment: "barbell" },
      sets: [{ ...numbers, reps, weight, weight_unit: "kg" as const, set_type }],
    },
  ],
})

it("the best estimate of 90 days is found with its set (the latest of equal ones), in the requested unit", () => {
  const workouts: PastWorkout[] = [
    workout("2026-08-21", 140, 3),
    workout("2026-10-01", 90, 5),
    workout("2026-11-01", 90, 5),
    workout("2026-11-02", 120, 5, "warmup"),
    workout("2026-11-03", 60, 20),
    workout("2026-12-01", 200, 5),
  ]
  const best = bestLifts(workouts, "2026-11-20", "kg").get("bench")
  expect(best).toEqual({ e1rm: 105, weight: 90, unit: "kg", reps: 5, date: "2026-11-01" })
  expect(bestLifts(workouts, "2026-11-20", "lbs").get("bench")).toMatchObject({
    e1rm: expect.closeTo(231.5, 1),
    weight: 90,
    unit: "kg",
  })
})
