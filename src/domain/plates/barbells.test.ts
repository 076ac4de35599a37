import { describe, expect, it } from "vitest"
import {
  type Barbell,
  barbellIn,
  barKindOf,
  barKinds,
  heaviestBar,
  mostPairs,
  platesSold,
  withBarbell,
} from "./barbells.ts"

const usual = (unit: "kg" | "lbs") => {
  const { bars, plates } = barbellIn(null, unit)
  return {
    bars,
    plates: plates.map(({ weight }) => weight),
    pairs: new Set(plates.map(({ pairs }) => pairs)),
  }
}
const bars = { barbell: 15, "ez bar": 7, "trap bar": 20 }
const own = (changes: Partial<Barbell>): Barbell => ({ bars, plates: [{ weight: 10, pairs: 1 }], ...changes })

describe("the bars and plates of a gym", () => {
  it("are these in kilograms and these in pounds, six pairs of each plate", () => {
    expect(usual("kg")).toEqual({
      bars: { barbell: 20, "ez bar": 10, "trap bar": 25 },
      plates: [25, 20, 15, 10, 5, 2.5, 1.25],
      pairs: new Set([6]),
    })
    expect(usual("lbs")).toEqual({
      bars: { barbell: 45, "ez bar": 20, "trap bar": 55 },
      plates: [45, 35, 25, 10, 5, 2.5],
      pairs: new Set([6]),
    })
  })

  it("can be changed to any plate that is sold", () => {
    expect(platesSold).toEqual({
      kg: [25, 20, 15, 10, 5, 2.5, 2, 1.5, 1.25, 1, 0.5, 0.25],
      lbs: [55, 45, 35, 25, 15, 10, 5, 2.5, 1.25, 1],
    })
    const plates = platesSold.lbs.map((weight) => ({ weight, pairs: mostPairs }))
    const all = own({ bars: { ...bars, barbell: heaviestBar }, plates })
    expect(barbellIn(withBarbell(null, "lbs", all), "lbs")).toEqual(all)
  })
})

const kilograms = (barbell: unknown) => barbellIn({ kg: barbell }, "kg")
const thirty = Array.from({ length: 30 }, (_, index) => ({ weight: index + 1, pairs: 1 }))

describe("the profile's bars and plates", () => {
  it.each<[string, Barbell]>([
    ["a bar without weight", own({ bars: { ...bars, barbell: 0 } })],
    ["a bar of 1000", own({ bars: { ...bars, barbell: 1000 } })],
    ["no plate at all", own({ plates: [] })],
    ["thirty plates", own({ plates: thirty })],
    ["the lightest plate, and none of it", own({ plates: [{ weight: 0.1, pairs: 0 }] })],
    ["the heaviest plate, a hundred times", own({ plates: [{ weight: 100, pairs: 100 }] })],
  ])("are read: %s", (_, barbell) => {
    expect(kilograms(barbell)).toEqual(barbell)
  })

  it.each<[string, unknown]>([
    ["a bar below zero", own({ bars: { ...bars, barbell: -1 } })],
    ["a bar above 1000", own({ bars: { ...bars, barbell: 1001 } })],
    ["a kind of bar that is missing", { bars: { barbell: 20 }, plates: [] }],
    ["thirty-one plates", own({ plates: [...thirty, { weight: 40, pairs: 1 }] })],
    ["a plate as light as air", own({ plates: [{ weight: 0.05, pairs: 1 }] })],
    ["a plate above 100", own({ plates: [{ weight: 101, pairs: 1 }] })],
    ["fewer pairs than none", own({ plates: [{ weight: 10, pairs: -1 }] })],
    ["more than a hundred pairs", own({ plates: [{ weight: 10, pairs: 101 }] })],
    ["half a pair", own({ plates: [{ weight: 10, pairs: 0.5 }] })],
    ["no plates", { bars }],
    ["a text", "20"],
  ])("are replaced with common ones if they are impossible: %s", (_, barbell) => {
    expect(kilograms(barbell)).toEqual(barbellIn(null, "kg"))
  })

  it("keep the other unit when one is changed", () => {
    const [mine, pounds] = [own({}), own({ plates: [] })]
    expect(withBarbell({ lbs: pounds }, "kg", mine)).toEqual({ lbs: pounds, kg: mine })
  })
})

it("plates go only on these kinds of bars", () => {
  expect(barKinds).toEqual(["barbell", "ez bar", "trap bar"])
  expect(barKinds.map(barKindOf)).toEqual(barKinds)
  expect(["kettlebell", "Barbell", ""].map(barKindOf)).toEqual([null, null, null])
})
