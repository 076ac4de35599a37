import * as fc from "fast-check"
import { expect, it } from "vitest"
import type { TrainedSet } from "#domain/coach/person/trained-workout.ts"
import { volumeInWords } from "#domain/coach/person/volumes.ts"
import { inWeightUnit } from "#domain/measures/units.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { recordedSet } from "#tests/support/sets.ts"
import { warmupsDontCount } from "./sentences.ts"
import { wholeVolume, workingVolume, writeVolume } from "./working-volume.ts"
import { totalsOf } from "./workout-summary.ts"

const unit = fc.constantFrom("kg" as const, "lbs" as const)
const someSet = (...types: TrainedSet["set_type"][]): fc.Arbitrary<TrainedSet> =>
  fc
    .record({
      reps: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
      weight: fc.option(
        fc.integer({ min: 0, max: 1200 }).map((quarters) => quarters / 4),
        { nil: null },
      ),
      weight_unit: unit,
      set_type: fc.constantFrom(...types),
    })
    .map((values) => ({ ...recordedSet(), rpe: null, notes: null, ...values }))
const workingSets = fc.array(someSet("normal", "drop", "failure"), { maxLength: 12 })
const warmups = fc.array(someSet("warmup"), { maxLength: 6 })

it("is the same with and without warm-ups, for the summary and for the coach", () => {
  fc.assert(
    fc.property(workingSets, warmups, unit, (working, warming, shown) => {
      const all = [...warming, ...working]
      expect(totalsOf(null, all)).toEqual(totalsOf(null, working))
      const exercise = { exercise_id: "a", name: "A", measure: "weight_reps", equipment: null } as const
      const workout = {
        ...{ id: "log", date: "2026-11-20", name: null, notes: null, duration_seconds: null },
        exercises: [{ ...exercise, planned: null, sets: all }],
      }
      expect(volumeInWords([workout], shown)).toBe(writeVolume(totalsOf(null, working).volume_kg, shown))
    }),
  )
})

it("is written in whole units, in kilograms if a set has no unit", () => {
  const lift = { reps: 10, weight: 276, weight_unit: null, set_type: "normal" } as const
  expect(workingVolume([lift, lift])).toBe(5520)
  expect(workingVolume([lift, { ...lift, weight: -20 }, { ...lift, reps: null }])).toBe(2760)
  expect([writeVolume(5520, "kg"), writeVolume(5520, "lbs")]).toEqual(["5,520 kg", "12,170 lbs"])
  expect(warmupsDontCount).toBe("Warm-ups don’t count.")
})

it("never falls when a set is added", () => {
  fc.assert(
    fc.property(workingSets, someSet("normal", "warmup", "drop", "failure"), (sets, added) => {
      expect(workingVolume([...sets, added])).toBeGreaterThanOrEqual(workingVolume(sets))
    }),
  )
})

it("is written the same from the app's sum and the database's decimals", () => {
  fc.assert(
    fc.property(workingSets, unit, (sets, shown) => {
      const volume = workingVolume(sets)
      expect(writeVolume(roundTo(volume, 6), shown)).toBe(writeVolume(volume, shown))
    }),
  )
  // The total is 1,002.5 lbs, which a sum in kilograms misses by a tiny amount.
  const pounds = 802 * 1.25
  expect(wholeVolume(inWeightUnit(roundTo(pounds * 0.45359237, 6), "lbs"))).toBe(1003)
})
