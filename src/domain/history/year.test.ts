import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, weekdayOf } from "#domain/days/local-day.ts"
import { weekStarts } from "#domain/days/week-start.ts"
import { dayAfterKeyInYear, monthsAbove, stepsOf, trainedDays, weeksOfYear, yearOf } from "./year.ts"

const someYear = fc.integer({ min: 1990, max: 2090 })
const someDays = fc.dictionary(
  fc.integer({ min: 0, max: 364 }).map((days) => addDays("2026-01-01", days)),
  fc.record({ workouts: fc.integer({ min: 1, max: 3 }), volume_kg: fc.integer({ min: 0, max: 9000 }) }),
)

describe("a year", () => {
  it("has each of its days once, under the same weekday, in 53 or 54 weeks", () => {
    fc.assert(
      fc.property(someYear, fc.constantFrom(...weekStarts), (year, startsOn) => {
        const weeks = weeksOfYear(year, startsOn)
        expect([53, 54]).toContain(weeks.length)
        const days = weeks.flat().filter((day) => day !== null)
        days.forEach((day, index) => expect(day).toBe(addDays(`${year}-01-01`, index)))
        expect(days.at(-1)).toBe(`${year}-12-31`)
        for (let row = 0; row < 7; row += 1) {
          const weekdays = weeks
            .map((week) => week[row] ?? null)
            .filter((day) => day !== null)
            .map(weekdayOf)
          expect(new Set(weekdays).size).toBe(1)
        }
      }),
    )
  })

  it("names each month above the week that it begins in", () => {
    const weeks = weeksOfYear(2026, "monday")
    const named = monthsAbove(weeks).filter((month) => month !== null)
    expect(named).toHaveLength(12)
    expect(monthsAbove(weeks)[0]).toBe("2026-01-01")
    expect(named.at(-1)).toBe("2026-12-01")
  })

  it("is moved through by day and by week, and not left", () => {
    expect(dayAfterKeyInYear("2026-11-21", "ArrowDown")).toBe("2026-11-22")
    expect(dayAfterKeyInYear("2026-11-21", "ArrowUp")).toBe("2026-11-20")
    expect(dayAfterKeyInYear("2026-11-21", "ArrowRight")).toBe("2026-11-28")
    expect(dayAfterKeyInYear("2026-11-21", "ArrowLeft")).toBe("2026-11-14")
    expect(dayAfterKeyInYear("2026-11-21", "Home")).toBe("2026-01-01")
    expect(dayAfterKeyInYear("2026-11-21", "End")).toBe("2026-12-31")
    expect(dayAfterKeyInYear("2026-12-31", "ArrowRight")).toBeUndefined()
    expect(dayAfterKeyInYear("2026-11-21", "Enter")).toBeUndefined()
  })
})

describe("the days with a workout", () => {
  it("are those of the year, with all workouts of a day together", () => {
    const workouts = [
      { date: "2026-11-20", volume_kg: 500 },
      { date: "2026-11-20", volume_kg: 0 },
      { date: "2025-12-31", volume_kg: 900 },
    ]
    expect([...trainedDays(workouts, 2026)]).toEqual([["2026-11-20", { workouts: 2, volume_kg: 500 }]])
    expect(trainedDays([], 2026).size).toBe(0)
  })

  it("get darker with more volume, and never look like a day off", () => {
    fc.assert(
      fc.property(someDays, (record) => {
        const days = new Map(Object.entries(record))
        const steps = stepsOf(days)
        expect(steps.size).toBe(days.size)
        for (const [one, { volume_kg }] of days) {
          const step = steps.get(one) ?? 0
          expect(step).toBeGreaterThanOrEqual(1)
          if (volume_kg === 0) expect(step).toBe(1)
          for (const [other, more] of days)
            if (more.volume_kg >= volume_kg) expect(steps.get(other)).toBeGreaterThanOrEqual(step)
        }
      }),
    )
    const quarters = new Map([1, 2, 3, 4].map((kg) => [`2026-01-0${kg}`, { workouts: 1, volume_kg: kg }]))
    expect([...stepsOf(quarters).values()]).toEqual([1, 2, 3, 4])
  })

  it("belong to the year in their date", () => expect(yearOf("2026-01-01")).toBe(2026))
})
