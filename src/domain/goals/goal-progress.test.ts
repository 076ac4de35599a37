import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bestSoFar, goalRuler, habitWeeks, readGoalProgress, weeksInARow } from "./goal-progress.ts"

describe("progress from the server", () => {
  it("is refused in any other shape", () => {
    expect(readGoalProgress([])).toEqual([])
    const answer = {
      ...{ goal_id: "1", since: "2026-11-01", start_value: 80, current_value: null, percentage: 0 },
      series: [{ day: "2026-11-02", value: 80 }],
    }
    const dated = { ...answer, start_day: "2026-10-30", current_day: null }
    expect(readGoalProgress([answer, dated])).toEqual([answer, dated])
    for (const point of [{ day: "2026-11-02" }, { value: 80 }])
      expect(() => readGoalProgress([{ ...answer, series: [point] }])).toThrow(/"code": "invalid_/)
    expect(() => readGoalProgress([{ goal_id: "1", since: "2026-11-01" }])).toThrow(/start_value/)
  })
})

describe("a weekly goal", () => {
  const series = [
    { day: "2026-10-26", value: 3 },
    { day: "2026-11-09", value: 2 },
    { day: "2026-11-16", value: 1 },
  ]

  it("shows weeks without a workout as zero, from its first week to this one", () => {
    expect(habitWeeks({ series, since: "2026-10-28" }, "2026-11-21", 8)).toEqual([
      { day: "2026-10-26", value: 3 },
      { day: "2026-11-02", value: 0 },
      { day: "2026-11-09", value: 2 },
      { day: "2026-11-16", value: 1 },
    ])
    expect(habitWeeks({ series, since: "2020-01-01" }, "2026-11-21", 2)).toHaveLength(2)
    expect(habitWeeks({ series: [], since: "2026-11-30" }, "2026-11-21", 8)).toEqual([])
  })

  it("counts the weeks in a row in which it was met; this week only once it is met", () => {
    const weeks = (...values: number[]) => values.map((value) => ({ day: "2026-11-16", value }))
    expect(weeksInARow(weeks(2, 0, 2, 3, 1), 2)).toBe(2)
    expect(weeksInARow(weeks(2, 0, 2, 3, 2), 2)).toBe(3)
    expect(weeksInARow(weeks(2, 2, 0, 0), 2)).toBe(0)
    expect(weeksInARow([], 2)).toBe(0)
  })
})

describe("a goal's ruler", () => {
  it("shows the start as a notch, and the progress beyond it", () => {
    expect(goalRuler({ start_value: 90, current_value: 97.5 }, 100)).toEqual({
      low: 80,
      start: 50,
      now: 87.5,
    })
    expect(goalRuler({ start_value: null, current_value: null }, 100)).toEqual({ low: 0, start: 0, now: 0 })
    expect(goalRuler({ start_value: 20, current_value: 20 }, 100)).toEqual({ low: 0, start: 20, now: 20 })
    expect(goalRuler({ start_value: 0, current_value: 120 }, 100)).toEqual({ low: 0, start: 0, now: 100 })
  })

  it("is full if the goal was reached before it started", () => {
    for (const start_value of [100, 110])
      expect(goalRuler({ start_value, current_value: 105 }, 100)).toEqual({ low: 0, start: 100, now: 100 })
  })

  it("goes below zero for assistance, where less is better", () => {
    const help = (start_value: number, current_value: number | null, target: number) =>
      goalRuler({ start_value, current_value }, target)
    expect(help(-40, -30, -20)).toEqual({ low: -60, start: 50, now: 75 })
    expect(help(-10, -5, 0)).toEqual({ low: -20, start: 50, now: 75 })
    // The goal was already reached when it started, so the scale begins at the most assistance used since
    // then, or at one below the target.
    expect(help(-10, -30, -20)).toEqual({ low: -30, start: 100, now: 100 })
    expect(help(-10, null, -20)).toEqual({ low: -21, start: 100, now: 100 })
    expect(help(-20, -20, -20)).toEqual({ low: -21, start: 100, now: 100 })
  })

  it("never goes off its scale, whatever was lifted", () => {
    const value = fc.option(fc.double({ min: 0, max: 1e5, noNaN: true }))
    fc.assert(
      fc.property(value, value, fc.double({ min: 0.1, max: 1e5, noNaN: true }), (start, current, target) => {
        const {
          low,
          start: shareAtStart,
          now,
        } = goalRuler({ start_value: start, current_value: current }, target)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(shareAtStart).toBeGreaterThanOrEqual(0)
        expect(now).toBeGreaterThanOrEqual(shareAtStart)
        expect(now).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe("the best so far", () => {
  it("begins at the goal's start, rises with each best, and continues to the last session", () => {
    const series = [
      { day: "2026-07-01", value: 99 },
      { day: "2026-08-08", value: 80 },
      { day: "2026-08-22", value: 84 },
      { day: "2026-09-05", value: 82 },
    ]
    const goal = { since: "2026-08-04", start_value: 80, current_value: 84, percentage: 20, series }
    expect(bestSoFar(goal)).toEqual([
      { day: "2026-08-04", value: 80 },
      { day: "2026-08-22", value: 84 },
      { day: "2026-09-05", value: 84 },
    ])
    expect(bestSoFar({ ...goal, start_value: null, series: [] })).toEqual([])
    expect(bestSoFar({ ...goal, series: [] })).toEqual([{ day: "2026-08-04", value: 80 }])
  })

  it("has one value per day from the first day on, and ends with the best if that was the last session", () => {
    const series = [
      { day: "2026-08-04", value: 82 },
      { day: "2026-08-08", value: 84 },
      { day: "2026-08-15", value: 84 },
      { day: "2026-08-22", value: 86 },
      { day: "2026-08-29", value: 88 },
    ]
    const rising = [series[0], series[1], series[3], series[4]]
    const goal = { since: "2026-08-04", current_value: 88, percentage: 40, series }
    expect(bestSoFar({ ...goal, start_value: 80 })).toEqual(rising)
    expect(bestSoFar({ ...goal, start_value: null })).toEqual(rising)
    const lower = [...series, { day: "2026-09-01", value: 80 }, { day: "2026-09-08", value: 70 }]
    expect(bestSoFar({ ...goal, start_value: 80, series: lower })).toEqual([
      ...rising,
      { day: "2026-09-08", value: 88 },
    ])
  })
})
