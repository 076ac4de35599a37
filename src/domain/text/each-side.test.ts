import { describe, expect, it } from "vitest"
import { isPerSide, withoutSide } from "./each-side.ts"

describe("reps per side", () => {
  it("are recognized in every common spelling", () => {
    for (const text of ["12 each", "12 each side", "12 per leg", "12/side", "12 / arm", "12 per side "]) {
      expect([text, isPerSide(text)]).toEqual([text, true])
      expect(withoutSide(text)).toBe("12")
    }
    for (const text of [null, "", "12", "8-12", "each 12", "12 reps", "reach 12"])
      expect([text, isPerSide(text)]).toEqual([text, false])
  })
})
