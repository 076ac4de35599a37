import { expect, it } from "vitest"
import { indexExercises, searchExercises } from "./search-exercises.ts"

const named = (exercise_name: string, popularity_rank?: number) => ({
  ...{ exercise_id: exercise_name, exercise_name, aliases: [] },
  ...(popularity_rank !== undefined && { popularity_rank }),
})
const library = ["Row", "Press", "Crunch", "Deadlift"].map((name) => named(name))
const corrected = (query: string, exercises = library) =>
  searchExercises(indexExercises(exercises, []), query).corrected

it("reads words of four to six letters with one of them wrong, longer ones with two, and shorter ones as they are", () => {
  expect(["rwo", "prss", "prsss", "crnuhc", "dadlfit", "daedlfit"].map((word) => corrected(word))).toEqual([
    ...[null, "press", "press", null, "deadlift", "deadlift"],
  ])
  // Three wrong letters are too many.
  expect(corrected("dxaxdlxift")).toBeNull()
})

it("compares what may still be incomplete with as much of the word", () => {
  expect(corrected("daedl")).toBe("deadlift")
  expect(corrected("dead lfit")).toBeNull()
})

it("leaves a word that is a part of another", () => {
  const index = indexExercises(library, [])
  expect(searchExercises(index, "eadl")).toMatchObject({
    corrected: null,
    found: [{ exercise_id: "Deadlift" }],
  })
  expect(searchExercises(index, "runch moon")).toMatchObject({ corrected: null, found: [] })
})

it("takes the best known of words that are as near, whatever was done lately, and the nearest before any other", () => {
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

it("corrects nothing where words written together are found", () => {
  const index = indexExercises([named("Pull Down"), named("Pushdown")], [])
  expect(searchExercises(index, "pulldown")).toMatchObject({
    ...{ corrected: null, found: [{ exercise_id: "Pull Down" }] },
  })
})

it("searches for what it read, and says all of the words", () => {
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
