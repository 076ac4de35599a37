import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import {
  daysPerWeek,
  equipmentAtHand,
  type PastWorkout,
  saysEnough,
  standingStill,
  usualMinutes,
  usualWeekdays,
} from "./past-training.ts"

const friday = "2026-11-20"

function workout(daysAgo: number, weight = 80, reps = 5): PastWorkout {
  const set = { reps, weight, weight_unit: "kg" as const, set_type: "normal" as const }
  const rest = { duration_minutes: null, distance: null, distance_unit: null }
  const bench = { exercise_id: "bench", name: "Bench Press", measure: "weight_reps" as const }
  return {
    date: addDays(friday, -daysAgo),
    duration_seconds: 60 * (50 + daysAgo),
    exercises: [{ ...bench, equipment: "barbell", sets: [{ ...set, ...rest }] }],
  }
}

describe("past training", () => {
  it("shows how many days a week a person trains, over the weeks since they began", () => {
    expect(daysPerWeek([], friday)).toBeNull()
    expect(
      daysPerWeek(
        [0, 2, 4, 7, 9, 11].map((days) => workout(days)),
        friday,
      ),
    ).toBe(3)
    expect(
      daysPerWeek(
        [0, 0, 2].map((days) => workout(days)),
        friday,
      ),
    ).toBe(2)
    expect(daysPerWeek([workout(57)], friday)).toBeNull()
  })

  it("shows the usual weekdays, and spreads missing ones over the week", () => {
    expect(usualWeekdays([], friday, 3)).toEqual([0, 2, 4])
    expect(
      usualWeekdays(
        [1, 8, 15, 3, 10].map((days) => workout(days)),
        friday,
        2,
      ),
    ).toEqual([1, 3])
    const saturdays = [6, 13, 20, 27].map((days) => workout(days))
    expect(usualWeekdays(saturdays, friday, 3)).toEqual([0, 2, 5])
    expect(usualWeekdays([workout(6)], friday, 3)).toEqual([0, 2, 4])
    expect([2, 3, 4, 5].map((count) => usualWeekdays([], friday, count))).toEqual([
      [0, 3],
      [0, 2, 4],
      [0, 1, 3, 4],
      [0, 1, 2, 4, 5],
    ])
  })

  it("counts only with several workouts over two weeks", () => {
    const says = (...days: number[]) =>
      saysEnough(
        days.map((each) => workout(each)),
        friday,
      )
    expect(says(0)).toBe(false)
    expect(says(0, 1, 2, 3, 4)).toBe(false)
    expect(says(0, 7, 13)).toBe(false)
    expect(says(0, 5, 9, 13)).toBe(true)
    expect(says(0, 60, 61, 62, 63)).toBe(false)
  })

  it("uses the median duration", () => {
    expect(usualMinutes([workout(1), workout(3), workout(40)])).toBe(53)
    expect(usualMinutes([])).toBeNull()
  })

  it("finds a lift without a better set in six weeks, if it was trained three times since then", () => {
    const lately = [workout(1), workout(8), workout(15)]
    const lift = [{ exercise_id: "bench", exercise_name: "Bench Press" }]
    expect(standingStill([...lately, workout(50)], friday)).toEqual(lift)
    expect(standingStill([...lately, workout(50, 77.5)], friday)).toEqual([])
    expect(standingStill([...lately.slice(1), workout(50)], friday)).toEqual([])
    expect(standingStill(lately, friday)).toEqual([])
  })

  it("knows what comes with equipment: a rack with a barbell, a pull-up bar with a gym's machines", () => {
    expect(equipmentAtHand(["cable", "barbell", "machine", "band"])).toEqual([
      ...["machines", "bar to hang from", "barbell", "rack", "bench"],
    ])
  })
})
