import { expect, it } from "vitest"
import { patterns } from "../patterns/patterns.ts"
import { exercisesWithFigure, patternNameOf, patternOfExercise, variationsOf } from "./pattern-of-exercise.ts"

it("A way to move has a drawing under its own name, which no exercise has", () => {
  for (const [name, pattern] of Object.entries(patterns)) {
    expect(patternOfExercise(name)).toBe(pattern)
    expect(patternNameOf(name)).toBe(name)
  }
  expect(exercisesWithFigure.filter((name) => Object.hasOwn(patterns, name))).toEqual([])
})

it("Each exercise with a drawing is a variation of one way to move", () => {
  for (const name of exercisesWithFigure) {
    const pattern = patternNameOf(name)
    expect(pattern && variationsOf(pattern)).toContain(name)
  }
  const all = Object.keys(patterns).flatMap((name) => variationsOf(patternNameOf(name) ?? "walk"))
  expect(all.toSorted()).toEqual(exercisesWithFigure.toSorted())
})

it("A name that nothing has gets no drawing", () => {
  for (const name of ["Bench Press (Piano)", "a pattern to come", "constructor", "__proto__", ""]) {
    expect(patternOfExercise(name)).toBeUndefined()
    expect(patternNameOf(name)).toBeUndefined()
  }
})
