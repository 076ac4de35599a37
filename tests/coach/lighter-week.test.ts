import { expect, it } from "vitest"
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import { nothingSaid } from "#domain/coach/person/intake.ts"
import { historyOfWorkouts } from "#domain/coach/person/workouts-as-history.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import { fromLibrary, person, workout } from "./analyses/logged.ts"
import { library } from "./histories.ts"

const today = "2026-11-27"
const names = ["Bench Press (Barbell)", "Back Squat (Barbell)", "Bent Over Row (Barbell)"]

/** Someone who has trained on these weekdays (0 is Monday) for six weeks, with this many reps in the last four sessions. */
function athleteAfter(weekdays: readonly number[], reps: number): Athlete {
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
  return athleteOf(person(workouts.toReversed(), { today }))
}

const summaryAfter = (weekdays: readonly number[], reps: number) =>
  weekByRules(athleteAfter(weekdays, reps)).reply.week_summary

it("a day fewer is offered after a lighter week to someone who did too much, and to nobody else", () => {
  const week = "A lighter week: Three lifts are down."
  expect(summaryAfter([0, 1, 3, 4], 4)).toMatch(new RegExp(`${week}.*Afterward, train on 3 days`))
  expect(summaryAfter([0, 1, 2, 3, 4, 5], 4)).toMatch(new RegExp(`${week}.*Afterward, train on 5 days`))
  expect(summaryAfter([0, 1, 3, 4], 8)).not.toContain("Afterward, train on")
})

it("a routine adds nothing for someone who does more than they recover from, and says so", () => {
  const routineAfter = (reps: number) => routineByRules(athleteAfter([0, 1, 3, 4], reps), null)
  const [tired, fresh] = [routineAfter(4), routineAfter(8)]
  expect(tired?.reply?.exercises.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const said = tired?.reply ? tired.whys.map(({ text }) => text).join(" ") : ""
  expect(said).toContain("You do a lot already, so this routine adds nothing new.")
  expect(fresh?.reply?.exercises).toHaveLength(6)
})

it("a week that a lighter week ends in goes back to the usual sets on its later days", () => {
  const lift = (sets: number, weight: number) => {
    const reps = Array.from({ length: sets }, () => 6)
    return { ...fromLibrary("Bench Press (Barbell)", reps, { weight }), planned: { sets: 4, reps: "6-8" } }
  }
  const usual = Array.from({ length: 18 }, (_, place) =>
    workout(addDays("2026-10-12", 7 * Math.floor(place / 3) + 2 * (place % 3)), lift(4, 80)),
  )
  const lighter = [workout("2026-11-25", lift(2, 70)), workout("2026-11-27", lift(2, 70))]
  const trained = [...usual, workout("2026-11-23", lift(4, 80)), ...lighter].toReversed()
  const history = historyOfWorkouts(trained, new Map(library.map((each) => [each.exercise_id, each])))
  const advice = {
    phase: "lighter" as const,
    base: [{ role: "straight" as const, sets: 4, low: 6, high: 8, shares: [] }],
  }
  const liftHistory = {
    ...history,
    lifts: history.lifts.map((record) => ({
      ...record,
      sessions: record.sessions.map((each) => (each.day >= "2026-11-25" ? { ...each, advice } : each)),
    })),
  }
  const { reply, whys } = weekByRules(athleteOf(person(trained, { today: "2026-11-28", liftHistory })))
  const planned = reply.schedule.flatMap(({ day, workout: on }) =>
    (on?.exercises ?? []).map(({ sets, weight }) => `${day} ${sets} × ${weight}`),
  )
  expect(planned).toEqual(["Monday 2 × 70", "Wednesday 4 × 80", "Friday 4 × 80"])
  expect(reply.week_summary).toContain("From Wednesday on, go back to your usual sets.")
  expect(whys.flatMap(({ part }) => (part ? [part.sets] : []))).toEqual([2, 4])
})

it("a day fewer is offered to someone who has missed days in two of the last four weeks, and to nobody else", () => {
  const intake = { ...nothingSaid, days: 4 }
  const summaryWith = (daysOfWeeks: readonly number[]) => {
    const workouts = daysOfWeeks.flatMap((days, week) =>
      [0, 1, 3, 4]
        .slice(0, days)
        .map((weekday) =>
          workout(
            addDays("2026-10-26", 7 * week + weekday),
            fromLibrary("Push Up", [10, 10], { range: "8-15" }),
          ),
        ),
    )
    return weekByRules(athleteOf(person(workouts.toReversed(), { today: "2026-11-23", intake }))).reply
      .week_summary
  }
  expect(summaryWith([4, 3, 2, 4])).toContain(
    "You trained fewer than 4 days in 2 of the last 4 weeks. Plan 3 days a week and stick to them.",
  )
  expect(summaryWith([4, 4, 2, 4])).not.toContain("fewer than 4 days")
  expect(summaryWith([4, 4, 4, 4])).not.toContain("fewer than 4 days")
})
