import { expect, it } from "vitest"
import { planOf, readWeek } from "./planned-workout.ts"

const run = {
  name: "Easy run",
  description: "You could hold a conversation",
  exercises: [{ name: "Running", sets: 1, reps: "30 min", notes: null }],
}
const schedule = [
  { day: "Monday", workout: run, notes: null },
  { day: "Tuesday", workout: null, notes: "Sleep" },
]

it("finds the workout of a weekday", () => {
  expect(planOf(schedule, "Monday")).toEqual(run)
})

it("finds nothing on a rest day, on a missing day, or in something that isn't a schedule", () => {
  expect(planOf(schedule, "Tuesday")).toBeNull()
  expect(planOf(schedule, "Sunday")).toBeNull()
  expect(planOf("no schedule", "Monday")).toBeNull()
  expect(planOf(null, "Monday")).toBeNull()
  expect(planOf([{ day: "Monday", workout: { name: "no exercises" } }], "Monday")).toBeNull()
})

it("reads the other days when one of them is malformed", () => {
  expect(planOf([...schedule, { day: "Sunday", workout: "a text" }], "Monday")).toEqual(run)
})

it("tells a rest day from a workout that can't be read", () => {
  expect(readWeek([...schedule, { day: "Sunday", workout: {}, notes: "" }])).toEqual([
    { day: "Monday", workout: run, notes: null },
    { day: "Tuesday", workout: null, notes: "Sleep" },
    { day: "Sunday", workout: undefined, notes: null },
  ])
  expect(readWeek({ Monday: run })).toBeUndefined()
})
