import {
  endOfMonth,
  fromAbsolute,
  parseAbsolute,
  parseDate,
  parseDateTime,
  startOfWeek,
  toZoned,
} from "@internationalized/date"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatDay } from "./day-text.ts"
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  firstOfMonth,
  isDay,
  lastOfMonth,
  momentOf,
  monthsBetween,
  mondayOf,
  timestampOf,
} from "./local-day.ts"

const zones = [
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
]
const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
const days = moments.map((moment) => dayAt(moment, "UTC"))

describe("local days", () => {
  it("are those of the person's own clock, in every zone and through every clock change", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const wall = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(moment)
        expect(dayAt(moment, zone)).toBe(wall)
      }),
    )
  })

  it.each([
    ["Pacific/Kiritimati", "2026-12-31", "the end of a year, fourteen hours ahead"],
    ["Pacific/Pago_Pago", "2027-12-31", "the end of a year, eleven hours behind"],
    ["Asia/Kolkata", "2028-02-28", "before the leap day, half an hour off"],
    ["Asia/Kathmandu", "2028-02-29", "the leap day, a quarter off"],
    ["America/Los_Angeles", "2026-10-31", "the night before clocks go back"],
    ["Europe/Berlin", "2027-03-28", "the day on which clocks went forward"],
    ["Africa/Cairo", "2027-04-29", "a midnight that does not exist"],
    ["America/Havana", "2026-10-31", "a midnight after which clocks go back"],
  ])("change at midnight and not before, in %s on %s: %s", (zone, day) => {
    const at = (time: string) => toZoned(parseDateTime(time), zone).toDate().getTime()
    const next = addDays(day, 1)
    expect([dayAt(at(`${day}T00:30`), zone), dayAt(at(`${day}T23:59:30`), zone)]).toEqual([day, day])
    expect([dayAt(at(`${next}T01:30`), zone), dayAt(at(`${next}T23:59:30`), zone)]).toEqual([next, next])
  })

  it("don't turn a late evening into tomorrow", () => {
    const evening = Date.UTC(2025, 10, 22, 3, 30)
    expect(dayAt(evening, "America/New_York")).toBe("2025-11-21")
    expect(dayAt(evening, "UTC")).toBe("2025-11-22")
  })

  it("are told from other texts", () => {
    expect(isDay("2024-02-29")).toBe(true)
    for (const text of [
      ...["2025-02-29", "2025-13-01", "2025-1-1", "0001-01-01", "21.11.2025", ""],
      ...["on 2025-11-21", "2025-11-21T18:46:00Z"],
    ])
      expect(isDay(text)).toBe(false)
  })

  it("are in weeks that start on Monday", () => {
    expect(mondayOf("2025-11-23")).toBe("2025-11-17")
    expect(mondayOf("2025-11-17")).toBe("2025-11-17")
    fc.assert(
      fc.property(days, (day) => {
        const monday = mondayOf(day)
        expect(formatDay(monday, "full")).toMatch(/^Monday/)
        expect(monday <= day && day < addDays(monday, 7)).toBe(true)
      }),
    )
  })

  it("stay in the month when a shorter month has no such date", () => {
    expect(addMonths("2025-01-31", 1)).toBe("2025-02-28")
    expect(addMonths("2024-03-31", -1)).toBe("2024-02-29")
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, months) => {
        expect(firstOfMonth(addMonths(day, months))).toBe(addMonths(firstOfMonth(day), months))
      }),
    )
  })

  it("are added as in the calendar", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, many) => {
        const date = parseDate(day)
        expect(addDays(day, many)).toBe(date.add({ days: many }).toString())
        expect(addMonths(day, many % 500)).toBe(date.add({ months: many % 500 }).toString())
        expect(mondayOf(day)).toBe(startOfWeek(date, "en-GB", "mon").toString())
        expect(lastOfMonth(day)).toBe(endOfMonth(date).toString())
      }),
    )
  })

  it("begin and end a month", () => {
    expect([firstOfMonth("2024-02-10"), lastOfMonth("2024-02-10")]).toEqual(["2024-02-01", "2024-02-29"])
    fc.assert(
      fc.property(days, (day) => {
        expect(addDays(lastOfMonth(day), 1)).toBe(firstOfMonth(addMonths(day, 1)))
      }),
    )
  })

  it("a moment is written as a timestamp", () => {
    expect(timestampOf(Date.UTC(2025, 10, 21, 18, 46))).toBe("2025-11-21T18:46:00.000Z")
    fc.assert(
      fc.property(moments, (moment) => {
        expect(timestampOf(moment)).toBe(fromAbsolute(moment, "UTC").toAbsoluteString())
      }),
    )
  })

  it("timestamps from Postgres can be read", () => {
    expect(momentOf("2025-11-21T18:46:00.123456+00:00")).toBe(Date.UTC(2025, 10, 21, 18, 46, 0, 123))
    expect(momentOf("2025-11-21T18:46:00-05:30")).toBe(Date.UTC(2025, 10, 22, 0, 16))
    expect(momentOf("2025-11-21 18:46:00.1+05")).toBe(Date.UTC(2025, 10, 21, 13, 46, 0, 100))
    expect(momentOf("2025-11-21T18:46:00.5Z")).toBe(Date.UTC(2025, 10, 21, 18, 46, 0, 500))
    expect(momentOf("2025-11-21T18:46:00+0530")).toBe(Date.UTC(2025, 10, 21, 13, 16))
    for (const text of ["yesterday", "on 2025-11-21T18:46:00Z", "2025-11-21T18:46:00Z or so", "2025-11-21"])
      expect(() => momentOf(text)).toThrow(`Not a timestamp: ${text}`)
    fc.assert(
      fc.property(moments, (moment) => {
        const text = timestampOf(moment)
        expect(momentOf(text)).toBe(moment)
        expect(momentOf(text)).toBe(parseAbsolute(text, "UTC").toDate().getTime())
      }),
    )
  })
})

describe("the distance between two days", () => {
  it("is the number of days to add", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(daysBetween("2026-11-21", addDays("2026-11-21", days))).toBe(days)
      }),
    )
  })

  it.each([
    ["2026-11-21", "2026-12-20", 0],
    ["2026-11-21", "2026-12-21", 1],
    ["2025-11-21", "2026-11-22", 12],
    ["2026-11-21", "2027-02-20", 2],
  ])("from %s to %s is %i whole months", (earlier, later, months) => {
    expect(monthsBetween(earlier, later)).toBe(months)
  })
})
