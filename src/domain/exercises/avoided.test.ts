import { expect, it } from "vitest"
import { avoidanceOf } from "./avoided.ts"

const bench = {
  exercise_id: "bench",
  primary_muscles: ["chest"],
  secondary_muscles: ["triceps", "shoulders"],
}
const exercise = (exercise_id: string) => ({ exercise_id, muscle: null, reason: null })
const muscle = (name: string) => ({ exercise_id: null, muscle: name, reason: "sore" })

it("an exercise is avoided if it is listed itself, or trains a listed muscle, even as a secondary one", () => {
  for (const why of [exercise("bench"), muscle("chest"), muscle("triceps"), muscle("shoulders")])
    expect(avoidanceOf(bench, [exercise("squat"), muscle("quads"), why])).toBe(why)
})

it("nothing else is avoided, and of several reasons the first is named", () => {
  expect(avoidanceOf(bench, [])).toBeNull()
  expect(avoidanceOf(bench, [exercise("squat"), muscle("quads")])).toBeNull()
  // Avoiding a muscle doesn't mean avoiding the exercise that the row also names.
  expect(avoidanceOf(bench, [{ ...muscle("quads"), exercise_id: "bench" }])).toBeNull()
  expect(avoidanceOf(bench, [{ ...muscle("chest"), level: "spare" }])).toBeNull()
  const reasons = [muscle("triceps"), exercise("bench")]
  expect(avoidanceOf(bench, reasons)).toBe(reasons[0])
})
