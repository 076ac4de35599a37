import { expect, it } from "vitest"
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { addDays } from "#domain/days/local-day.ts"
import { fromLibrary, person, workout } from "./analyses/logged.ts"

const today = "2026-11-30"
const [squat, bench, row] = ["Back Squat (Barbell)", "Bench Press (Barbell)", "Bent Over Row (Barbell)"]
const [press, pulldown, curl] = ["Overhead Press (Barbell)", "Lat Pulldown (Cable)", "Bicep Curl (Dumbbell)"]

/** Someone who did these sessions in turn, without naming them, on Mondays and Thursdays for eight weeks. */
function athleteWith(...sessions: readonly (readonly string[])[]): Athlete {
  const workouts = Array.from({ length: 16 }, (_, place) => {
    const names = sessions[place % sessions.length] ?? []
    const day = addDays("2026-10-05", 7 * Math.floor(place / 2) + 3 * (place % 2))
    const lifts = names.map((name) => fromLibrary(name, [8, 8, 8], { weight: 40, range: "8-12" }))
    return { ...workout(day, ...lifts), name: null }
  })
  return athleteOf(person(workouts.toReversed(), { today }))
}

const summaryOf = (...sessions: readonly (readonly string[])[]) =>
  weekByRules(athleteWith(...sessions)).reply.week_summary

it("workouts without a name are named after the part of the body, or else after their muscles", () => {
  expect(summaryOf([squat, bench, row])).toContain("as you usually train: Full Body.")
  expect(summaryOf([bench, row])).toContain("as you usually train: Upper Body.")
  expect(summaryOf([squat])).toContain("as you usually train: Lower Body.")
  expect(summaryOf([bench], [row, curl])).toContain(
    "as you usually train: Chest and Triceps; Biceps and Upper back.",
  )
})

it("two workouts of the same part of the body are told apart by a letter", () => {
  expect(summaryOf([squat, bench, row], [squat, press, pulldown])).toContain(
    "as you usually train: Full Body A and Full Body B.",
  )
})
