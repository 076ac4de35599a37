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

  it("is at most ten tonnes, and stays visible in the other unit while it can't be read", () => {
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
