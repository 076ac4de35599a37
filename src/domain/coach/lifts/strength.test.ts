import { describe, expect, it } from "vitest"
import type { Lift, LiftSet } from "./lift.ts"
import { bestEstimate, estimate, loadFor, median, mostReps, movedWeight } from "./strength.ts"

const bar: Lift = { unit: "kg", load: "outside", body: 82, isLowerBody: false, isSmall: false }
const belt: Lift = { ...bar, load: "added" }
const set = (load: number | null, reps: number): LiftSet => ({ load, reps, rpe: null })

describe("the weight moved", () => {
  it("is the load alone outside the body", () => {
    expect([movedWeight(60, bar), movedWeight(null, bar), loadFor(60, bar)]).toEqual([60, 0, 60])
  })

  it("includes the body, minus any assistance", () => {
    expect([movedWeight(10, belt), movedWeight(null, belt), movedWeight(-30, belt)]).toEqual([92, 82, 52])
    expect(loadFor(92, belt)).toBe(10)
  })

  it("assumes a light body if the body weight isn't known", () => {
    expect(movedWeight(10, { ...belt, body: null })).toBe(70)
    expect(movedWeight(10, { ...belt, body: null, unit: "lbs" })).toBe(140)
  })
})

it("reps are compared up to 16, or 25 for small muscles", () => {
  expect([mostReps(bar), mostReps({ ...bar, isSmall: true })]).toEqual([16, 25])
})

describe("the best estimate of a session", () => {
  it("is that of its best set, wherever that comes", () => {
    expect(bestEstimate([set(100, 5), set(90, 10), set(80, 8)], bar)).toBe(estimate(90, 10))
  })

  it("counts no more reps than can be compared", () => {
    expect(bestEstimate([set(60, 30)], bar)).toBe(estimate(60, 16))
  })

  it("is the most reps without a weight", () => {
    expect(bestEstimate([set(null, 12), set(null, 30), set(null, 20)], bar)).toBe(30)
  })

  it("ignores sets without reps, and is 0 without any", () => {
    expect(bestEstimate([set(300, 0), set(60, 5)], bar)).toBe(estimate(60, 5))
    expect([bestEstimate([set(300, 0)], bar), bestEstimate([], bar)]).toEqual([0, 0])
  })
})

it("the median is the middle value, or between the two", () => {
  expect([median([]), median([7]), median([9, 1, 5]), median([10, 2, 4, 100])]).toEqual([0, 7, 5, 7])
})
