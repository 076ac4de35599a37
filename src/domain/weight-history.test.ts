import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { weightPlaces, weightPoints, weightTicks } from "./weight-history.ts"

const weight = fc.integer({ min: 1, max: 99_990 }).map((tenths) => tenths / 10)

describe("the weight history", () => {
  it("shows the last entry of a day, in the unit asked for", () => {
    const entry = (id: string, date: string, weight: number, weight_unit: "kg" | "lbs") => ({
      id,
      date,
      weight,
      weight_unit,
    })
    const entries = [
      entry("1", "2026-11-01", 80, "kg"),
      entry("2", "2026-11-20", 180, "lbs"),
      entry("3", "2026-11-20", 81.2, "kg"),
    ]
    expect(weightPoints(entries, "kg")).toEqual([
      { day: "2026-11-01", value: 80 },
      { day: "2026-11-20", value: 81.2 },
    ])
    expect(weightPoints(entries.slice(0, 2), "lbs").map(({ value }) => value)).toEqual([176.4, 180])
  })

  it("has two to five ticks around every weight", () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1 }), (values) => {
        const ticks = weightTicks(values)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.at(0)).toBeLessThanOrEqual(Math.min(...values))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      }),
    )
  })

  it("lies within its box, older to the left, heavier above", () => {
    const box = { left: 30, right: 500, top: 10, bottom: 150 }
    const points = [
      { day: "2026-11-01", value: 80 },
      { day: "2026-11-03", value: 82 },
      { day: "2026-11-05", value: 81 },
    ]
    expect(weightPlaces(points, [80, 81, 82], box)).toEqual([
      { x: 30, y: 150 },
      { x: 265, y: 10 },
      { x: 500, y: 80 },
    ])
    expect(weightPlaces(points.slice(0, 1), [80, 81], box)).toEqual([{ x: 500, y: 150 }])
  })
})
