import fc from "fast-check"
import { expect, it } from "vitest"
import { weekdays } from "./week-days.ts"
import { formatDay } from "./day-text.ts"
import { addDays, mondayOf } from "./local-day.ts"
import { dateOfWeekday } from "./week-days.ts"

const days = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days))

it("puts what is still to come of the week, and today, into this week", () => {
  expect(dateOfWeekday("Saturday", "2026-11-21")).toMatchObject({ date: "2026-11-21", isNextWeek: false })
  expect(dateOfWeekday("Sunday", "2026-11-21")).toMatchObject({ date: "2026-11-22", isNextWeek: false })
  expect(dateOfWeekday("Monday", "2026-12-28")).toMatchObject({ date: "2026-12-28", isNextWeek: false })
})

it("puts what has passed into the next week, also over the end of a year and the leap day", () => {
  expect(dateOfWeekday("Friday", "2026-11-21")).toMatchObject({ date: "2026-11-27", isNextWeek: true })
  expect(dateOfWeekday("Monday", "2027-01-01")).toMatchObject({ date: "2027-01-04", isNextWeek: true })
  expect(dateOfWeekday("Tuesday", "2028-02-23")).toMatchObject({ date: "2028-02-29", isNextWeek: true })
})

it("knows no other words", () => {
  expect(dateOfWeekday("monday", "2026-11-21")).toBeUndefined()
  expect(dateOfWeekday("Day 1", "2026-11-21")).toBeUndefined()
})

it("is always that weekday, from today on, within a week, and in this week when it can be", () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...weekdays), (today, weekday) => {
      const planned = dateOfWeekday(weekday, today)
      if (!planned) throw new Error("A weekday has a date.")
      expect(formatDay(planned.date, "full")).toContain(`${weekday}, `)
      expect(planned.date >= today && planned.date < addDays(today, 7)).toBe(true)
      expect(mondayOf(planned.thisWeek)).toBe(mondayOf(today))
      expect(planned.isNextWeek).toBe(planned.date > addDays(mondayOf(today), 6))
    }),
  )
})
