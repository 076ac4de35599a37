import { describe, expect, it } from "vitest"
import type { WeightUnit } from "#domain/measures/units.ts"
import { loadStep } from "./load-steps.ts"
import { loadUpTo, nextLoad, ownBarFor } from "./next-load.ts"

describe("the step to the next weight", () => {
  const steps: [unit: WeightUnit, equipment: string, byWeight: Record<string, number>][] = [
    ["kg", "dumbbell", { 20: 2, 22.5: 2.5, 21: 1, 20.3: 2 }],
    ["kg", "kettlebell", { 16: 4, 18: 2, 17: 4 }],
    ["kg", "machine", { 50: 5, 52.5: 2.5, 51: 5 }],
    ["kg", "medicine ball", { 3: 1, 3.5: 1 }],
    ["kg", "sled", { 40: 5, 42.5: 2.5, 41: 5 }],
    ["kg", "barbell", { 60: 2.5, 61: 2.5 }],
    ["lbs", "dumbbell", { 50: 5, 52.5: 2.5, 51: 5 }],
    ["lbs", "kettlebell", { 35: 5, 37.5: 2.5, 36: 5 }],
    ["lbs", "machine", { 100: 10, 105: 5, 101: 10 }],
    ["lbs", "medicine ball", { 8: 2, 9: 1, 8.5: 2 }],
    ["lbs", "sled", { 100: 10, 105: 5, 101: 10 }],
    ["lbs", "barbell", { 135: 5, 136: 5 }],
  ]
  it.each(steps)("in %s with a %s is the largest that the weight is made of", (unit, equipment, byWeight) => {
    for (const [weight, step] of Object.entries(byWeight))
      expect([weight, loadStep(Number(weight), equipment, unit)]).toEqual([weight, step])
  })

  it("is a pair of small plates if the equipment is unknown", () => {
    expect([loadStep(60, null, "kg"), loadStep(60, null, "lbs"), loadStep(60, "rock", "kg")]).toEqual([
      2.5, 5, 2.5,
    ])
  })
})

describe("the next weight", () => {
  const own = {
    kg: { bars: { barbell: 21, "ez bar": 10, "trap bar": 25 }, plates: [{ weight: 5, pairs: 2 }] },
  }

  it("is made of the person's plates and bar", () => {
    expect([21, 30, 31, 41].map((weight) => nextLoad(weight, "barbell", "kg", own))).toEqual([31, 31, 41, 41])
    // Weights lighter than the bar use the usual increments.
    expect(nextLoad(10, "barbell", "kg", own)).toBe(12.5)
    expect(loadUpTo(12, "barbell", "kg", own)).toBe(10)
    expect([21, 30.9, 31, 60].map((weight) => loadUpTo(weight, "barbell", "kg", own))).toEqual([
      21, 21, 31, 41,
    ])
    expect(nextLoad(31, "cable", "kg", own)).toBe(32.5)
  })

  it("has no limit if the plates are unknown", () => {
    expect(nextLoad(965, "barbell", "kg")).toBe(967.5)
    expect(ownBarFor(100, { equipment: "barbell", unit: "kg", barbells: null })).toBeNull()
  })

  it("is at least one step, however small the request", () => {
    expect([0, 1, 2.5, 7.4].map((weight) => loadUpTo(weight, "cable", "kg"))).toEqual([2.5, 2.5, 2.5, 5])
  })

  it("has less assistance, down to none, and then a first weight", () => {
    expect([-10, -7, -5, -2, 0].map((load) => nextLoad(load, "machine", "kg"))).toEqual([-5, -5, 0, 0, 5])
  })
})
