import { expect, it } from "vitest"
import { goalStanding, goalUnit, signedTarget, standingText, targetText } from "./goal-standing.ts"
import { standingWords } from "./standing-words.ts"

const goal = { metric: "weight", target_value: 20, unit: "kg", exercises: { load: "help" } } as const

it("writes a target of assistance as a negative number, whatever sign it was saved with", () => {
  expect(targetText(goal, "metric")).toBe("−20 kg weight")
  expect(targetText({ ...goal, target_value: -20 }, "metric")).toBe("−20 kg weight")
  expect(targetText(goal, "imperial")).toBe("−44.1 lbs weight")
  const progress = {
    ...{ goal_id: "goal", start_value: -40, start_day: null, current_value: -30, current_day: null },
    ...{ percentage: 50, since: "2026-11-01", series: [], is_achieved: false },
  }
  const standing = goalStanding(goal, progress, "metric")
  expect(standing && standingText(standing)).toBe("−30 of −20 kg")
})

it("leaves every other target as it is", () => {
  expect(signedTarget({ ...goal, exercises: { load: "added" } })).toBe(20)
  expect(signedTarget({ ...goal, exercises: { load: "added" }, target_value: -10 })).toBe(-10)
  expect(signedTarget({ ...goal, exercises: null })).toBe(20)
  expect(signedTarget({ ...goal, exercises: {} })).toBe(20)
  expect(signedTarget({ ...goal, metric: "reps" })).toBe(20)
})

const metrics = ["weight", "reps", "distance", "duration_minutes", "frequency"] as const
const progress = {
  ...{ goal_id: "goal", since: "2026-11-01", series: [], percentage: 50 },
  ...{ start_value: 80, start_day: "2026-10-28", current_value: 82.5, current_day: "2026-11-16" },
}

it("has the best since the goal's start and its day, or else the start value", () => {
  const bench = { metric: "weight", target_value: 100, unit: "kg", exercises: null } as const
  const standing = goalStanding(bench, progress, "metric")
  const told = { value: "82.5", target: "100", unit: "kg", day: "2026-11-16", percentage: 50 }
  expect(standing).toEqual(told)
  expect(standing && standingText(standing)).toBe("82.5 of 100 kg, Nov 16, 2026")
  const begun = { ...progress, current_value: null, current_day: null }
  expect(goalStanding(bench, begun, "metric")).toEqual({ ...told, value: "80", day: "2026-10-28" })
  const { start_day: _, current_day: __, ...undated } = progress
  expect(goalStanding(bench, undated, "metric")).toEqual({ ...told, day: null })
  expect(goalStanding(bench, { ...begun, start_value: null }, "metric")).toBeNull()
  expect(standingWords.nothingLogged).toBe("Nothing logged toward this goal yet.")
})

it("has a day only for a best, not for a total", () => {
  const days = metrics.map((metric) => {
    const goal = { metric, target_value: 100, unit: null, exercises: null }
    return goalStanding(goal, progress, "metric")?.day
  })
  expect(days).toEqual(["2026-11-16", "2026-11-16", null, null, null])
})

it("names the target and its unit by the metric, in the reader's units", () => {
  const goal = { target_value: 100, unit: null, exercises: null }
  const targets = ["100 kg weight", "100 reps", "100 km distance", "100 duration minutes", "100 frequency"]
  expect(metrics.map((metric) => targetText({ ...goal, metric }, "metric"))).toEqual(targets)
  expect(targetText({ ...goal, metric: "distance" }, "imperial")).toBe("62.14 mi distance")
  const units = ["kg", "reps", "km", "minutes", "times this week"]
  expect(metrics.map((metric) => goalUnit(metric, "metric"))).toEqual(units)
  expect([goalUnit("weight", "imperial"), goalUnit("distance", "imperial")]).toEqual(["lbs", "mi"])
})
