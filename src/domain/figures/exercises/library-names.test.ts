import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { exercisesWithFigure } from "./pattern-of-exercise.ts"

it("Figures belong to exercises of the library", () => {
  const rows = readFileSync("supabase/seed/exercise-library.csv", "utf8").split("\n").slice(1)
  const library = new Set(rows.map((row) => row.split(",")[0]))
  expect(exercisesWithFigure.filter((name) => !library.has(name))).toEqual([])
})
