import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, dayNumber } from "#domain/days/local-day.ts"
import { dayTicks, spanStart, valueTicks } from "./chart-scale.ts"

const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1960-01-01", days))

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe("the ticks of values", () => {
  test("are two to six round numbers around all the values", () => {
    const number = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.boolean(), (one, other, fromZero) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const ticks = valueTicks(low, high, fromZero)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks[0]).toBeLessThanOrEqual(low + 1e-5)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - 1e-5)
        if (fromZero) expect(ticks[0]).toBe(0)
        else expect(ticks).toHaveLength(3)
      }),
    )
  })

  test("are the numbers that a person would choose", () => {
    expect(valueTicks(81.2, 82.8, false)).toEqual([81, 82, 83])
    expect(valueTicks(165, 195.4, false)).toEqual([160, 180, 200])
    expect(valueTicks(66, 111, false)).toEqual([60, 90, 120])
    expect(valueTicks(-22.5, -5, false)).toEqual([-40, -20, 0])
    expect(valueTicks(0, 14_100, true)).toEqual([0, 5000, 10_000, 15_000])
  })

  test("of a line are close enough that its values take up more than a quarter of the height", () => {
    fc.assert(
      fc.property(between(1, 1000), between(1.1, 20), (low, times) => {
        const [bottom = 0, , top = 0] = valueTicks(low, low * times, false)
        expect((low * times - low) / (top - bottom)).toBeGreaterThan(1 / 4)
      }),
    )
  })

  test("are never so close that they suggest a trend where there is none", () => {
    expect(valueTicks(80, 80, false)).toEqual([79, 80, 81])
    expect(valueTicks(93.3, 93.4, false)).toEqual([92, 93, 94])
    expect(valueTicks(180, 180.2, false)).toEqual([178, 180, 182])
    expect(valueTicks(0, 0, true)).toEqual([0, 1])
  })
})

describe("the ticks of days", () => {
  test("are between the first and the last day, in order, and no more than requested", () => {
    fc.assert(
      fc.property(
        someDay,
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 2, max: 9 }),
        (first, days, most) => {
          const last = addDays(first, days)
          const ticks = dayTicks(first, last, most)
          expect(ticks.length).toBeLessThanOrEqual(most + 1)
          const places = ticks.map(({ at }) => at)
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          expect(places.every((at) => at >= dayNumber(first) && at <= dayNumber(last))).toBe(true)
        },
      ),
    )
  })

  test("are months in a year, years in ten, and days in a month", () => {
    const texts = (first: string, last: string) => dayTicks(first, last, 5).map(({ text }) => text)
    expect(texts("2025-11-21", "2026-11-21")).toEqual(["2026", "Apr", "Jul", "Oct"])
    expect(texts("2016-11-21", "2026-11-21")).toEqual(["2018", "2020", "2022", "2024", "2026"])
    expect(texts("2026-12-20", "2027-01-10")).toEqual(["Dec 20", "Dec 25", "Dec 30", "Jan 4, 2027", "Jan 9"])
    expect(texts("2028-02-20", "2028-03-20")).toEqual(["Feb 20", "Feb 26", "Mar 3", "Mar 9", "Mar 15"])
  })
})

test("a span ends today, and starts at the end of a month that is too short", () => {
  expect(spanStart("3M", "2026-05-31")).toBe("2026-02-28")
  expect(spanStart("1Y", "2024-02-29")).toBe("2023-02-28")
  expect(spanStart("all", "2024-02-29")).toBeNull()
})
