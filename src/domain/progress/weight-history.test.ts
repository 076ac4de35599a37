import { describe, expect, it } from "vitest"
import { weightPoints } from "./weight-history.ts"

describe("the weight history", () => {
  it("shows a day's last entry, in the requested unit", () => {
    const entry = (id: string, date: string, weight: number, weight_unit: "kg" | "lbs") => ({
      id,
      date,
      weight,
      weight_unit,
    })
    const entries = [
      entry("1", "2026-11-01", 80, "kg"),
      entry("2", "2026-11-20", 180, "lbs"),
      entry("3", "2026-11-20", 81.2, "kg"),
    ]
    expect(weightPoints(entries, "kg")).toEqual([
      { day: "2026-11-01", value: 80 },
      { day: "2026-11-20", value: 81.2 },
    ])
    expect(weightPoints(entries.slice(0, 2), "lbs").map(({ value }) => value)).toEqual([176.4, 180])
  })
})
