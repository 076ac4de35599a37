import * as fc from "fast-check"
import { expect, it } from "vitest"
import { mostRepsForEstimate, oneRepMax } from "./one-rep-max.ts"

it("is estimated with Epley's formula from ten repetitions or fewer", () => {
  expect(oneRepMax(100, 1)).toBe(100)
  expect(oneRepMax(90, 5)).toBe(105)
  expect(oneRepMax(75, 10)).toBe(100)
  expect(oneRepMax(60, 11)).toBeNull()
  expect(oneRepMax(60, 0)).toBeNull()
  expect(oneRepMax(0, 5)).toBeNull()
})

it("grows with the weight and with each repetition, and is never less than the weight", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: mostRepsForEstimate - 1 }),
      (weight, reps) => {
        const estimate = oneRepMax(weight, reps) ?? 0
        expect(estimate).toBeGreaterThanOrEqual(weight)
        expect(oneRepMax(weight, reps + 1)).toBeGreaterThan(estimate)
        expect(oneRepMax(weight + 1, reps)).toBeGreaterThan(estimate)
      },
    ),
  )
})
