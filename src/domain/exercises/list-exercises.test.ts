import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type ExerciseFilter,
  isEmptyExerciseFilter,
  noExerciseFilter,
  readExerciseFilter,
  selections,
  writeExerciseFilter,
} from "./exercise-filter.ts"
import { listExercises, type ListedExercise, shelve } from "./list-exercises.ts"

function exercise(exercise_name: string, part: Partial<ListedExercise> = {}): ListedExercise {
  const library = { aliases: [], equipment: null, owner_id: null, is_hidden: false }
  const muscles = { primary_muscles: ["chest"], secondary_muscles: ["triceps"] }
  return { exercise_id: exercise_name, exercise_name, ...library, ...muscles, ...part }
}

const mine = { owner_id: "me" }
const back = { primary_muscles: ["lats"], secondary_muscles: ["biceps"] }
const exercises = [
  exercise("Arnold Press"),
  exercise("Bench Press"),
  exercise("Chin-up", back),
  exercise("Door Row", { ...mine, ...back }),
  exercise("Floor Press", mine),
  exercise("Zercher Press", { ...mine, is_hidden: true }),
  exercise("Push Press"),
]
const shelf = shelve(exercises, ["Floor Press", "Push Press", "Chin-up", "Zercher Press"])

function listed(filter: Partial<ExerciseFilter> = {}) {
  const { trained, own, untrained } = listExercises(shelf, { ...noExerciseFilter, ...filter }).groups
  return [trained, own, untrained].map((group) => group.map(({ exercise_name }) => exercise_name))
}

describe("the list of exercises", () => {
  it("has what was trained, trained last first, then one's own, then the rest of the library by name", () => {
    expect(listed()).toEqual([
      ["Push Press", "Chin-up"],
      ["Floor Press", "Door Row"],
      ["Arnold Press", "Bench Press"],
    ])
  })

  it("is narrowed by a text and by a muscle, primary or secondary, and keeps its groups", () => {
    expect(listed({ text: "press" })).toEqual([
      ["Push Press"],
      ["Floor Press"],
      ["Arnold Press", "Bench Press"],
    ])
    expect(listed({ muscle: "biceps" })).toEqual([["Chin-up"], ["Door Row"], []])
    expect(listed({ muscle: "triceps", text: "bench" })).toEqual([[], [], ["Bench Press"]])
    expect(listed({ muscle: "calves" })).toEqual([[], [], []])
  })

  it("says what it searched for instead of a misspelled word", () => {
    expect(listExercises(shelf, { ...noExerciseFilter, text: "arnolt" }).corrected).toBe("arnold")
    expect(listed({ text: "arnolt" })).toEqual([[], [], ["Arnold Press"]])
  })

  it("has only one's own, or only hidden ones, which it otherwise leaves out", () => {
    expect(listed({ selection: "own" })).toEqual([[], ["Floor Press", "Door Row"], []])
    expect(listed({ selection: "hidden" })).toEqual([[], ["Zercher Press"], []])
    expect(listed({ selection: "hidden", text: "zercher" })).toEqual([[], ["Zercher Press"], []])
    expect(listed({ text: "zercher" })).toEqual([[], [], []])
  })

  it("finds nothing more when a condition is added", () => {
    const texts = fc.constantFrom("", "press", "row", "chin")
    const muscles = fc.constantFrom(null, "chest", "lats", "biceps")
    fc.assert(
      fc.property(texts, muscles, fc.constantFrom(null, "own" as const), (text, muscle, selection) => {
        const both = listed({ text, muscle, selection }).flat()
        for (const fewer of [{ text }, { muscle }, { selection }])
          expect(listed(fewer).flat()).toEqual(expect.arrayContaining(both))
      }),
    )
  })
})

describe("a filter", () => {
  const read = (address: string) => {
    const parameters = new URLSearchParams(address)
    return readExerciseFilter((name) => parameters.get(name))
  }

  it("comes back from the address that it was written into", () => {
    const filters = fc.record({
      text: fc.string({ unit: "grapheme" }),
      muscle: fc.option(fc.constantFrom("chest", "upper back")),
      selection: fc.option(fc.constantFrom(...selections)),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(String(new URLSearchParams(writeExerciseFilter(filter))))).toEqual(filter)
      }),
    )
  })

  it("ignores what it can't read, and spaces filter nothing", () => {
    expect(read("show=everything&muscle=")).toEqual(noExerciseFilter)
    expect(isEmptyExerciseFilter({ ...noExerciseFilter, text: " " })).toBe(true)
    expect(isEmptyExerciseFilter({ ...noExerciseFilter, selection: "hidden" })).toBe(false)
    expect(writeExerciseFilter(noExerciseFilter)).toEqual([])
  })
})
