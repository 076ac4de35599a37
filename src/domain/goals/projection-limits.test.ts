import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { projectGoal } from "./goal-trend.ts"

const today = "2026-11-21"
const points = (...all: [daysAgo: number, value: number][]) =>
  all.map(([daysAgo, value]) => ({ day: addDays(today, -daysAgo), value }))
/** Points on these days, which rise by one per day, up to 100 today. */
const line = (...daysAgo: number[]) => points(...daysAgo.map((ago): [number, number] => [ago, 100 - ago]))
const dated = (day: number, earliest = day, latest = day) => ({
  kind: "dated",
  day: addDays(today, day),
  earliest: addDays(today, earliest),
  latest: addDays(today, latest),
})

describe("a projection", () => {
  it("looks back over half a year", () => {
    expect(projectGoal(line(182, 40, 20, 0), 110, today)).toEqual(dated(10))
    expect(projectGoal(line(183, 40, 20, 0), 110, today)).toEqual({ kind: "too_early" })
    // Older points don't count, whatever their values.
    expect(projectGoal([...points([300, 500]), ...line(60, 40, 20, 0)], 110, today)).toEqual(dated(10))
  })

  it("needs three weeks from the first to the last point, the last within six weeks", () => {
    expect(projectGoal(line(21, 14, 7, 0), 110, today)).toEqual(dated(10))
    expect(projectGoal(line(20, 14, 7, 0), 110, today)).toEqual({ kind: "too_early" })
    expect(projectGoal(line(90, 80, 60, 42), 110, today)).toEqual(dated(10))
    expect(projectGoal(line(90, 80, 60, 43), 110, today)).toMatchObject({ kind: "paused" })
  })

  it("looks ahead two years", () => {
    expect(projectGoal(line(30, 20, 10, 0), 830, today)).toEqual(dated(730))
    expect(projectGoal(line(30, 20, 10, 0), 831, today)).toEqual({ kind: "far" })
    // The slopes per ten days are 10, 10, 10, 15, 17.5 and 25, so the median is 12.5; the middle point is 117.5, 15 days ago.
    const uneven = points([30, 100], [20, 110], [10, 120], [0, 145])
    expect(projectGoal(uneven, 862.5, today)).toEqual(dated(581, 411, 730))
    expect(projectGoal(uneven, 863, today)).toMatchObject({ kind: "dated", latest: null })
  })

  it("uses no slope between two values on the same day", () => {
    // The slopes per day are 1, 1, 1, 1.67 and 2, so the median is 1; the middle point is 120, ten days ago.
    const twice = points([30, 100], [20, 110], [0, 130], [0, 150])
    expect(projectGoal(twice, 170, today)).toEqual(dated(40, 15, 40))
  })
})
