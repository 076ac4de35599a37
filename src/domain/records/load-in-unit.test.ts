import * as fc from "fast-check"
import { expect, it } from "vitest"
import { barKinds } from "#domain/plates/barbells.ts"
import { platesFor } from "#domain/plates/plates.ts"
import { recordedSet } from "#tests/support/sets.ts"
import { loadableSets, loadInUnit } from "./load-in-unit.ts"

const twoPlates = {
  bars: { barbell: 45, "ez bar": 20, "trap bar": 55 },
  plates: [
    { weight: 45, pairs: 2 },
    { weight: 25, pairs: 1 },
  ],
}
const barbell = { equipment: "barbell", unit: "lbs", barbells: { lbs: twoPlates } } as const
const hundred = recordedSet({ weight: 100, weight_unit: "kg" })

it("is rounded to the person's plates if it was entered in the other unit", () => {
  // 100 kg is 220.5 lbs. A gym's plates make 220; two pairs of 45 and one of 25 make 225.
  expect(loadInUnit(hundred, barbell)).toBe(225)
  expect(loadInUnit(hundred, { ...barbell, barbells: null })).toBe(220)
})

it("is rounded to a usual step if it doesn't go on a bar, is lighter than the bar, or is assistance", () => {
  expect(loadInUnit(hundred, { ...barbell, equipment: "dumbbell" })).toBe(220)
  expect(loadInUnit({ ...hundred, weight: 15 }, barbell)).toBe(35)
  expect(loadInUnit({ ...hundred, weight: -20 }, barbell)).toBe(-45)
  expect(loadInUnit({ ...hundred, weight: 0 }, barbell)).toBe(0)
})

it("is unchanged in its own unit, whatever the plates", () => {
  const sets = [recordedSet({ weight: 101, weight_unit: "lbs" }), recordedSet({ reps: 5 })]
  expect(loadableSets(sets, barbell)).toEqual(sets)
  expect(loadInUnit(recordedSet({ weight: null, weight_unit: "kg" }), barbell)).toBeNull()
  expect(loadableSets([hundred, recordedSet({ weight: null, weight_unit: "kg" })], barbell)).toEqual([
    { ...hundred, weight: 225, weight_unit: "lbs" },
    recordedSet(),
  ])
})

it("can always be loaded with the person's plates", () => {
  const plates = fc.uniqueArray(
    fc.record({
      weight: fc.constantFrom(1.25, 2.5, 5, 10, 15, 20, 25),
      pairs: fc.integer({ min: 1, max: 2 }),
    }),
    { selector: ({ weight }) => weight, maxLength: 5 },
  )
  const weights = fc.integer({ min: 60, max: 600 })
  fc.assert(
    fc.property(plates, weights, fc.constantFrom(...barKinds), (owned, weight, kind) => {
      const own = { bars: { barbell: 20, "ez bar": 10, "trap bar": 25 }, plates: owned }
      const set = recordedSet({ weight, weight_unit: "lbs" })
      const load = loadInUnit(set, { equipment: kind, unit: "kg", barbells: { kg: own } })
      expect(load).not.toBeNull()
      expect(platesFor(load ?? -1, own, kind)).not.toBeNull()
    }),
  )
})
