import * as fc from "fast-check"
import { expect, it } from "vitest"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import { commitmentElsewhere, commitmentInWeek, openDays, weekOnCalendar } from "./days-on-calendar.ts"

const [thisWeek, nextWeek] = ["2026-11-23", "2026-11-30"] as const
const row = (day_of_week: string, scheduled_date: string, completed_log_id: string | null = null) => ({
  day_of_week,
  scheduled_date,
  completed_log_id,
})
const workout = { name: "Upper A", exercises: [] }
const plan = (...training: string[]) =>
  weekdays.map((day) => ({ day, workout: training.includes(day) ? workout : null, notes: null }))

it("a workout logged last Monday leaves next Monday open", () => {
  const rows = [row("Monday", "2026-11-23", "a log")]
  expect(commitmentInWeek(rows, "Monday", thisWeek)).toBe(rows[0])
  expect(commitmentInWeek(rows, "Monday", nextWeek)).toBeUndefined()
  expect(commitmentElsewhere(rows, "Monday", { monday: nextWeek, today: "2026-11-27" })).toBeUndefined()
})

it("a day moved within its week counts for that week, and one moved to a later week is found there", () => {
  const rows = [row("Monday", "2026-11-29"), row("Friday", "2026-12-04")]
  expect(commitmentInWeek(rows, "Monday", thisWeek)).toBe(rows[0])
  expect(commitmentElsewhere(rows, "Friday", { monday: thisWeek, today: "2026-11-27" })).toBe(rows[1])
  expect(commitmentElsewhere(rows, "Friday", { monday: thisWeek, today: "2026-12-05" })).toBeUndefined()
})

it("the week shown is the one with most of the plan's days", () => {
  const rows = [
    row("Monday", "2026-11-23", "a log"),
    row("Tuesday", "2026-12-01"),
    row("Friday", "2026-12-04"),
  ]
  expect(weekOnCalendar(rows, [thisWeek, nextWeek])).toBe(nextWeek)
  expect(weekOnCalendar(rows.slice(0, 2), [thisWeek, nextWeek])).toBe(thisWeek)
  expect(weekOnCalendar(rows.slice(0, 1), [nextWeek])).toBeUndefined()
})

it("the open days of a week are never past, never rest days and never repeated", () => {
  const anyDay = fc.integer({ min: 20_000, max: 21_000 }).map((days) => addDays("1970-01-01", days))
  const anyRows = fc.array(
    fc.record({
      day_of_week: fc.constantFrom(...weekdays),
      scheduled_date: fc.integer({ min: 0, max: 20 }).map((days) => addDays(thisWeek, days)),
      completed_log_id: fc.constantFrom(null, "a log"),
    }),
    { maxLength: 10 },
  )
  const anyToday = fc.integer({ min: -3, max: 20 }).map((days) => addDays(thisWeek, days))
  fc.assert(
    fc.property(
      fc.subarray([...weekdays]),
      anyRows,
      anyToday,
      anyDay.map(mondayOf),
      (training, rows, today, other) => {
        for (const monday of [thisWeek, nextWeek, other]) {
          const open = openDays(plan(...training), rows, { monday, today })
          const dates = open.map(({ day }) => dateInWeek(day, monday) ?? "")
          expect(dates.every((date) => date >= today && mondayOf(date) === monday)).toBe(true)
          expect(new Set(dates).size).toBe(dates.length)
          expect(training).toEqual(expect.arrayContaining(open.map(({ day }) => day)))
          const after = [...rows, ...open.map(({ day }, index) => row(day, dates[index] ?? ""))]
          expect(openDays(plan(...training), after, { monday, today })).toEqual([])
        }
      },
    ),
  )
})
