import { describe, expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { sharedTime, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { activityByHand } from "./activity.ts"

function activityOf(workout: SharedWorkout, zone = "Europe/Berlin") {
  return activityByHand(workout, sharedTime(workout, zone), "in words")
}

const moved = (name: string, distance: number | null = null) =>
  aSharedSet({
    exercises: { name, type: "cardio", measure: "distance_time" },
    ...{ reps: null, weight: null, duration_minutes: 20, distance, distance_unit: "mi" },
  })

describe("an activity by hand", () => {
  it("is strength as soon as one exercise counts reps", () => {
    const workout = { ...aSharedWorkout(), sets: [moved("Running"), aSharedSet()] }
    expect(activityOf(workout).sport_type).toBe("WeightTraining")
  })

  it.each([
    [["Running (Treadmill)"], "Run"],
    [["Incline Treadmill Walk"], "Walk"],
    [["Rowing Machine"], "Rowing"],
    [["Running", "Interval Running"], "Run"],
    [["Running", "Rowing Machine"], "Workout"],
    [["Battle Ropes"], "Workout"],
  ])("of %j is a %s", (names, sport) => {
    const workout = { ...aSharedWorkout(), sets: names.map((name) => moved(name)) }
    expect(activityOf(workout).sport_type).toBe(sport)
  })

  it("starts by the clock of the place, and adds its distances up in metres", () => {
    const workout = { ...aSharedWorkout(), sets: [moved("Running", 1), moved("Running", 2)] }
    expect(activityOf(workout)).toMatchObject({ start_date_local: "2026-03-02T18:00:00Z", distance: 4828 })
    expect(activityOf(workout, "America/New_York").start_date_local).toBe("2026-03-02T12:00:00Z")
    expect(activityOf(aSharedWorkout())).not.toHaveProperty("distance")
  })
})
