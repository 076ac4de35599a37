import { expect, test } from "vitest"
import { exerciseKnownAs } from "./new-exercise.ts"

const library = [
  { exercise_id: "bench", exercise_name: "Bench Press (Barbell)", aliases: ["Flat Bench"] },
  { exercise_id: "squat", exercise_name: "Squat (Barbell)", aliases: [] },
]

test.each([
  ["Bench Press (Barbell)", "bench"],
  ["  bench  press (barbell) ", "bench"],
  ["flat bench", "bench"],
  ["Bench Press", undefined],
  ["", undefined],
])("%j is known as %s", (name, id) => {
  expect(exerciseKnownAs(name, library)?.exercise_id).toBe(id)
})
