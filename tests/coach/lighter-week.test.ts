import { expect, it } from "vitest"
import { athleteOf } from "#domain/coach/person/athlete.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import { fromLibrary, person, workout } from "./analyses/logged.ts"

const today = "2026-11-27"
const names = ["Bench Press (Barbell)", "Back Squat (Barbell)", "Bent Over Row (Barbell)"]

/** The summary of the week of someone who has trained on these weekdays (0 is Monday) for six weeks, with so many reps in the last four sessions. */
function summaryAfter(weekdays: readonly number[], reps: number): string {
  const sessions = 6 * weekdays.length
  const workouts = [5, 4, 3, 2, 1, 0].flatMap((ago, week) =>
    weekdays.map((weekday, place) => {
      const count = week * weekdays.length + place >= sessions - 4 ? reps : 8
      const lifts = names.map((name) =>
        fromLibrary(name, [count, count, count], { weight: 80, range: "6-8" }),
      )
      return workout(addDays(mondayOf(today), weekday - 7 * ago), ...lifts)
    }),
  )
  return weekByRules(athleteOf(person(workouts.toReversed(), { today }))).reply.week_summary
}

it("a day fewer is offered after a lighter week to someone who did too much, and to nobody else", () => {
  const week = "A lighter week: Three lifts are down."
  expect(summaryAfter([0, 1, 3, 4], 4)).toMatch(new RegExp(`${week}.*After it, train on 3 days`))
  expect(summaryAfter([0, 1, 2, 3, 4, 5], 4)).toMatch(new RegExp(`${week}.*After it, train on 5 days`))
  expect(summaryAfter([0, 1, 3, 4], 8)).not.toContain("After it, train on")
})
