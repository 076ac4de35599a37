import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatDay } from "./day-text.ts"
import { addDays } from "./local-day.ts"

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays("1950-01-01", days))

describe("a day in words", () => {
  it("matches the specification", () => {
    expect(formatDay("2025-11-21", "full")).toBe("Friday, November 21, 2025")
    expect(formatDay("2025-11-21", "long")).toBe("Friday, Nov 21, 2025")
    expect(formatDay("2025-11-21", "short")).toBe("Nov 21, 2025")
  })

  it.each([
    ["full", { weekday: "long", year: "numeric", month: "long", day: "numeric" }],
    ["long", { weekday: "long", year: "numeric", month: "short", day: "numeric" }],
    ["short", { year: "numeric", month: "short", day: "numeric" }],
    ["weekdayAndDay", { weekday: "long", month: "short", day: "numeric" }],
    ["monthAndDay", { month: "short", day: "numeric" }],
    ["monthAndYear", { month: "long", year: "numeric" }],
    ["month", { month: "long" }],
    ["shortMonth", { month: "short" }],
    ["weekday", { weekday: "long" }],
    ["shortWeekday", { weekday: "short" }],
  ] as const)("in the format %s matches the platform's", (style, options) => {
    const platform = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" })
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(formatDay(day, style)).toBe(platform.format(Date.parse(day)))
      }),
    )
  })
})
