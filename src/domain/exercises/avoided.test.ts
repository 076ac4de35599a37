import { expect, it } from "vitest"
import { avoidedIn } from "./avoided.ts"

const bench = {
  exercise_id: "bench",
  primary_muscles: ["chest"],
  secondary_muscles: ["triceps", "shoulders"],
}
const exercise = (exercise_id: string) => ({ exercise_id, muscle: null, reason: null })
const muscle = (name: string) => ({ exercise_id: null, muscle: name, reason: "sore" })

it("avoids an exercise because of itself or of a muscle that it trains, also as a secondary one", () => {
  for (const why of [exercise("bench"), muscle("chest"), muscle("triceps"), muscle("shoulders")])
    expect(avoidedIn(bench, [exercise("squat"), muscle("quads"), why])).toBe(why)
})

it("avoids nothing else, and names the first reason of several", () => {
  expect(avoidedIn(bench, [])).toBeNull()
  expect(avoidedIn(bench, [exercise("squat"), muscle("quads")])).toBeNull()
  // A muscle that is avoided says nothing of the exercise it may have come with.
  expect(avoidedIn(bench, [{ ...muscle("quads"), exercise_id: "bench" }])).toBeNull()
  const reasons = [muscle("triceps"), exercise("bench")]
  expect(avoidedIn(bench, reasons)).toBe(reasons[0])
})
