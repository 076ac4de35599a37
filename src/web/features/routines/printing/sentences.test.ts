import { expect, it } from "vitest"
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
