import { expect, it } from "vitest"
import { limitsOf, rulesOut, type StoredLimit } from "./limits.ts"

const bench = {
  ...{ exercise_id: "bench", equipment: "barbell" },
  ...{ primary_muscles: ["chest"], secondary_muscles: ["triceps", "shoulders"] },
}
const exercise = (exercise_id: string) => ({ exercise_id, muscle: null, reason: null })
const muscle = (name: string) => ({ exercise_id: null, muscle: name, reason: "sore" })
const ruledOutBy = (...rows: StoredLimit[]) => rulesOut(bench, limitsOf(rows, "2026-11-28"))

it("an exercise is ruled out if it is limited itself, or trains a limited muscle, even as a secondary one", () => {
  for (const why of [exercise("bench"), muscle("chest"), muscle("triceps"), muscle("shoulders")])
    expect(ruledOutBy(exercise("squat"), muscle("quads"), why)).toMatchObject(why)
})

it("nothing else is ruled out, and of several reasons the first is named", () => {
  expect(ruledOutBy()).toBeNull()
  expect(ruledOutBy(exercise("squat"), muscle("quads"))).toBeNull()
  // A row that limits a muscle doesn't limit the exercise that it also names.
  expect(ruledOutBy({ ...muscle("quads"), exercise_id: "bench" })).toBeNull()
  expect(ruledOutBy({ ...muscle("chest"), level: "spare" })).toBeNull()
  expect(ruledOutBy({ ...muscle("chest"), until: "2026-11-27" })).toBeNull()
  expect(ruledOutBy(muscle("triceps"), exercise("bench"))).toMatchObject(muscle("triceps"))
})
