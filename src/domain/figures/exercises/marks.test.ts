import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { exercisesWithFigure } from "./pattern-of-exercise.ts"

const [, ...rows] = readFileSync("docs/figure-marks.csv", "utf8").trim().split("\n")
const marks = new Map(
  rows.map((row) => {
    const [name = "", mark] = row.split(",")
    return [name, Number(mark)]
  }),
)

describe("The marks of someone who looked at every figure", () => {
  it("cover all figures, and no others", () => {
    expect([...marks.keys()].toSorted()).toEqual(exercisesWithFigure.toSorted())
  })

  it("are from 3, for a figure that a beginner could misread, to 5, and above 4 on average", () => {
    const given = [...marks.values()]
    expect(given.filter((mark) => !(mark >= 3 && mark <= 5))).toEqual([])
    expect(given.reduce((sum, mark) => sum + mark, 0) / given.length).toBeGreaterThan(4)
  })
})
