import { expect, it } from "vitest"
import { indexExercises, searchExercises } from "./search-exercises.ts"

const named = (exercise_name: string, popularity_rank?: number) => ({
  ...{ exercise_id: exercise_name, exercise_name, aliases: [] },
  ...(popularity_rank !== undefined && { popularity_rank }),
})
const library = ["Row", "Press", "Crunch", "Deadlift"].map((name) => named(name))
const corrected = (query: string, exercises = library) =>
  searchExercises(indexExercises(exercises, []), query).corrected

it("allows one wrong letter in words of four to six letters, two in longer ones, and none in shorter ones", () => {
  expect(["rwo", "prss", "prsss", "crnuhc", "dadlfit", "daedlfit"].map((word) => corrected(word))).toEqual([
    ...[null, "press", "press", null, "deadlift", "deadlift"],
  ])
  // Three wrong letters are too many.
  expect(corrected("dxaxdlxift")).toBeNull()
})

it("compares an incomplete word with the same number of letters", () => {
  expect(corrected("daedl")).toBe("deadlift")
  expect(corrected("dead lfit")).toBeNull()
})

it("doesn't correct a word that is part of another", () => {
  const index = indexExercises(library, [])
  expect(searchExercises(index, "eadl")).toMatchObject({
    corrected: null,
    found: [{ exercise_id: "Deadlift" }],
  })
  expect(searchExercises(index, "runch moon")).toMatchObject({ corrected: null, found: [] })
})

it("prefers the most similar word and, in a tie, the most popular one, whatever was done lately", () => {
  const among = (query: string, ...exercises: ReturnType<typeof named>[]) =>
    exercises.map(({ exercise_id }) => {
      const index = indexExercises(exercises, [exercise_id])
      return searchExercises(index, query).corrected
    })
  expect(among("benx", named("Bend", 5), named("Bent", 2), named("Benk"))).toEqual(["bent", "bent", "bent"])
  // A word ranks as high as the most popular exercise that contains it.
  const shared = [named("Bent", 2), named("Bend", 5), named("Bend Over", 1)]
  expect(among("benx", ...shared)).toEqual(["bend", "bend", "bend"])
  expect(among("deadlocx", named("Deadloft", 1), named("Deadlock"))).toEqual(["deadlock", "deadlock"])
  // Of two equally popular words, the one from the more recent exercise comes first.
  expect(among("benx", named("Bend"), named("Bent"))).toEqual(["bend", "bent"])
})

it("corrects nothing if the words are found when written together", () => {
  const index = indexExercises([named("Pull Down"), named("Pushdown")], [])
  expect(searchExercises(index, "pulldown")).toMatchObject({
    ...{ corrected: null, found: [{ exercise_id: "Pull Down" }] },
  })
})

it("searches for the corrected words, and shows them all", () => {
  expect(searchExercises(indexExercises(library, []), "deadlfit")).toEqual({
    ...{ words: ["deadlift"], corrected: "deadlift" },
    found: [named("Deadlift")],
  })
  const index = indexExercises([named("Bench Press")], [])
  expect(searchExercises(index, "bench prsss")).toMatchObject({
    corrected: "bench press",
    words: ["bench", "press"],
  })
  expect(searchExercises(index, "bench")).toMatchObject({ corrected: null, words: ["bench"] })
})
