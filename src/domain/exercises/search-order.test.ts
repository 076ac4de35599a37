import * as fc from "fast-check"
import { expect, it } from "vitest"
import { indexExercises, searchExercises } from "./search-exercises.ts"
import { matchedParts } from "./search-marks.ts"

interface Named {
  exercise_id: string
  exercise_name: string
  aliases: string[]
  popularity_rank?: number | null
  equipment?: string | null
  primary_muscles?: string[]
}
const named = (exercise_name: string, more: Partial<Named> = {}): Named => ({
  ...{ exercise_id: exercise_name, exercise_name, aliases: [], ...more },
})
const search = (exercises: readonly Named[], query: string, recent: string[] = []) =>
  searchExercises(indexExercises(exercises, recent), query).found.map(({ exercise_name }) => exercise_name)

it("lists whole names first, then names, then matches in aliases, equipment or muscles, then parts of words", () => {
  const inOrder = ["Press", "Press Up", "Board", "Empress"]
  const exercises = [
    named("Press"),
    named("Press Up"),
    named("Board", { aliases: ["Press Board"] }),
    named("Empress"),
  ]
  const shuffled = fc.shuffledSubarray([...exercises, named("Row")], { minLength: 5 })
  fc.assert(
    fc.property(shuffled, (some) => {
      expect(search(some, "press")).toEqual(inOrder)
    }),
  )
  // A name without the part in parentheses also counts as a whole name, and so does an alias.
  const others = [named("Press Up"), named("Press (Barbell)"), named("Board", { aliases: ["Press"] })]
  expect(search(others, "press")).toEqual(["Press (Barbell)", "Board", "Press Up"])
  for (const query of ["pushup", "push up"])
    expect(search([named("Push Up Hold"), named("Push Up")], query)).toEqual(["Push Up", "Push Up Hold"])
  // A name that contains the words in any order comes before one that only matches with its equipment.
  const pushed = [named("Up", { equipment: "push" }), named("Push Up")]
  expect(search(pushed, "up push")).toEqual(["Push Up", "Up"])
})

it("counts a popular exercise's aliases as names", () => {
  const [board, flat] = [named("Board", { aliases: ["Flat Bench"] }), named("Flat Board")]
  expect(search([board, flat], "flat b")).toEqual(["Flat Board", "Board"])
  expect(search([{ ...board, popularity_rank: 9 }, flat], "flat b")).toEqual(["Board", "Flat Board"])
})

it("finds words that are spread over the name, the equipment and the muscles", () => {
  const curl = named("Curl", { equipment: "cable", primary_muscles: ["biceps", "forearms"] })
  for (const query of ["curl cable", "cable fore", "bicep curl", "cab cur"])
    expect(search([named("Row", { equipment: "cable" }), curl], query)).toEqual(["Curl"])
  expect(search([named("Row", { equipment: null })], "cable")).toEqual([])
  // A query may join words of a name. It may start anywhere in the name, but has to keep the name's order.
  expect(search([named("Empulldown"), named("Lat Pull Down")], "pulldown")).toEqual([
    "Lat Pull Down",
    "Empulldown",
  ])
  expect(search([named("Lat Pull Down")], "downpull")).toEqual([])
})

it("lists recent exercises first, then popular ones, and the rest in the given order", () => {
  const exercises = [
    ...[named("A"), named("B", { popularity_rank: null }), named("C", { popularity_rank: 2 })],
    ...[named("D", { popularity_rank: 1 }), named("E")],
  ]
  expect(search(exercises, "")).toEqual(["D", "C", "A", "B", "E"])
  expect(search(exercises, "", ["E", "C"])).toEqual(["E", "C", "D", "A", "B"])
})

it("marks the longest match at the beginning of each word", () => {
  const marked = (name: string, ...words: string[]) =>
    matchedParts(name, words)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("")
  expect(marked("Farmer's Walk", "farm", "farmer", "w")).toBe("[Farmer]'s [W]alk")
  expect(marked("Walk-Out", "alk", "out")).toBe("Walk-[Out]")
  expect(marked("Élan", "el")).toBe("[Él]an")
  expect(matchedParts("Row - Row", [])).toEqual([{ text: "Row - Row", isMatch: false }])
  expect(matchedParts("Row", ["row"])).toEqual([{ text: "Row", isMatch: true }])
})
