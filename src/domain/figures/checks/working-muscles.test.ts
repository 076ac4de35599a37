import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { isDrawnMuscle } from "../drawing/muscles.ts"
import { exercisesWithFigure, patternOfExercise } from "../exercises/pattern-of-exercise.ts"
import { figureAt, momentsShown, type Square } from "../figure.ts"

const square: Square = [0, 0, 200, 200]
/** Figures seen from the front, which hides the back, because only from the front can people see the band, the bar or the grip. */
const seenFromTheFront = [
  "Band Pull Apart",
  "Front Rack Hold (Barbell)",
  "Seated Row - Bar Grip (Cable)",
  "Seated Row - Underhand (Cable)",
]

const workedBy = new Map(
  readFileSync("supabase/seed/exercise-library.csv", "utf8")
    .split("\n")
    .map((row) => row.split(","))
    .map(([name = "", , , , primary = ""]) => [name, primary.split("; ").filter(isDrawnMuscle)]),
)

it("A figure is seen from where its working muscle shows", () => {
  const hidden = exercisesWithFigure.filter((name) => {
    const pattern = patternOfExercise(name)
    const muscles = workedBy.get(name) ?? []
    if (!pattern || muscles.length === 0) return false
    return !momentsShown(pattern).some((moment) =>
      figureAt(pattern, moment, { square, detail: "small", muscles }).some(({ look }) => look === "marker"),
    )
  })
  expect(hidden.toSorted()).toEqual(seenFromTheFront)
})
