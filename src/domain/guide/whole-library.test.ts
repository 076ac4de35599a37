import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { guideFamilies } from "./guide-families.ts"
import { guideLines } from "./guide-lines.ts"
import { hasGuide, unguidedExercises } from "#domain/exercises/guided-exercises.ts"

it("Each exercise of the library is in one family, or has a single line, or deserves neither", () => {
  const rows = readFileSync("supabase/seed/exercise-library.csv", "utf8").trim().split("\n").slice(1)
  const listed = [
    ...guideFamilies.flatMap(({ exercises }) => Object.keys(exercises)),
    ...Object.keys(guideLines),
    ...unguidedExercises,
  ]
  expect(listed.toSorted()).toEqual(rows.map((row) => row.split(",")[0] ?? "").toSorted())
})

it("Without loading the guide, one can tell whether an exercise of the library has one", () => {
  expect(hasGuide("Rowing Machine")).toBe(true)
  expect(hasGuide("Tennis")).toBe(false)
})
