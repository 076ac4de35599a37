import { describe, expect, it } from "vitest"
import { exercisesWithFigure, patternOfExercise } from "../exercises/pattern-of-exercise.ts"
import { endOf } from "../figure.ts"
import { problemsOfFigure } from "./problems-of-figure.ts"

/** Exercises whose feet stand wide or move apart. */
const wide =
  /Lateral|Sumo|Cossack|Jack|Hydrant|Abduction|Adduction|Multi Hip|Band Walk|Rotational Throw|Windmill|Spiderman|Wipers|Skater/u
/** Exercises that leave the floor. */
const airborne = /Jump|Jack|Rope|Skips|Burpee|Double Unders|Running|Run$|Sprints|Clap/u

const figures = exercisesWithFigure.flatMap((name) => {
  const pattern = patternOfExercise(name)
  return pattern ? [{ name, pattern }] : []
})

describe.each(figures)("The figure of $name", ({ name, pattern }) => {
  it("is possible at each of twenty moments, touches what it rests on, and stays in its frame", () => {
    expect(problemsOfFigure(pattern, { isWide: wide.test(name), mayFloat: airborne.test(name) })).toEqual([])
  })

  it("shows another moment beside its start", () => {
    if (pattern.keys.length > 1) expect(endOf(pattern)).toBeGreaterThan(0)
  })
})
