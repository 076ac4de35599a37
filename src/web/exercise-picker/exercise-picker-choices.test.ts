import { expect, it } from "vitest"
import { choicesOf, filterExercises } from "./exercise-picker-choices.ts"

const library = [
  { exercise_id: "bench", equipment: "barbell", primary_muscles: ["chest"], secondary_muscles: ["triceps"] },
  { exercise_id: "dip", equipment: "none", primary_muscles: ["triceps"], secondary_muscles: ["chest"] },
  { exercise_id: "run", equipment: null, primary_muscles: ["cardio"], secondary_muscles: [] },
]
const idsOf = (exercises: readonly { exercise_id: string }[]) =>
  exercises.map(({ exercise_id }) => exercise_id)

it("filters by muscle, primary or secondary, and by equipment", () => {
  const filter = (muscle: string, equipment: string) => idsOf(filterExercises(library, { muscle, equipment }))
  expect(filter("chest", "")).toEqual(["bench", "dip"])
  expect(filter("chest", "none")).toEqual(["dip"])
  expect(filter("", "barbell")).toEqual(["bench"])
  expect(filter("", "")).toEqual(["bench", "dip", "run"])
})

it("offers the exercises' muscles and equipment by name, and nothing if they have none", () => {
  expect(choicesOf(library)).toEqual({
    muscles: ["cardio", "chest", "triceps"],
    equipment: ["barbell", "none"],
  })
  expect(choicesOf([{}])).toEqual({ muscles: [], equipment: [] })
})
