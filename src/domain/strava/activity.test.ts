import { describe, expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { sharedTime, type SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { manualActivity, externalId } from "./activity.ts"

function activityOf(workout: SharedWorkout, zone = "Europe/Berlin") {
  return manualActivity(workout, sharedTime(workout, zone), "in words")
}

const cardioSet = (name: string, distance: number | null = null) =>
  aSharedSet({
    exercises: { name, type: "cardio", measure: "distance_time" },
    ...{ reps: null, weight: null, duration_minutes: 20, distance, distance_unit: "mi" },
  })

describe("a manual activity", () => {
  it("is strength as soon as one exercise counts reps", () => {
    const workout = { ...aSharedWorkout(), sets: [cardioSet("Running"), aSharedSet()] }
    expect(activityOf(workout).sport_type).toBe("WeightTraining")
  })

  it.each([
    [["Running (Treadmill)"], "Run"],
    [["Incline Treadmill Walk"], "Walk"],
    [["Rowing Machine"], "Rowing"],
    [["Running", "Interval Running"], "Run"],
    [["Running", "Rowing Machine"], "Workout"],
    [["Battle Ropes"], "Workout"],
    [["Hike"], "Hike"],
    [["Mountain hiking"], "Hike"],
    [["Cycling (Stationary)"], "Ride"],
    [["Swimming"], "Swim"],
    [["Elliptical"], "Elliptical"],
    [["Stair Climber", "Stairmaster"], "StairStepper"],
    [["Trampoline"], "Workout"],
    [["Brunch"], "Workout"],
  ])("of %j is a %s", (names, sport) => {
    const workout = { ...aSharedWorkout(), sets: names.map((name) => cardioSet(name)) }
    expect(activityOf(workout).sport_type).toBe(sport)
  })

  it("is strength if an exercise can't be read, and cardio if it counts only time", () => {
    const unreadable = { ...aSharedWorkout(), sets: [aSharedSet({ exercises: null })] }
    expect(activityOf(unreadable).sport_type).toBe("WeightTraining")
    const timed = aSharedSet({ exercises: { name: "Rowing Machine", type: "cardio", measure: "time" } })
    expect(activityOf({ ...aSharedWorkout(), sets: [timed] }).sport_type).toBe("Rowing")
  })

  it("is a workout if there are no sets", () => {
    expect(activityOf({ ...aSharedWorkout(), sets: [] }).sport_type).toBe("Workout")
  })

  it("has the workout's name, length and text", () => {
    const workout = aSharedWorkout()
    const { seconds } = sharedTime(workout, "Europe/Berlin")
    expect(activityOf(workout)).toMatchObject({ elapsed_time: seconds, description: "in words" })
    expect(activityOf(workout).name).toBe('Push <1> & "more"')
  })

  it("is identified by the workout's id and version", () => {
    expect(externalId("log", 3)).toBe("log.3")
  })

  it("starts by the local clock, and adds up its distances in meters", () => {
    const workout = { ...aSharedWorkout(), sets: [cardioSet("Running", 1), cardioSet("Running", 2)] }
    expect(activityOf(workout)).toMatchObject({ start_date_local: "2026-03-02T18:00:00Z", distance: 4828 })
    expect(activityOf(workout, "America/New_York").start_date_local).toBe("2026-03-02T12:00:00Z")
    expect(activityOf(aSharedWorkout())).not.toHaveProperty("distance")
  })
})
