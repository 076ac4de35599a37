import * as fc from "fast-check"
import { expect, it } from "vitest"
import { type LadderSet, ladderStep, startAfterTest } from "./ladders.ts"

const reps = (count: number): LadderSet => ({ reps: count, seconds: null })
const hold = (seconds: number): LadderSet => ({ reps: null, seconds })

it("moves up after three sets of 15 or of 45 seconds, and down after two misses", () => {
  expect(ladderStep([reps(15), reps(16), reps(15)], 0)).toBe("up")
  expect(ladderStep([hold(45), hold(45), hold(60)], 2)).toBe("up")
  expect(ladderStep([reps(15), reps(15), reps(14)], 1)).toBe("stay")
  expect(ladderStep([reps(15), reps(15)], 0)).toBe("stay")
  expect(ladderStep([hold(44), hold(45), hold(45)], 2)).toBe("down")
})

it("starts at half of a first test, and at least one", () => {
  expect([0, 1, 7, 20].map(startAfterTest)).toEqual([1, 1, 3, 10])
  fc.assert(fc.property(fc.nat(500), (best) => startAfterTest(best) <= Math.max(1, best / 2)))
})
