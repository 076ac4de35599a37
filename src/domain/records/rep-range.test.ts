import { describe, expect, it } from "vitest"
import { readRepRange } from "./rep-range.ts"

describe("the repetitions of a template", () => {
  it("are read as people write them", () => {
    for (const text of ["8-12", "8 – 12", "8 to 12", "3x8-12", "3 × 8—12", "12-8", " 8-12 reps "])
      expect(readRepRange(text)).toEqual({ low: 8, high: 12 })
    for (const text of ["5", "5x5", "5 reps"]) expect(readRepRange(text)).toEqual({ low: 5, high: 5 })
  })

  it("are left alone when they can't be counted up", () => {
    for (const text of [null, "", "AMRAP", "30 s", "8-12-15", "10, 8, 6", "0", "max"])
      expect(readRepRange(text)).toBeNull()
  })

  it("of an open range are read as a number to reach, per side too", () => {
    for (const text of ["5+", "3x5+", "5+ reps", "5 AMRAP", "5 +"])
      expect([text, readRepRange(text)]).toEqual([text, { low: 5, high: 5, isOpen: true }])
    expect(readRepRange("8-12+")).toEqual({ low: 8, high: 12, isOpen: true })
    expect(readRepRange("8-12 each side")).toEqual({ low: 8, high: 12 })
    expect(readRepRange("10/leg")).toEqual({ low: 10, high: 10 })
    for (const text of ["AMRAP", "AMRAP each", "5 + 5", "+5", "5++"]) expect(readRepRange(text)).toBeNull()
  })
})
