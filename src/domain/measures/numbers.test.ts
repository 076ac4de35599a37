import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatNumber, readNumber, stepNumber } from "./numbers.ts"

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
  })

  it.each(["eight", "8a", "1.2.3", "1,000.5", "-5", "1e3", ".", "NaN", "∞", "12345678", "½"])(
    "says that %s can't be read instead of guessing",
    (text) => {
      expect(readNumber(text)).toEqual({ ok: false })
    },
  )

  it("never throws and never gives NaN, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const reading = readNumber(text)
        expect(reading.ok && reading.value !== null ? Number.isFinite(reading.value) : true).toBe(true)
      }),
    )
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
