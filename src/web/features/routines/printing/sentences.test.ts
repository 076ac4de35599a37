import { expect, it } from "vitest"
import { plannedOnPaper } from "./routine-on-paper.ts"
import { loadsText, restText, setsText } from "./sentences.ts"

it.each([
  ["3", "8-12", "3 × 8-12"],
  ["3", "", "3 ×"],
  ["", "20 min", "20 min"],
  ["5", "5x5", "5x5"],
  ["", "", ""],
])("On paper, %j sets and %j reps are %j", (sets, reps, text) => {
  expect(setsText({ sets, reps })).toBe(text)
})

it.each([
  [[82.5, 82.5, 82.5], "82.5"],
  [[80, 85, 90], "80, 85, 90"],
  [[0, 0], ""],
  [[], ""],
])("On paper, the loads %j are %j", (loads, text) => {
  expect(loadsText(loads)).toBe(text)
})

it("A rest is printed in minutes and seconds, and not without one", () => {
  expect([restText(90), restText(0)]).toEqual(["1:30", ""])
})

it("Weights planned set by set are printed in the person's unit, and the first planned rest", () => {
  const set = { set_type: "normal" as const, weight_unit: "lbs" as const, rpe: "8" }
  const planned_sets = [
    { ...set, weight: "135", rest: "" },
    { ...set, weight: "225", rest: "2:30" },
  ]
  expect(plannedOnPaper({ planned_sets }, "lbs")).toEqual({ loads: [135, 225], rest: 150 })
  expect(plannedOnPaper({ planned_sets }, "kg").loads).toEqual([61.2, 102.1])
  expect(plannedOnPaper({ planned_sets: [{ ...set, weight: "", rest: "" }] }, "kg")).toEqual({
    loads: null,
    rest: null,
  })
  expect(plannedOnPaper({}, "kg")).toEqual({ loads: null, rest: null })
})
