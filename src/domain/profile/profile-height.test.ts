import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readHeight, shownHeight } from "./profile-measures.ts"

const heightUnit = fc.constantFrom("cm" as const, "in" as const)
const tenths = fc.integer({ min: 1, max: 3000 }).map((value) => value / 10)
const storedHeight = fc.record({ height: fc.option(tenths), height_unit: heightUnit })

describe("a height in the profile", () => {
  it("is shown in centimeters, or in feet and inches", () => {
    const stored = { height: 172, height_unit: "cm" as const }
    expect(shownHeight(stored, null, "cm")).toEqual({ unit: "cm", text: "172" })
    expect(shownHeight(stored, null, "in")).toEqual({ unit: "in", feet: "5", inches: "7.5" })
    const inInches = { height: 70.5, height_unit: "in" as const }
    expect(shownHeight(inInches, null, "in")).toEqual({ unit: "in", feet: "5", inches: "10.5" })
    expect(shownHeight(inInches, null, "cm")).toEqual({ unit: "cm", text: "179.1" })
  })

  it("is empty if there is none", () => {
    const unknown = { height: null, height_unit: "cm" as const }
    expect(shownHeight(unknown, null, "cm")).toEqual({ unit: "cm", text: "" })
    expect(shownHeight(unknown, null, "in")).toEqual({ unit: "in", feet: "", inches: "" })
    expect(shownHeight({ ...unknown, height_unit: "in" }, null, "cm")).toEqual({ unit: "cm", text: "" })
  })

  it("that was typed is shown in the other unit", () => {
    const stored = { height: 172, height_unit: "cm" as const }
    const feet = { unit: "in" as const, feet: "6", inches: "" }
    expect(shownHeight(stored, feet, "in")).toBe(feet)
    expect(shownHeight(stored, feet, "cm")).toEqual({ unit: "cm", text: "182.9" })
    expect(shownHeight(stored, { ...feet, feet: "", inches: "70" }, "cm")).toEqual({
      unit: "cm",
      text: "177.8",
    })
    expect(shownHeight(stored, { unit: "cm", text: "183" }, "in")).toEqual({
      unit: "in",
      feet: "6",
      inches: "0",
    })
  })

  it("is at most ten meters, or a thousand inches", () => {
    const stored = { height: 172, height_unit: "cm" as const }
    expect(readHeight(stored, { unit: "cm", text: "1000" })).toMatchObject({ change: { height: 1000 } })
    for (const text of ["1000.5", "0"])
      expect(readHeight(stored, { unit: "cm", text })).toEqual({ ok: false })
    for (const [feet, inches] of [
      ["tall", "5"],
      ["5", "x"],
      ["0", "0"],
    ] as const)
      expect(readHeight(stored, { unit: "in", feet, inches })).toEqual({ ok: false })
  })

  it("isn't changed by being shown, or by retyping what is shown", () => {
    fc.assert(
      fc.property(storedHeight, heightUnit, (stored, unit) => {
        expect(readHeight(stored, null)).toEqual({ ok: true, change: null })
        expect(readHeight(stored, shownHeight(stored, null, unit))).toEqual({ ok: true, change: null })
      }),
    )
  })

  it("is stored in the unit it was typed in", () => {
    const stored = { height: 172, height_unit: "cm" as const }
    expect(readHeight(stored, { unit: "in", feet: "5", inches: "8,5" })).toEqual({
      ok: true,
      change: { height: 68.5, height_unit: "in" },
    })
    expect(readHeight(stored, { unit: "in", feet: "", inches: "" })).toEqual({
      ok: true,
      change: { height: null, height_unit: "in" },
    })
  })

  it("that can't be read is rejected, and stays visible in the other unit too", () => {
    const stored = { height: 172, height_unit: "cm" as const }
    const feet = { unit: "in" as const, feet: "5", inches: "tall" }
    expect(readHeight(stored, feet)).toEqual({ ok: false })
    expect(shownHeight(stored, feet, "cm")).toEqual({ unit: "cm", text: "5 tall" })
    expect(shownHeight(stored, { ...feet, feet: "" }, "cm")).toEqual({ unit: "cm", text: "tall" })
    const cm = { unit: "cm" as const, text: "tall" }
    expect(readHeight(stored, cm)).toEqual({ ok: false })
    expect(shownHeight(stored, cm, "in")).toEqual({ unit: "in", feet: "tall", inches: "" })
  })
})
