import fc from "fast-check"
import { expect, it } from "vitest"
import { addDays, mondayOf, weekdayOf } from "./local-day.ts"
import { weekStartOf, weekStarts } from "./week-start.ts"

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays("1950-01-01", days))
const weekday = { monday: 0, sunday: 6, saturday: 5 }

it("finds the first day of the week, which is the chosen weekday and at most six days ago", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...weekStarts), (day, start) => {
      const first = weekStartOf(day, start)
      expect(weekdayOf(first)).toBe(weekday[start])
      expect(first <= day && day <= addDays(first, 6)).toBe(true)
    }),
  )
})

it("is Monday's week unless another day is chosen", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekStartOf(day, "monday")).toBe(mondayOf(day))
    }),
  )
  expect(weekStartOf("2026-11-22", "sunday")).toBe("2026-11-22")
  expect(weekStartOf("2026-11-21", "sunday")).toBe("2026-11-15")
  expect(weekStartOf("2026-11-22", "saturday")).toBe("2026-11-21")
})
