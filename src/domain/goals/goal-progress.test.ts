import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { valueInSystem } from "./goal-metric.ts"
import { habitWeeks, readGoalProgress, weeksInARow } from "./goal-progress.ts"

describe("progress as the server answers it", () => {
  it("is refused when it is something else", () => {
    expect(readGoalProgress([])).toEqual([])
    expect(() => readGoalProgress([{ goal_id: "1", since: "2026-11-01" }])).toThrow(/start_value/)
  })
})

describe("a goal for every week", () => {
  const series = [
    { day: "2026-10-26", value: 3 },
    { day: "2026-11-09", value: 2 },
    { day: "2026-11-16", value: 1 },
  ]

  it("shows weeks without a workout as zero, from the week of its start to this one", () => {
    expect(habitWeeks({ series, since: "2026-10-28" }, "2026-11-21", 8)).toEqual([
      { day: "2026-10-26", value: 3 },
      { day: "2026-11-02", value: 0 },
      { day: "2026-11-09", value: 2 },
      { day: "2026-11-16", value: 1 },
    ])
    expect(habitWeeks({ series, since: "2020-01-01" }, "2026-11-21", 2)).toHaveLength(2)
    expect(habitWeeks({ series: [], since: "2026-11-30" }, "2026-11-21", 8)).toEqual([])
  })

  it("counts the weeks kept in a row; this one only once it is kept", () => {
    const weeks = (...values: number[]) => values.map((value) => ({ day: "2026-11-16", value }))
    expect(weeksInARow(weeks(2, 0, 2, 3, 1), 2)).toBe(2)
    expect(weeksInARow(weeks(2, 0, 2, 3, 2), 2)).toBe(3)
    expect(weeksInARow(weeks(2, 2, 0, 0), 2)).toBe(0)
    expect(weeksInARow([], 2)).toBe(0)
  })
})

describe("a goal's value", () => {
  it("is shown in the reader's unit, and as entered where it is the same", () => {
    expect(valueInSystem(100, { metric: "weight", unit: "kg" }, "imperial")).toBe(220.5)
    expect(valueInSystem(5, { metric: "distance", unit: "mi" }, "metric")).toBe(8.05)
    expect(valueInSystem(12, { metric: "reps", unit: null }, "imperial")).toBe(12)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        expect(valueInSystem(hundredths / 100, { metric: "weight", unit: null }, "metric")).toBe(
          hundredths / 100,
        )
      }),
    )
  })
})
