import { expect, it } from "vitest"
import { goalStanding, signedTarget, standingText, targetText } from "./goal-standing.ts"

const goal = { metric: "weight", target_value: 20, unit: "kg", exercises: { load: "help" } } as const

it("writes a target of help below zero, whatever sign it was saved with", () => {
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
