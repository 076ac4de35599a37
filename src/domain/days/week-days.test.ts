import fc from "fast-check"
import { expect, it } from "vitest"
import { formatDay } from "./day-text.ts"
import { addDays, mondayOf } from "./local-day.ts"
import { dateInWeek, weekOfPlan } from "./week-days.ts"
import { weekdays } from "./weekday-words.ts"

const days = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days))

it("a plan is for the week in which it was made, as long as one of its training days is still ahead", () => {
  expect(weekOfPlan(["Monday", "Saturday"], "2026-11-18")).toBe("2026-11-16")
  expect(weekOfPlan(["Monday", "Wednesday"], "2026-11-18")).toBe("2026-11-16")
  expect(weekOfPlan(["Monday", "Tuesday"], "2026-11-18")).toBe("2026-11-23")
  expect(weekOfPlan([], "2026-11-18")).toBe("2026-11-16")
})

it("a plan made on Thursday or later is for the next week", () => {
  for (const day of ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"])
    for (const training of [["Monday", "Sunday"], ["Sunday"], []])
      expect(weekOfPlan(training, day)).toBe("2026-11-23")
  expect(weekOfPlan(["Sunday"], "2027-01-01")).toBe("2027-01-04")
})

it("only weekdays have a date", () => {
  expect(dateInWeek("monday", "2026-11-16")).toBeUndefined()
  expect(dateInWeek("Day 1", "2026-11-16")).toBeUndefined()
  expect(weekOfPlan(["Day 1"], "2026-11-18")).toBe("2026-11-16")
  expect(weekOfPlan(["Day 1", "Monday"], "2026-11-18")).toBe("2026-11-23")
})

it("a plan's days are in one week, and the last one isn't before the day on which it was made", () => {
  fc.assert(
    fc.property(days, fc.subarray([...weekdays], { minLength: 1 }), (day, training) => {
      const monday = weekOfPlan(training, day)
      const dates = training.map((weekday) => dateInWeek(weekday, monday) ?? "")
      for (const [index, date] of dates.entries()) {
        expect(formatDay(date, "full")).toContain(`${training[index]}, `)
        expect(mondayOf(date)).toBe(monday)
      }
      expect((dates.at(-1) ?? "") >= day).toBe(true)
      expect(monday <= addDays(mondayOf(day), 7)).toBe(true)
    }),
  )
})
