import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readWeight, shownWeight } from "./profile-measures.ts"

const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((value) => value / 10)
const weightUnit = fc.constantFrom("kg" as const, "lbs" as const)
const storedWeight = fc.record({ weight: fc.option(tenths(999)), weight_unit: weightUnit })

describe("a weight in the profile", () => {
  it("is shown in the person's unit", () => {
    const stored = { weight: 81.2, weight_unit: "kg" as const }
    expect(shownWeight(stored, null, "kg")).toBe("81.2")
    expect(shownWeight(stored, null, "lbs")).toBe("179")
    expect(shownWeight({ ...stored, weight: null }, null, "lbs")).toBe("")
  })

  it("isn't changed by being shown, or by retyping what is shown", () => {
    fc.assert(
      fc.property(storedWeight, weightUnit, (stored, unit) => {
        expect(readWeight(stored, null)).toEqual({ ok: true, change: null })
        const typed = { unit, text: shownWeight(stored, null, unit) }
        expect(readWeight(stored, typed)).toEqual({ ok: true, change: null })
      }),
    )
  })

  it("is stored as typed, however often the units change before saving", () => {
    fc.assert(
      fc.property(
        storedWeight,
        tenths(999),
        weightUnit,
        fc.array(weightUnit),
        (stored, value, unit, visits) => {
          const typed = { unit, text: String(value).replace(".", ",") }
          for (const visited of visits) shownWeight(stored, typed, visited)
          expect(shownWeight(stored, typed, unit)).toBe(typed.text)
          const reading = readWeight(stored, typed)
          const change = { weight: value, weight_unit: unit }
          const isTheSame = Number(shownWeight(stored, null, unit)) === value
          expect(reading).toEqual({ ok: true, change: isTheSame ? null : change })
        },
      ),
    )
  })

  it("shows the same number after converting there and back", () => {
    fc.assert(
      fc.property(tenths(999), weightUnit, (value, unit) => {
        const other = unit === "kg" ? "lbs" : "kg"
        const there = {
          unit: other,
          text: shownWeight({ weight: value, weight_unit: unit }, null, other),
        } as const
        const back = shownWeight({ weight: null, weight_unit: unit }, there, unit)
        const decimals = String(value).split(".")[1]?.length ?? 0
        expect(Number(Number(back).toFixed(decimals))).toBe(value)
      }),
    )
  })

  it.each(["heavy", "-80", "0", "10000.1", "8 0", "1e3"])("%j is rejected, and stays visible", (text) => {
    const stored = { weight: 80, weight_unit: "kg" as const }
    expect(readWeight(stored, { unit: "kg", text })).toEqual({ ok: false })
    expect(shownWeight(stored, { unit: "kg", text }, "kg")).toBe(text)
  })

  it("is at most ten tonnes, and is kept to be seen in the other unit while it can't be read", () => {
    const stored = { weight: 80, weight_unit: "kg" as const }
    expect(readWeight(stored, { unit: "lbs", text: "10000" })).toEqual({
      ok: true,
      change: { weight: 10_000, weight_unit: "lbs" },
    })
    expect(shownWeight(stored, { unit: "kg", text: "heavy" }, "lbs")).toBe("heavy")
    expect(shownWeight(stored, { unit: "kg", text: "100" }, "lbs")).toBe("220.5")
  })

  it("is removed by an empty field", () => {
    expect(readWeight({ weight: 80, weight_unit: "kg" }, { unit: "kg", text: " " })).toEqual({
      ok: true,
      change: { weight: null, weight_unit: "kg" },
    })
  })
})
<<<<<<< ours

describe("a height in the profile", () => {
  it("is shown in centimetres, or in feet and inches", () => {
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

  it("is at most ten metres, or a thousand inches", () => {
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
=======
>>>>>>> theirs
