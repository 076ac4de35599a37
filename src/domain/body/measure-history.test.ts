import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { roundTo } from "#domain/measures/numbers.ts"
import { convertLength } from "#domain/measures/units.ts"
import { historiesOf, type Measurement, withWaiting } from "./measure-history.ts"
import { averageOfLast } from "./weight-average.ts"

const waist = (date: string, value: number): Measurement => ({ date, measure: "waist", value, unit: "cm" })

describe("a measure over time", () => {
  it("has its days in order, the latest, and the change against four weeks before it", () => {
    const [history] = historiesOf(
      [
        waist("2026-11-22", 84.5),
        waist("2026-10-25", 86.5),
        waist("2026-10-01", 88),
        waist("2026-11-15", 85),
      ],
      "metric",
    )
    expect(history).toMatchObject({ measure: "waist", unit: "cm", latest: { value: 84.5 }, change: -2 })
    expect(history?.days.map(({ value }) => value)).toEqual([88, 86.5, 85, 84.5])
    expect(historiesOf([waist("2026-11-22", 84), waist("2026-10-26", 86)], "metric")[0]?.change).toBeNull()
  })

  it("is shown in the person's unit, whatever each value was typed in", () => {
    const typed = [waist("2026-11-01", 84.5), { ...waist("2026-11-02", 33.25), unit: "in" as const }]
    expect(historiesOf(typed, "imperial")[0]?.days.map(({ value }) => value)).toEqual([33.27, 33.25])
    expect(historiesOf(typed, "metric")[0]?.days.map(({ value }) => value)).toEqual([84.5, 84.46])
  })

  it("comes in the order of the form, with the person's own last", () => {
    const measures = ["Wrist", "body_fat", "Ankle", "waist", "neck"]
    const taken = measures.map((measure) => ({ ...waist("2026-11-01", 40), measure }))
    expect(historiesOf(taken, "metric").map(({ measure }) => measure)).toEqual(
      "waist neck body_fat Ankle Wrist".split(" "),
    )
  })

  it("includes what waits on this device: the later one of a day counts, and one without a value is gone", () => {
    const entry = (body_date: string, value: number | null) => ({
      ...{ body_date, weight: null, weight_unit: "kg" as const },
      measurements: [{ measure: "waist", value, unit: "cm" as const }],
    })
    const known = [waist("2026-11-01", 86), waist("2026-11-02", 85)]
    const waiting = [
      entry("2026-11-02", 84),
      entry("2026-11-03", 83),
      entry("2026-11-03", 82),
      entry("2026-11-01", null),
    ]
    expect(withWaiting(known, waiting)).toEqual([waist("2026-11-02", 84), waist("2026-11-03", 82)])
  })
})

it("a length with a decimal that is shown in the other unit is the typed one again when it is converted back", () => {
  const typed = fc
    .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 9 }))
    .map(([whole, tenths]) => whole + tenths / 10)
  fc.assert(
    fc.property(typed, (value) => {
      expect(roundTo(convertLength(value, "cm", "in") * 2.54, 1)).toBe(value)
      expect(roundTo(convertLength(value, "in", "cm") / 2.54, 1)).toBe(value)
    }),
  )
})

it("the average of weighings is of the last four, and of fewer at first", () => {
  const points = [80, 82, 81, 85, 84].map((value, index) => ({ at: String(index), value }))
  expect(averageOfLast(points).map(({ value }) => value)).toEqual([80, 81, 81, 82, 83])
  expect(averageOfLast(points)[4]?.at).toBe("4")
})
