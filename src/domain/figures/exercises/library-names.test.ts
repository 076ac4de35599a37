import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { hasFigure } from "#domain/exercises/guided-exercises.ts"
import { exercisesWithFigure } from "./pattern-of-exercise.ts"

const rows = readFileSync("supabase/seed/exercise-library.csv", "utf8").trim().split("\n").slice(1)
const library = rows.map((row) => row.split(",")[0] ?? "")

it("Figures belong to exercises of the library", () => {
  expect(exercisesWithFigure.filter((name) => !library.includes(name))).toEqual([])
})

it("Without loading the figures, one can tell which exercises of the library have one", () => {
  expect(library.filter(hasFigure)).toEqual(library.filter((name) => exercisesWithFigure.includes(name)))
})
