import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { usualDays } from "./own-training.ts"
import type { TrainedWorkout } from "./trained-workout.ts"

const monday = "2026-11-23"
const today = "2026-11-27"

/** Workouts on the given numbers of days: one number for each week before this one, latest week first. */
const weeks = (...counts: number[]): TrainedWorkout[] =>
  counts.flatMap((count, week) =>
    Array.from({ length: count }, (_, place) => {
      const date = addDays(monday, place - 7 * (week + 1))
      return { id: date, date, name: null, notes: null, duration_seconds: null, exercises: [] }
    }),
  )

describe("the usual days a week", () => {
  it("follow someone down who has trained once a week for weeks, after four days a week", () => {
    expect(usualDays({ history: weeks(1, 1, 1, 4, 4, 4), today })).toBe(1)
    expect(usualDays({ history: weeks(1, 1, 4, 4, 4, 4), today })).toBe(4)
  })

  it("count the week in progress as soon as it has as many days as the weeks before", () => {
    const now = (count: number) => weeks(count).map((each) => ({ ...each, date: addDays(each.date, 7) }))
    expect(usualDays({ history: [...now(4), ...weeks(4, 3, 3)], today })).toBe(3)
    expect(usualDays({ history: [...now(4), ...weeks(4, 4, 3, 3)], today })).toBe(4)
    expect(usualDays({ history: [...now(2), ...weeks(4, 4, 3, 3)], today })).toBe(3)
    // The first week of training has only a single day.
    expect(usualDays({ history: [...now(3), ...weeks(1)], today })).toBe(3)
    expect(usualDays({ history: [...now(1), ...weeks(1)], today })).toBeNull()
  })

  it("are the median of six weeks, whatever was before", () => {
    expect(usualDays({ history: weeks(3, 3, 2, 3, 4, 3, 6, 6, 6), today })).toBe(3)
  })
})
