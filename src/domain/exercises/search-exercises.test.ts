import * as fc from "fast-check"
import { expect, it } from "vitest"
import { indexExercises, searchExercises } from "./search-exercises.ts"
import { matchedParts } from "./search-marks.ts"

interface Named {
  exercise_id: string
  exercise_name: string
  aliases: string[]
  popularity_rank?: number
  equipment?: string
  primary_muscles?: string[]
  is_hidden?: boolean
}

const exercises: Named[] = [
  { exercise_id: "close", exercise_name: "Bench Press - Close Grip (Barbell)", aliases: ["CGBP"] },
  {
    exercise_id: "bench",
    exercise_name: "Bench Press (Barbell)",
    aliases: ["Flat bench"],
    popularity_rank: 1,
    primary_muscles: ["chest"],
  },
  { exercise_id: "dumbbell", exercise_name: "Bench Press (Dumbbell)", aliases: [], popularity_rank: 2 },
  { exercise_id: "pull", exercise_name: "Pull Up", aliases: ["Bar climb"], equipment: "bodyweight" },
  { exercise_id: "dash", exercise_name: "Running", aliases: ["Bench to bench dash"] },
]

function search(query: string, recent: string[] = []): string[] {
  return searchExercises(indexExercises(exercises, recent), query).found.map(({ exercise_id }) => exercise_id)
}

it("without a query, lists recent exercises, then popular ones, then the others", () => {
  expect(search(" ", ["dash", "gone", "pull"])).toEqual(["dash", "pull", "bench", "dumbbell", "close"])
})

it("finds exercises with all of the words, in any order and case, by the beginnings of words", () => {
  expect(search("GRIP ben")).toEqual(["close"])
  expect(search("bench moon")).toEqual([])
})

it("puts whole names first, then names, then aliases", () => {
  expect(search("bench press")).toEqual(["bench", "dumbbell", "close"])
  expect(search("bench")).toEqual(["bench", "dumbbell", "close", "dash"])
  expect(search("cgbp")).toEqual(["close"])
})

it("among equal matches, puts the person's own exercises before popular ones", () => {
  expect(search("bench press", ["dumbbell"])).toEqual(["dumbbell", "bench", "close"])
  expect(search("bench press", ["dash"])).toEqual(["bench", "dumbbell", "close"])
})

it("finds exercises by muscle and equipment, and by words written together or apart", () => {
  expect(search("chest")).toEqual(["bench"])
  expect(search("bodyweight pull")).toEqual(["pull"])
  expect(search("pullups")).toEqual(["pull"])
  expect(search("dumb bell")).toEqual(["dumbbell"])
})

it("replaces a misspelled word with the most similar one, and says so", () => {
  const index = indexExercises(exercises, [])
  expect(searchExercises(index, "benhc press")).toMatchObject({ corrected: "bench press" })
  expect(searchExercises(index, "bench").corrected).toBeNull()
  expect(searchExercises(index, "xylophone")).toMatchObject({ found: [], corrected: null })
})

it("marks the matching parts, and leaves the name unchanged", () => {
  expect(matchedParts("Bench Press (Barbell)", ["press", "ben"])).toEqual([
    { text: "Ben", isMatch: true },
    { text: "ch ", isMatch: false },
    { text: "Press", isMatch: true },
    { text: " (Barbell)", isMatch: false },
  ])
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (name, words) => {
      expect(
        matchedParts(name, words)
          .map(({ text }) => text)
          .join(""),
      ).toBe(name)
    }),
  )
})

it("finds each exercise by any part of its names that begins a word", () => {
  fc.assert(
    fc.property(fc.constantFrom(...exercises), fc.nat(20), ({ exercise_id, exercise_name }, length) => {
      expect(search(exercise_name.slice(0, length))).toContain(exercise_id)
    }),
  )
})

it("doesn't find an exercise that its owner has hidden", () => {
  const isClose = ({ exercise_id }: Named) => exercise_id === "close"
  const index = indexExercises(
    exercises.map((each) => ({ ...each, is_hidden: isClose(each) })),
    [],
  )
  expect(searchExercises(index, "close grip").found).toEqual([])
  expect(searchExercises(index, "").found).toHaveLength(exercises.length - 1)
})

it("finds exercises whose words are also names of object properties, and all others too", () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  const odd = inherited.map((name) => ({ exercise_id: name, exercise_name: name, aliases: [] }))
  const index = indexExercises([...odd, ...exercises], [])
  for (const name of inherited)
    expect(searchExercises(index, name).found.map(({ exercise_id }) => exercise_id)).toContain(name)
  expect(searchExercises(index, "cgbp").found.map(({ exercise_id }) => exercise_id)).toEqual(["close"])
})
