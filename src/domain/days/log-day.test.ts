import { describe, expect, it } from "vitest"
import { isLogDay } from "./log-day.ts"

describe("the day of a log", () => {
  it("exists and is accepted by the database", () => {
    expect(["1900-01-01", "2025-11-21", "2200-01-01"].every(isLogDay)).toBe(true)
    expect(["1899-12-31", "2200-01-02", "2025-02-30", "12025-11-21", ""].some(isLogDay)).toBe(false)
  })
})
