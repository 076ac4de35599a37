import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  centimetres,
  convertDistance,
  convertWeight,
  distanceUnitOf,
  feetAndInches,
  unitSystemOf,
  weightUnitOf,
} from "./units.ts"

const entered = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)

describe("units", () => {
  it("guesses pounds and miles only where people use them", () => {
    expect(unitSystemOf("en-US")).toBe("imperial")
    expect(unitSystemOf("en-GB")).toBe("metric")
    expect(unitSystemOf("de")).toBe("metric")
    expect([weightUnitOf("imperial"), distanceUnitOf("imperial")]).toEqual(["lbs", "mi"])
    expect([weightUnitOf("metric"), distanceUnitOf("metric")]).toEqual(["kg", "km"])
  })

  it("shows a weight in the other unit with few decimals", () => {
    expect(convertWeight(80, "kg", "lbs")).toBe(176.4)
    expect(convertWeight(225, "lbs", "kg")).toBe(102.1)
    expect(convertWeight(80, "kg", "kg")).toBe(80)
  })

  it("brings every weight back to what was entered, from either side", () => {
    fc.assert(
      fc.property(entered, (value) => {
        const decimals = String(value).split(".")[1]?.length ?? 0
        expect(Number((convertWeight(value, "kg", "lbs") * 0.45359237).toFixed(decimals))).toBe(value)
        expect(Number((convertWeight(value, "lbs", "kg") / 0.45359237).toFixed(decimals))).toBe(value)
      }),
    )
  })

  it("brings every distance back to what was entered", () => {
    fc.assert(
      fc.property(entered, (value) => {
        const decimals = String(value).split(".")[1]?.length ?? 0
        expect(Number((convertDistance(value, "km", "mi") * 1.609344).toFixed(decimals))).toBe(value)
        expect(Number((convertDistance(value, "mi", "km") / 1.609344).toFixed(decimals))).toBe(value)
      }),
    )
  })

  it("brings every height in half inches back to itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), (halfInches) => {
        const height = { feet: Math.floor(halfInches / 24), inches: (halfInches % 24) / 2 }
        expect(feetAndInches(centimetres(height.feet, height.inches))).toEqual(height)
      }),
    )
  })
})
