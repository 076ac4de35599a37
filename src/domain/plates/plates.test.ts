import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Barbell, barbellIn, barKindOf, barKinds, platesSold, withBarbell } from "./barbells.ts"
import { loadsAround, nearestLoad, platesFor } from "./plates.ts"
import { warmupLadder } from "./warmup-ladder.ts"

const unit = fc.constantFrom("kg" as const, "lbs" as const)
const kind = fc.constantFrom(...barKinds)
const barbell: fc.Arbitrary<Barbell> = unit.chain((of) =>
  fc.record({
    bars: fc.record({
      barbell: fc.constantFrom(15, 20, 45, 8.5),
      "ez bar": fc.constantFrom(7, 10, 20),
      "trap bar": fc.constantFrom(25, 55),
    }),
    plates: fc.uniqueArray(
      fc.record({ weight: fc.constantFrom(...platesSold[of]), pairs: fc.integer({ min: 0, max: 4 }) }),
      { selector: ({ weight }) => weight },
    ),
  }),
)
const weight = fc.integer({ min: 0, max: 1200 }).map((quarters) => quarters / 4)
const sum = (plates: readonly number[]) => plates.reduce((total, each) => total + each, 0)

describe("the plates for a weight", () => {
  const kg = barbellIn(null, "kg")

  it("are those of one side, heaviest first and as few as possible", () => {
    expect(platesFor(82.5, kg, "barbell")).toEqual([25, 5, 1.25])
    expect(platesFor(60, kg, "barbell")).toEqual([20])
    expect(platesFor(20, kg, "barbell")).toEqual([])
    expect(platesFor(225, barbellIn(null, "lbs"), "barbell")).toEqual([45, 45])
  })

  it("are unknown if the bar is heavier or no plates make it, and the nearest weights are given", () => {
    expect(platesFor(10, kg, "barbell")).toBeNull()
    expect(platesFor(83, kg, "barbell")).toBeNull()
    expect(loadsAround(83, kg, "barbell")).toEqual({ below: 82.5, above: 85 })
    expect(loadsAround(10, kg, "barbell")).toEqual({ below: null, above: 20 })
    const small = { ...kg, plates: [{ weight: 20, pairs: 1 }] }
    expect(loadsAround(100, small, "barbell")).toEqual({ below: 60, above: null })
  })

  it("always add up to the weight, and are never more than the person has", () => {
    fc.assert(
      fc.property(barbell, kind, weight, (owned, bar, wanted) => {
        const plates = platesFor(wanted, owned, bar)
        if (plates === null) return
        expect(owned.bars[bar] + 2 * sum(plates)).toBeCloseTo(wanted, 9)
        for (const plate of new Set(plates)) {
          const pairs = owned.plates.find((each) => each.weight === plate)?.pairs ?? 0
          expect(plates.filter((each) => each === plate).length).toBeLessThanOrEqual(pairs)
        }
      }),
    )
  })

  it("are found for every weight that the plates can make", () => {
    fc.assert(
      fc.property(
        barbell,
        kind,
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 }),
        (owned, bar, counts) => {
          const side = sum(
            owned.plates.map((plate, index) => plate.weight * Math.min(plate.pairs, counts[index] ?? 0)),
          )
          expect(platesFor(owned.bars[bar] + 2 * side, owned, bar)).not.toBeNull()
        },
      ),
    )
  })
})

describe("warm-ups", () => {
  it("lead up to the working weight in weights that can be loaded", () => {
    const kg = barbellIn(null, "kg")
    const ladder = (working: number) =>
      warmupLadder(working, (each) => nearestLoad(each, kg, "barbell")).map(
        (step) => `${step.weight} × ${step.reps}`,
      )
    expect(ladder(100)).toEqual(["40 × 8", "60 × 5", "80 × 3"])
    expect(ladder(82.5)).toEqual(["32.5 × 8", "50 × 5", "65 × 3"])
    expect(ladder(40)).toEqual(["20 × 8", "25 × 5", "32.5 × 3"])
    expect(ladder(20)).toEqual([])
  })

  it("get heavier, stay below the working weight, and can be loaded with the person's plates", () => {
    fc.assert(
      fc.property(barbell, kind, weight, (owned, bar, working) => {
        const steps = warmupLadder(working, (each) => nearestLoad(each, owned, bar))
        let before = 0
        for (const step of steps) {
          expect(step.weight).toBeGreaterThan(before)
          expect(step.weight).toBeLessThan(working)
          expect(platesFor(step.weight, owned, bar)).not.toBeNull()
          before = step.weight
        }
      }),
    )
  })
})

describe("a person's bars and plates", () => {
  it("are common ones until others are entered, and each unit has its own", () => {
    const mine: Barbell = {
      bars: { barbell: 15, "ez bar": 7, "trap bar": 20 },
      plates: [{ weight: 10, pairs: 1 }],
    }
    const column = withBarbell(null, "kg", mine)
    expect(barbellIn(column, "kg")).toEqual(mine)
    expect(barbellIn(column, "lbs")).toEqual(barbellIn(null, "lbs"))
    expect(withBarbell({ kg: "broken" }, "kg", mine)).toEqual({ kg: mine })
  })

  it("are only for equipment that takes plates", () => {
    expect(barKindOf("ez bar")).toBe("ez bar")
    expect(barKindOf("dumbbell")).toBeNull()
    expect(barKindOf(null)).toBeNull()
  })
})
