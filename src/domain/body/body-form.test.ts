import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type BodyForm, type BodyProblem, readBodyForm } from "./body-form.ts"
import { offeredMeasures, rangeOf, unitOf } from "./measures.ts"

const empty: BodyForm = { date: "2026-11-21", weight: "", values: {}, ownName: "", ownValue: "" }

function read(form: Partial<BodyForm>, system: "metric" | "imperial" = "metric", own: string[] = []) {
  const reading = readBodyForm({ ...empty, ...form }, system, own)
  return reading.ok ? reading.entry : reading.problems
}

describe("what was measured on a day", () => {
  it("is read in the person's units; what is empty wasn't measured", () => {
    expect(read({ weight: "81,2", values: { waist: "84.5", neck: "", body_fat: "15.8" } })).toEqual({
      ...{ body_date: "2026-11-21", weight: 81.2, weight_unit: "kg" },
      measurements: [
        { measure: "waist", value: 84.5, unit: "cm" },
        { measure: "body_fat", value: 15.8, unit: "%" },
      ],
    })
    expect(read({ weight: "179", values: { waist: "33.25", body_fat: "15.8" } }, "imperial")).toMatchObject({
      ...{ weight: 179, weight_unit: "lbs" },
      measurements: [{ value: 33.25, unit: "in" }, { unit: "%" }],
    })
  })

  it("can have a measure of the person's own, which is the one that they have if it has the same name", () => {
    expect(read({ ownName: "  Fore  arm ", ownValue: "30" })).toMatchObject({
      measurements: [{ measure: "Fore arm", value: 30, unit: "cm" }],
    })
    expect(read({ ownName: "forearm", ownValue: "30" }, "metric", ["Forearm"])).toMatchObject({
      measurements: [{ measure: "Forearm" }],
    })
    expect(read({ values: { waist: "84" }, ownName: "WAIST", ownValue: "85" })).toMatchObject({
      measurements: [{ measure: "waist", value: 85 }],
    })
  })

  it.each<[string, Partial<BodyForm>, BodyProblem[]]>([
    ["nothing", {}, [{ field: "weight", why: "nothing" }]],
    ["text", { values: { waist: "a lot" } }, [{ field: "waist", why: "number" }]],
    ["a waist in meters", { values: { waist: "0.845" } }, [{ field: "waist", why: "range" }]],
    ["a point forgotten", { values: { waist: "845" } }, [{ field: "waist", why: "range" }]],
    ["a weight in pounds times ten", { weight: "1790" }, [{ field: "weight", why: "range" }]],
    ["more fat than a body has", { values: { body_fat: "84" } }, [{ field: "body_fat", why: "range" }]],
    ["a day of another century", { date: "1826-11-21", weight: "81" }, [{ field: "date", why: "date" }]],
    ["a value without a name", { ownValue: "30" }, [{ field: "ownName", why: "name" }]],
    ["a name without a value", { ownName: "Forearm" }, [{ field: "ownValue", why: "number" }]],
    ["a name like a text", { ownName: "x".repeat(41), ownValue: "3" }, [{ field: "ownName", why: "name" }]],
  ])("is refused with %s, and says where", (_, form, problems) => {
    expect(read(form)).toEqual(problems)
  })

  it("is refused in inches exactly where it is refused in centimeters, to the inch", () => {
    const value = fc.integer({ min: 1, max: 320 })
    fc.assert(
      fc.property(fc.constantFrom(...offeredMeasures, "Forearm"), value, (measure, inches) => {
        if (unitOf(measure, "imperial") === "%") return
        const [least, greatest] = rangeOf(measure, "cm")
        const isFar = inches * 2.54 < least - 2.54 || inches * 2.54 > greatest + 2.54
        const isInside = inches * 2.54 >= least && inches * 2.54 <= greatest
        const reading = readBodyForm({ ...empty, values: { [measure]: String(inches) } }, "imperial", [])
        if (isFar) expect(reading.ok).toBe(false)
        if (isInside) expect(reading.ok).toBe(true)
      }),
    )
  })
})
