import { expect, it } from "vitest"
import { choicesOf, filterExercises, recentFirst, searchExercises } from "./exercise-picker-search.ts"

const exercises = [
  { exercise_name: "Bench Press (Barbell)", aliases: ["Flat bench"] },
  { exercise_name: "Bench Press (Dumbbell)", aliases: [] },
  { exercise_name: "Decline Bench Press (Barbell)", aliases: [] },
  { exercise_name: "Pull Up", aliases: ["Chin-up, overhand"] },
  { exercise_name: "Running", aliases: ["Bench to bench dash"] },
]

function search(query: string): string[] {
  return searchExercises(exercises, query).map(({ exercise_name }) => exercise_name)
}

it("finds by name in any case, and leaves all when nothing is asked", () => {
  expect(search("PULL")).toEqual(["Pull Up"])
  expect(search("  ")).toHaveLength(5)
  expect(search("moon")).toEqual([])
})

it("finds the words in any order", () => {
  expect(search("barbell decline")).toEqual(["Decline Bench Press (Barbell)"])
})

it("puts names that start with the query first, and other names of an exercise last", () => {
  expect(search("bench")).toEqual([
    "Bench Press (Barbell)",
    "Bench Press (Dumbbell)",
    "Decline Bench Press (Barbell)",
    "Running",
  ])
  expect(search("chin")).toEqual(["Pull Up"])
})

const library = [
  { exercise_id: "bench", equipment: "barbell", primary_muscles: ["chest"], secondary_muscles: ["triceps"] },
  { exercise_id: "dip", equipment: "none", primary_muscles: ["triceps"], secondary_muscles: ["chest"] },
  { exercise_id: "run", equipment: null, primary_muscles: ["cardio"], secondary_muscles: [] },
]
const idsOf = (exercises: readonly { exercise_id: string }[]) =>
  exercises.map(({ exercise_id }) => exercise_id)

it("narrows to a muscle, first or second, and to equipment", () => {
  const filter = (muscle: string, equipment: string) => idsOf(filterExercises(library, { muscle, equipment }))
  expect(filter("chest", "")).toEqual(["bench", "dip"])
  expect(filter("chest", "none")).toEqual(["dip"])
  expect(filter("", "barbell")).toEqual(["bench"])
  expect(filter("", "")).toEqual(["bench", "dip", "run"])
})

it("offers what the exercises have, by name, and nothing when they say nothing", () => {
  expect(choicesOf(library)).toEqual({
    muscles: ["cardio", "chest", "triceps"],
    equipment: ["barbell", "none"],
  })
  expect(choicesOf([{}])).toEqual({ muscles: [], equipment: [] })
})

it("puts recent ones first, the latest before the others", () => {
  expect(idsOf(recentFirst(library, ["run", "dip"]))).toEqual(["run", "dip", "bench"])
  expect(idsOf(recentFirst(library, ["gone"]))).toEqual(["bench", "dip", "run"])
})
