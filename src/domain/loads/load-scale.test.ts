import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allLoads } from "#domain/plates/all-loads.ts"
import { barbellIn } from "#domain/plates/barbells.ts"
import { nearestLoad } from "#domain/plates/plates.ts"
import { cutLoad, holdWithin, scaleOf, steppedScale } from "./load-scale.ts"

const usualKg = scaleOf(allLoads(barbellIn(null, "kg"), "barbell"))
const few = {
  bars: { barbell: 20, "ez bar": 10, "trap bar": 25 },
  plates: [20, 10, 5, 2.5, 1.25].map((weight) => ({ weight, pairs: 1 })),
}
const fewPlates = scaleOf(allLoads(few, "barbell"))
const scales = fc.constantFrom(
  usualKg,
  fewPlates,
  scaleOf(allLoads(barbellIn(null, "lbs"), "trap bar")),
  steppedScale(2, { lightest: 2, heaviest: 1000 }),
  steppedScale(2.5, { lightest: -1000, heaviest: 0 }),
)
const weight = fc.integer({ min: -2000, max: 5000 }).map((tenths) => tenths / 10)

describe("the loads that a person's weights make", () => {
  it("are all those that the plates make, the same as when asked for one by one", () => {
    expect(allLoads(few, "barbell").slice(0, 6)).toEqual([20, 22.5, 25, 27.5, 30, 32.5])
    expect(allLoads(few, "barbell")).toHaveLength(32)
    fc.assert(
      fc.property(weight, (x) => {
        expect(fewPlates.nearest(x)).toBe(x < 20 ? 20 : nearestLoad(x, few, "barbell"))
      }),
    )
  })

  it("are rounded to the nearest one, or the lighter of two", () => {
    expect([81, 81.25, 81.3, 83.75].map(usualKg.nearest)).toEqual([80, 80, 82.5, 82.5])
    const dumbbells = steppedScale(2, { lightest: 2, heaviest: 50 })
    expect([0, 21, 21.1, 22, 51, 80].map(dumbbells.nearest)).toEqual([2, 20, 22, 22, 50, 50])
  })

  it("are at most half the gap above the exact load, except for the lightest one", () => {
    fc.assert(
      fc.property(scales, weight, (scale, x) => {
        const load = scale.nearest(x)
        expect(scale.nearest(load)).toBe(load)
        if (load > x && load !== scale.lightest)
          expect(load - x).toBeLessThanOrEqual((load - scale.lighter(load)) / 2 + 1e-6)
      }),
    )
  })

  it("are neighbors: the next lighter of the next heavier one is the load itself", () => {
    fc.assert(
      fc.property(scales, weight, (scale, x) => {
        const load = scale.nearest(x)
        const next = scale.heavier(load)
        if (next === load) expect(load).toBe(scale.heaviest)
        else expect([next > load, scale.lighter(next)]).toEqual([true, load])
      }),
    )
  })

  it("make every cut lighter, as long as there is a lighter load", () => {
    expect([cutLoad(82.5, 0.9, usualKg), cutLoad(22.5, 0.99, usualKg), cutLoad(20, 0.5, usualKg)]).toEqual([
      75, 20, 20,
    ])
    expect(cutLoad(-20, 0.9, steppedScale(2.5, { lightest: -100, heaviest: 0 }))).toBe(-22.5)
    fc.assert(
      fc.property(scales, weight, fc.integer({ min: 10, max: 99 }), (scale, x, percent) => {
        const now = scale.nearest(x)
        const cut = cutLoad(x, percent / 100, scale)
        expect(cut < now || now === scale.lightest).toBe(true)
        expect(scale.nearest(cut)).toBe(cut)
      }),
    )
  })

  it("keep a load between the lightest and the heaviest", () => {
    expect([10, 60, 5000].map((x) => holdWithin(x, steppedScale(5, { lightest: 5, heaviest: 200 })))).toEqual(
      [10, 60, 200],
    )
    expect(holdWithin(5, usualKg)).toBe(20)
  })
})
