import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatNumber, readNumber, readSigned, stepNumber, stepSigned } from "./numbers.ts"

const typed = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([units, thousandths]) => `${units}.${String(thousandths).padStart(3, "0")}`)

describe("numbers in fields", () => {
  it("reads an empty field as null and zero as zero", () => {
    expect(readNumber("  ")).toEqual({ ok: true, value: null })
    expect(readNumber("0")).toEqual({ ok: true, value: 0 })
  })

  it("reads a comma like a point", () => {
    expect(readNumber("82,5")).toEqual({ ok: true, value: 82.5 })
    fc.assert(
      fc.property(typed, (text) => {
        expect(readNumber(text.replace(".", ","))).toEqual(readNumber(text))
      }),
    )
  })

  it("reads what is still being typed", () => {
    expect(readNumber("5.")).toEqual({ ok: true, value: 5 })
    expect(readNumber(",5")).toEqual({ ok: true, value: 0.5 })
    expect(readNumber(".125")).toEqual({ ok: true, value: 0.125 })
  })

  it.each(["eight", "8a", "1.2.3", "1,000.5", "-5", "1e3", ".", "NaN", "∞", "12345678", "½"])(
    "says that %s can't be read instead of guessing",
    (text) => {
      expect(readNumber(text)).toEqual({ ok: false })
    },
  )

  it("never throws or gives NaN, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readNumber(text)
        expect(reading.ok && reading.value !== null ? Number.isFinite(reading.value) : true).toBe(true)
      }),
    )
  })

  it("writes nothing for a missing number, and no exponent for a small one", () => {
    expect([null, 0, 0.000_000_9, -0.000_000_9].map(formatNumber)).toEqual(["", "0", "0", "0"])
    expect([0.000_001, -0.000_001].map(formatNumber)).toEqual(["0.000001", "\u22120.000001"])
  })

  it("writes a number so that it reads back exactly", () => {
    expect(readNumber(formatNumber(7 / 12))).toEqual({ ok: true, value: 7 / 12 })
    fc.assert(
      fc.property(typed, (text) => {
        const reading = readNumber(text)
        if (!reading.ok) throw new Error(`${text} should be readable`)
        expect(readNumber(formatNumber(reading.value))).toEqual(reading)
      }),
    )
  })
})

describe("stepping", () => {
  it("goes to the next loadable weight", () => {
    expect(stepNumber("80", 2.5)).toBe("82.5")
    expect(stepNumber("81", 2.5)).toBe("82.5")
    expect(stepNumber("81", -2.5)).toBe("80")
    expect(stepNumber("82,5", -2.5)).toBe("80")
    expect(stepNumber("0.3", 0.1)).toBe("0.4")
  })

  it("starts an empty field from nothing and stops at zero", () => {
    expect(stepNumber("", 1)).toBe("1")
    expect(stepNumber("", -1)).toBe("0")
    expect(stepNumber("1", -2.5)).toBe("0")
  })

  it("leaves what it can't read alone", () => {
    expect(stepNumber("8a", 1)).toBe("8a")
    expect(stepSigned("8a", 1)).toBe("8a")
  })

  it("goes up and comes back down from any multiple", () => {
    const steps = fc.constantFrom(0.01, 0.1, 0.5, 1, 1.25, 2.5, 5)
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 4000 }), (step, times) => {
        const start = formatNumber(Math.round(times * step * 100) / 100)
        expect(stepNumber(stepNumber(start, step), -step)).toBe(start)
      }),
    )
  })
})

describe("numbers that may be below zero", () => {
  it("are read with a hyphen or a minus sign, and written with the sign", () => {
    for (const text of ["-20", "\u221220", " \u2212 20 ", "\u201320.0"])
      expect(readSigned(text)).toEqual({ ok: true, value: -20 })
    expect(readSigned("12,5")).toEqual({ ok: true, value: 12.5 })
    expect(readSigned("")).toEqual({ ok: true, value: null })
    for (const text of ["-", "--20", "20-", "-x", "x-20", "5\n6"])
      expect(readSigned(text)).toEqual({ ok: false })
    expect(readNumber("-20")).toEqual({ ok: false })
    expect(formatNumber(-20)).toBe("\u221220")
    expect(formatNumber(-0.0000001)).toBe("0")
  })

  it("are read back unchanged, and step across zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (quarters) => {
        expect(readSigned(formatNumber(quarters / 4))).toEqual({ ok: true, value: quarters / 4 })
      }),
    )
    expect(["\u22122.5", "0", "2.5"].map((text) => stepSigned(text, 2.5))).toEqual(["0", "2.5", "5"])
    expect(["2.5", "0", "-19"].map((text) => stepSigned(text, -2.5))).toEqual(["0", "\u22122.5", "\u221220"])
  })
})
