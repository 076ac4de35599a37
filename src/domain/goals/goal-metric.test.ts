import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { unitOfMetric, valueInSystem } from "./goal-metric.ts"

describe("a goal's value", () => {
  it("is shown in the reader's unit, and as entered if that is the same", () => {
    expect(valueInSystem(100, { metric: "weight", unit: "kg" }, "imperial")).toBe(220.5)
    expect(valueInSystem(5, { metric: "distance", unit: "mi" }, "metric")).toBe(8.05)
    expect(valueInSystem(12, { metric: "reps", unit: null }, "imperial")).toBe(12)
    expect(valueInSystem(100, { metric: "weight", unit: "lbs" }, "metric")).toBe(45.4)
    expect(valueInSystem(102.25, { metric: "weight", unit: "lbs" }, "imperial")).toBe(102.25)
    expect(valueInSystem(5, { metric: "distance", unit: "mi" }, "imperial")).toBe(5)
    expect(valueInSystem(5, { metric: "distance", unit: "km" }, "metric")).toBe(5)
    // A goal that has no unit is in kilograms or kilometers.
    expect(valueInSystem(100, { metric: "weight", unit: null }, "imperial")).toBe(220.5)
    expect(valueInSystem(5, { metric: "distance", unit: null }, "imperial")).toBe(3.11)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        expect(valueInSystem(hundredths / 100, { metric: "weight", unit: null }, "metric")).toBe(
          hundredths / 100,
        )
      }),
    )
  })
})

it("weights and distances have the person's unit, and other metrics have none", () => {
  const units = (["weight", "distance", "reps", "duration_minutes", "frequency", ""] as const).map(
    (metric) => [unitOfMetric(metric, "metric"), unitOfMetric(metric, "imperial")],
  )
  expect(units).toEqual([
    ["kg", "lbs"],
    ["km", "mi"],
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ])
})
