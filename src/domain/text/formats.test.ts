import { describe, expect, it } from "vitest"
import { dayFormat, monthNames, partsInZone, plural, writeList, writeNumber, writeTime } from "./formats.ts"

describe("numbers for reading", () => {
  it("groups thousands and drops decimals that are zero", () => {
    expect(writeNumber(9200, 0)).toBe("9,200")
    expect(writeNumber(81.25, 1)).toBe("81.3")
    expect(writeNumber(81, 1)).toBe("81")
    expect(writeNumber(-0.5, 1)).toBe("\u22120.5")
    expect(writeNumber(1234.5678, 3)).toBe("1,234.568")
  })
})

describe("lists and counts", () => {
  it("joins names as in a sentence", () => {
    expect(writeList([])).toBe("")
    expect(writeList(["Bench"])).toBe("Bench")
    expect(writeList(["Bench", "Squat"])).toBe("Bench and Squat")
    expect(writeList(["Bench", "Squat", "Row"])).toBe("Bench, Squat, and Row")
  })

  it("uses the singular for exactly one", () => {
    const sets = (count: number) => plural(count, { one: "set", other: "sets" })
    expect([0, 1, 1.5, 2, 101].map(sets)).toEqual(["sets", "set", "sets", "sets", "sets"])
  })
})

describe("days and times", () => {
  const evening = Date.UTC(2026, 10, 1, 22, 5)

  it("splits a moment by a zone's calendar, with two digits for months and days", () => {
    const parts = (zone: string) =>
      partsInZone(evening, zone).flatMap(({ type, value }) =>
        type === "literal" ? [] : [`${type} ${value}`],
      )
    expect(parts("UTC").toSorted()).toEqual(["day 01", "month 11", "year 2026"])
    expect(parts("Asia/Tokyo").toSorted()).toEqual(["day 02", "month 11", "year 2026"])
  })

  it("writes a time in the device's clock format, to the minute", () => {
    const platform = new Date(evening).toLocaleTimeString([], { hour: "numeric", minute: "2-digit" })
    expect(writeTime(evening)).toBe(platform)
  })

  it("writes a midnight in UTC as a day", () => {
    const write = dayFormat({ year: "numeric", month: "short", day: "numeric" })
    expect([0, Date.UTC(2026, 10, 21)].map(write)).toEqual(["Jan 1, 1970", "Nov 21, 2026"])
  })

  it("names Gregorian months in the form that a language uses in dates", () => {
    const midnights = [Date.UTC(2026, 0, 1), Date.UTC(2026, 10, 1)]
    expect(monthNames("en", midnights)).toEqual([
      { short: "Jan", long: "January" },
      { short: "Nov", long: "November" },
    ])
    // In Russian, the month has the form used in dates ("of November"). In Persian, it is the name of the
    // Gregorian month.
    expect(monthNames("ru", midnights).at(-1)).toEqual({ short: "нояб.", long: "ноября" })
    expect(monthNames("fa", midnights).at(-1)?.long).toBe("نوامبر")
  })
})
