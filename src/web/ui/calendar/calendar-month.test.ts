import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, firstOfMonth, lastOfMonth } from "#domain/days/local-day.ts"
import { weekStarts } from "#domain/days/week-start.ts"
import { dayAfterKey, sheetOf } from "./calendar-month.ts"

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays("1950-01-01", days))

function daysOf(month: string) {
  return sheetOf(month, "monday")
    .flat()
    .filter((cell) => !cell.outside)
}

function moves(key: string, shift = false, day = "2026-11-21") {
  return dayAfterKey(day, { key, shiftKey: shift }, "monday")
}

describe("a month's page", () => {
  it("has every day of the month once, in consecutive weeks of seven days", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...weekStarts), (day, startsOn) => {
        const days = sheetOf(day, startsOn).flat()
        expect(days.length % 7).toBe(0)
        days.forEach((cell, index) => expect(cell.day).toBe(addDays(days[0]?.day ?? "", index)))
        const own = days.filter((cell) => !cell.outside)
        expect(own[0]?.day).toBe(firstOfMonth(day))
        expect(own.at(-1)?.day).toBe(lastOfMonth(day))
        expect(own.map((cell) => cell.figure)).toEqual(own.map((_, index) => index + 1))
      }),
    )
  })

  it("starts each week on the chosen day", () => {
    for (const week of sheetOf("2026-11-21", "monday")) expect(week[0]?.spoken).toMatch(/^Monday, /)
    for (const week of sheetOf("2026-11-21", "sunday")) expect(week[0]?.spoken).toMatch(/^Sunday, /)
    for (const week of sheetOf("2026-11-21", "saturday")) expect(week[0]?.spoken).toMatch(/^Saturday, /)
    expect(sheetOf("2026-11-01", "monday")[0]?.[0]?.day).toBe("2026-10-26")
    expect(sheetOf("2026-11-01", "sunday")[0]?.[0]?.day).toBe("2026-11-01")
  })

  it("is four weeks for a February that starts on Monday, and six for a long month that starts on Sunday", () => {
    expect(sheetOf("2027-02-10", "monday")).toHaveLength(4)
    expect(sheetOf("2026-03-10", "monday")).toHaveLength(6)
  })

  it("has a 29th of February in leap years only", () => {
    expect(daysOf("2028-02-01").at(-1)?.spoken).toBe("Tuesday, February 29, 2028")
    expect(daysOf("2027-02-01")).toHaveLength(28)
    expect(daysOf("2100-02-01")).toHaveLength(28)
  })
})

describe("the keys of the grid", () => {
  it("move by a day, a week, to the ends of the week, by a month and by a year", () => {
    expect(moves("ArrowLeft")).toBe("2026-11-20")
    expect(moves("ArrowRight")).toBe("2026-11-22")
    expect(moves("ArrowUp")).toBe("2026-11-14")
    expect(moves("ArrowDown")).toBe("2026-11-28")
    expect(moves("Home")).toBe("2026-11-16")
    expect(moves("End")).toBe("2026-11-22")
    expect(moves("PageUp")).toBe("2026-10-21")
    expect(moves("PageDown")).toBe("2026-12-21")
    expect(moves("PageUp", true)).toBe("2025-11-21")
    expect(moves("PageDown", true)).toBe("2027-11-21")
    expect(moves("Enter")).toBeUndefined()
  })

  it("go to the ends of the week that the person chose", () => {
    expect(dayAfterKey("2026-11-21", { key: "Home", shiftKey: false }, "sunday")).toBe("2026-11-15")
    expect(dayAfterKey("2026-11-21", { key: "End", shiftKey: false }, "sunday")).toBe("2026-11-21")
    expect(dayAfterKey("2026-11-21", { key: "Home", shiftKey: false }, "saturday")).toBe("2026-11-21")
  })

  it("cross the ends of months and years, and stop at the end of a shorter month", () => {
    expect(moves("ArrowRight", false, "2026-12-31")).toBe("2027-01-01")
    expect(moves("ArrowUp", false, "2027-01-01")).toBe("2026-12-25")
    expect(moves("PageDown", false, "2028-01-31")).toBe("2028-02-29")
    expect(moves("PageDown", true, "2028-02-29")).toBe("2029-02-28")
  })
})
