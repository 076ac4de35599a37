import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  emptyGoalForm,
  type GoalForm,
  goalFormOf,
  readGoalForm,
  unitOfForm,
  withGoalType,
} from "./goal-form.ts"
import { metricsOf } from "./goal-metric.ts"

const complete: GoalForm = {
  title: "Bench a hundred",
  goal_type: "strength",
  exercise_id: "bench",
  metric: "weight",
  target_value: "102,5",
  target_date: "2027-02-01",
}

describe("the goal form", () => {
  it("reads a goal, with a comma or a point, and without a date", () => {
    expect(readGoalForm({ ...complete, title: "  Bench a hundred " })).toEqual({
      ok: true,
      goal: { ...complete, title: "Bench a hundred", target_value: 102.5 },
    })
    expect(readGoalForm({ ...complete, target_date: "", exercise_id: "" })).toMatchObject({
      ok: true,
      goal: { target_date: null, exercise_id: null },
    })
    for (const target_date of ["1900-01-01", "2199-12-31"])
      expect(readGoalForm({ ...complete, target_date })).toMatchObject({ ok: true, goal: { target_date } })
  })

  it("starts as an empty strength goal, and shows no title if a goal has none", () => {
    const empty = { title: "", exercise_id: "", metric: "", target_value: "", target_date: "" }
    expect(emptyGoalForm).toEqual({ ...empty, goal_type: "strength" })
    const untitled = { title: null, goal_type: "cardio", exercise_id: null, target_date: null } as const
    expect(goalFormOf({ ...untitled, metric: "distance", target_value: 5 })).toEqual({
      ...{ ...empty, goal_type: "cardio", metric: "distance", target_value: "5" },
    })
  })

  it.each([
    ["missing", { title: "  " }],
    ["missing", { metric: "" }],
    ["missing", { target_value: " " }],
    ["target_unreadable", { target_value: "a hundred" }],
    ["target_unreadable", { target_value: "5 -3" }],
    ["target_unreadable", { target_value: "kg 1000000" }],
    ["target_unreadable", { target_value: "1000000 kg" }],
    ["target_negative", { target_value: "-5" }],
    ["target_negative", { target_value: " \u2212 0,5" }],
    ["target_large", { target_value: "1000000" }],
    ["target_large", { target_value: " 1000000 " }],
    ["target_large", { target_value: "99999999.5" }],
    ["target_large", { target_value: "1000000,25" }],
    ["target_zero", { target_value: "0.0" }],
    ["date", { target_date: "2026-02-30" }],
    ["date", { target_date: "2345-01-01" }],
    ["date", { target_date: "2200-01-01" }],
    ["date", { target_date: "1899-12-31" }],
  ] as const)("reports what is %s in %o", (problem, change) => {
    expect(readGoalForm({ ...complete, ...change })).toEqual({ ok: false, problem })
  })

  it("clears the exercise and metric when the type changes, and nothing if it stays the same", () => {
    expect(withGoalType(complete, "cardio")).toEqual({
      ...complete,
      goal_type: "cardio",
      exercise_id: "",
      metric: "",
    })
    expect(withGoalType(complete, "strength")).toBe(complete)
  })

  it("keeps an edited goal's own unit until its metric changes", () => {
    const edited = { metric: "weight", unit: "lbs" } as const
    expect(unitOfForm(complete, edited, "kg")).toBe("lbs")
    expect(unitOfForm({ ...complete, metric: "reps" }, edited, null)).toBeNull()
    expect(unitOfForm(complete, null, "kg")).toBe("kg")
    expect(unitOfForm(complete, { metric: "weight", unit: null }, "kg")).toBe("kg")
    expect(unitOfForm(emptyGoalForm, null, null)).toBeNull()
  })

  it("reads every goal back unchanged", () => {
    const goal = fc.constantFrom("strength" as const, "cardio" as const).chain((goal_type) =>
      fc.record({
        title: fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`),
        goal_type: fc.constant(goal_type),
        exercise_id: fc.option(fc.uuid(), { nil: null }),
        metric: fc.constantFrom(...metricsOf[goal_type]),
        target_value: fc.integer({ min: 1, max: 999_999 }).map((value) => value / 8),
        target_date: fc.option(fc.constantFrom("2027-01-31", "2028-02-29"), { nil: null }),
      }),
    )
    fc.assert(
      fc.property(goal, (goal) => {
        expect(readGoalForm(goalFormOf(goal))).toEqual({ ok: true, goal })
      }),
    )
  })
})

describe("a goal for a bodyweight exercise with a load", () => {
  const form = { ...emptyGoalForm, title: "Less help", exercise_id: "pull up" }

  it("can have assistance, or none, as its weight", () => {
    for (const [text, value] of [
      ["-10", -10],
      ["\u22127,5", -7.5],
      ["0", 0],
      ["12.5", 12.5],
    ] as const)
      expect(readGoalForm({ ...form, metric: "weight", target_value: text }, true)).toMatchObject({
        ok: true,
        goal: { target_value: value },
      })
    expect(readGoalForm({ ...form, metric: "reps", target_value: "-10" }, true)).toMatchObject({
      problem: "target_negative",
    })
    expect(readGoalForm({ ...form, metric: "weight", target_value: "-10" })).toMatchObject({
      problem: "target_negative",
    })
  })
})
