import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shownWeight } from "./shown-weight.ts"
import {
  centimetres,
  convertDistance,
  convertWeight,
  distanceUnitOf,
  feetAndInches,
  inDistanceUnit,
  inWeightUnit,
  kilograms,
  kilometers,
  systemWith,
  unitsIn,
  unitSystemOf,
  weightUnitOf,
} from "./units.ts"

const entered = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)

describe("units", () => {
  it("guesses pounds and miles only where people use them", () => {
    expect(unitSystemOf("en-US")).toBe("imperial")
    expect(unitSystemOf("en-GB")).toBe("metric")
    expect(unitSystemOf("de")).toBe("metric")
    expect(["en-LR", "my", "my-MM"].map(unitSystemOf)).toEqual(["imperial", "imperial", "imperial"])
    expect(unitsIn("metric")).toEqual({ weight_unit: "kg", distance_unit: "km" })
    expect(unitsIn("imperial")).toEqual({ weight_unit: "lbs", distance_unit: "mi" })
    expect([systemWith("kg"), systemWith("lbs")]).toEqual(["metric", "imperial"])
    expect([weightUnitOf("imperial"), distanceUnitOf("imperial")]).toEqual(["lbs", "mi"])
    expect([weightUnitOf("metric"), distanceUnitOf("metric")]).toEqual(["kg", "km"])
  })

  it("shows a weight in the other unit with few decimals", () => {
    expect(convertWeight(80, "kg", "lbs")).toBe(176.4)
    expect(convertWeight(225, "lbs", "kg")).toBe(102.1)
    expect(convertWeight(80, "kg", "kg")).toBe(80)
    expect([convertDistance(5, "km", "km"), convertDistance(5, "mi", "mi")]).toEqual([5, 5])
    // 0.333… kg can't be recovered from pounds, so six decimals are enough.
    expect(convertWeight(1 / 3, "kg", "lbs")).toBe(0.734874)
  })

  it("computes with the exact factors, without rounding", () => {
    expect([kilograms(100, "kg"), kilograms(100, "lbs")]).toEqual([100, 45.359237])
    expect([kilometers(10, "km"), kilometers(10, "mi")]).toEqual([10, 16.09344])
    expect([inWeightUnit(45.359237, "kg"), inWeightUnit(45.359237, "lbs")]).toEqual([45.359237, 100])
    expect([inDistanceUnit(16.09344, "km"), inDistanceUnit(16.09344, "mi")]).toEqual([16.09344, 10])
  })

  it("shows a computed weight with one decimal, unaffected by the last bits", () => {
    expect([shownWeight(81.25, "kg"), shownWeight(81.249_999_9, "kg")]).toEqual([81.3, 81.3])
    // 247.25 lbs, computed as a sum in kilograms with six decimals.
    expect([shownWeight(112.150_713, "lbs"), shownWeight(112.150_714, "lbs")]).toEqual([247.3, 247.3])
  })

  it("converts every weight back to what was entered, from either unit", () => {
    fc.assert(
      fc.property(entered, (value) => {
        const decimals = String(value).split(".")[1]?.length ?? 0
        expect(Number((convertWeight(value, "kg", "lbs") * 0.45359237).toFixed(decimals))).toBe(value)
        expect(Number((convertWeight(value, "lbs", "kg") / 0.45359237).toFixed(decimals))).toBe(value)
      }),
    )
  })

  it("converts every distance back to what was entered", () => {
    fc.assert(
      fc.property(entered, (value) => {
        const decimals = String(value).split(".")[1]?.length ?? 0
        expect(Number((convertDistance(value, "km", "mi") * 1.609344).toFixed(decimals))).toBe(value)
        expect(Number((convertDistance(value, "mi", "km") / 1.609344).toFixed(decimals))).toBe(value)
      }),
    )
  })

  it("converts every height in half inches back to itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), (halfInches) => {
        const height = { feet: Math.floor(halfInches / 24), inches: (halfInches % 24) / 2 }
        expect(feetAndInches(centimetres(height.feet, height.inches))).toEqual(height)
      }),
    )
  })
})
