import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { GoalPoint } from "./goal-progress.ts"
import { daysBetween } from "#domain/days/local-day.ts"
import { projectGoal } from "./goal-trend.ts"
import { addDays } from "#domain/days/local-day.ts"

const today = "2026-11-21"

/** Enough training days for a trend, given as days before today, oldest first. */
const trainedDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 180 }), { minLength: 4, maxLength: 26 })
  .map((days) => days.toSorted((one, other) => other - one))
  .filter((days) => (days[0] ?? 0) - (days.at(-1) ?? 0) >= 21 && (days.at(-1) ?? 0) <= 42)

const pointsAt = (
  days: readonly number[],
  valueAt: (daysAgo: number, index: number) => number,
): GoalPoint[] =>
  days.map((daysAgo, index) => ({ day: addDays(today, -daysAgo), value: valueAt(daysAgo, index) }))

const history = trainedDays.chain((days) =>
  fc
    .array(fc.integer({ min: 0, max: 400 }), { minLength: days.length, maxLength: days.length })
    .map((values) => pointsAt(days, (_, index) => (values[index] ?? 0) / 2)),
)

describe("a projection", () => {
  it("of a straight line is exactly the day on which the line meets the target", () => {
    fc.assert(
      fc.property(
        trainedDays,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 700 }),
        (days, eighths, ahead) => {
          const pace = eighths / 8
          const points = pointsAt(days, (daysAgo) => 1000 - daysAgo * pace)
          const day = addDays(today, ahead)
          expect(projectGoal(points, 1000 + ahead * pace, today)).toEqual({
            kind: "dated",
            day,
            earliest: day,
            latest: day,
          })
        },
      ),
    )
  })

  // Calculated by hand following Sen (1968): all slopes between two points in order, with the same number cut off at both ends,
  // which is (slopes − 1.2816 √(n (n − 1) (2n + 5) / 18)) / 2, rounded down.
  it("of five weeks uses the median slope, and for its range the third slope from either end", () => {
    // The slopes per week are -1, 0.5, 1, 1.33, 1.5, 1.5, 1.67, 2, 2.5 and 4; the middle point is 83, two weeks ago.
    const values = [80, 82, 81, 85, 86]
    const points = pointsAt([28, 21, 14, 7, 0], (_, index) => values[index] ?? 0)
    expect(projectGoal(points, 98, today)).toEqual({
      kind: "dated",
      day: addDays(today, 70 - 14),
      earliest: addDays(today, Math.ceil(52.5 - 14)),
      latest: addDays(today, 105 - 14),
    })
  })

  it("of an even number of points goes between the middle two", () => {
    // The slopes per ten days are 0, 1, 2, 3, 4.5 and 7, so the median is 2.5; the middle point is 102.5, 15 days ago.
    const values = [100, 100, 102, 109]
    const points = pointsAt([30, 20, 10, 0], (_, index) => values[index] ?? 0)
    expect(projectGoal(points, 122.5, today)).toEqual({
      kind: "dated",
      day: addDays(today, 80 - 15),
      earliest: addDays(today, Math.ceil(200 / 4.5 - 15)),
      latest: addDays(today, 200 - 15),
    })
  })

  it("isn't changed by one bad session", () => {
    fc.assert(
      fc.property(
        trainedDays.filter(({ length }) => length >= 6),
        fc.nat(25),
        (days, at) => {
          const points = pointsAt(days, (daysAgo, index) =>
            index === at % days.length ? 10 : 1000 - daysAgo,
          )
          const projection = projectGoal(points, 1100, today)
          expect(projection).toMatchObject({ kind: "dated", day: addDays(today, 100) })
        },
      ),
    )
  })

  it("is between its earliest and latest day, and after today", () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 300 }), (points, target) => {
        const projection = projectGoal(points, target, today)
        if (projection.kind !== "dated") return
        const { day, earliest, latest } = projection
        expect(earliest > today).toBe(true)
        const days = [earliest, day, latest ?? "9999"]
        expect(days.toSorted()).toEqual(days)
      }),
    )
  })

  it("is the same in any unit", () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom(2, 0.5, 4),
        (points, target, factor) => {
          const other = points.map(({ day, value }) => ({ day, value: value * factor }))
          expect(projectGoal(other, target * factor, today)).toEqual(projectGoal(points, target, today))
        },
      ),
    )
  })

  it("shifts with the calendar", () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: -500, max: 500 }),
        (points, target, days) => {
          const moved = points.map(({ day, value }) => ({ day: addDays(day, days), value }))
          const there = projectGoal(points, target, today)
          const here = projectGoal(moved, target, addDays(today, days))
          expect(here.kind).toBe(there.kind)
          if (here.kind === "dated" && there.kind === "dated")
            expect(daysBetween(there.day, here.day)).toBe(days)
        },
      ),
    )
  })

  it("is missing if nothing rises", () => {
    fc.assert(
      fc.property(trainedDays, fc.integer({ min: 0, max: 4 }), (days, pace) => {
        const points = pointsAt(days, (daysAgo) => 100 + daysAgo * pace)
        expect(projectGoal(points, 1000, today)).toEqual({ kind: "standing" })
      }),
    )
  })

  it("is missing while there is too little data", () => {
    expect(projectGoal([], 100, today)).toEqual({ kind: "too_early" })
    const threeDays = pointsAt([40, 20, 0], (daysAgo) => 90 - daysAgo)
    expect(projectGoal(threeDays, 100, today)).toEqual({ kind: "too_early" })
    const aFortnight = pointsAt([14, 10, 6, 4, 0], (daysAgo) => 90 - daysAgo)
    expect(projectGoal(aFortnight, 100, today)).toEqual({ kind: "too_early" })
  })

  it("is missing after a break, and for targets that are years away", () => {
    const before = pointsAt([100, 80, 60, 43], (daysAgo) => 90 - daysAgo)
    expect(projectGoal(before, 100, today)).toEqual({ kind: "paused", since: addDays(today, -43) })
    const slow = pointsAt([60, 40, 20, 0], (daysAgo) => 90 - daysAgo / 100)
    expect(projectGoal(slow, 100, today)).toEqual({ kind: "far" })
  })

  it("has no latest day if the trend may also be flat", () => {
    const values = [80, 86, 78, 88, 79, 90, 81]
    const points = pointsAt([42, 35, 28, 21, 14, 7, 0], (_, index) => values[index] ?? 0)
    expect(projectGoal(points, 100, today)).toMatchObject({ kind: "dated", latest: null })
  })
})
