import { describe, expect, it } from "vitest"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { monthFigures, withFigures } from "./month-figures.ts"

const workout = (date: string, minutes: number | null, ...names: string[]): TrainedWorkout => ({
  ...{ id: date, date, name: null, notes: null, duration_seconds: minutes === null ? null : minutes * 60 },
  exercises: names.map((name) => ({
    exercise_id: name,
    name,
    measure: "weight_reps",
    equipment: null,
    sets: [],
    planned: null,
  })),
})

describe("the figures of a month", () => {
  it("count workouts and different exercises, and average the known durations", () => {
    const workouts = [
      workout("2026-11-02", 30, "a", "b"),
      workout("2026-11-04", 61, "b"),
      workout("2026-11-05", null),
    ]
    expect(monthFigures(workouts)).toEqual({ totalWorkouts: 3, totalExercises: 2, averageDuration: "45:30" })
    expect(monthFigures([])).toEqual({ totalWorkouts: 0, totalExercises: 0, averageDuration: "N/A" })
  })

  it("replace those in a reply, and name the ones replaced", () => {
    const figures = { totalWorkouts: 3, totalExercises: 2, averageDuration: "45:30" }
    const reply = { summary: "", insights: [], recommendations: [], goalProgress: [] }
    expect(withFigures({ ...reply, keyMetrics: figures }, figures)).toEqual({ ...reply, keyMetrics: figures })
    expect(withFigures({ ...reply, keyMetrics: { ...figures, totalExercises: 12 } }, figures)).toEqual({
      ...{ ...reply, keyMetrics: figures },
      replaced: ["totalExercises"],
    })
  })
})
