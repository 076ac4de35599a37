import { describe, expect, it } from "vitest"
import * as fc from "fast-check"
import { monthAnalysisSchema } from "#domain/coach/asking/replies.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { monthAnalysis, sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { sentencesIn } from "#domain/coach/rules/sentence-budget.ts"
import { addDays } from "#domain/days/local-day.ts"
import { exerciseOf, library } from "../histories.ts"
import { fromLibrary, person, set, workout } from "./logged.ts"
import { numbersIn, numbersOf } from "./numbers.ts"

const month = "2026-11-01"
const around = { plans: [], records: null }
const today = "2026-11-30"
const textOf = ({ summary, insights, recommendations }: ReturnType<typeof monthAnalysis>) =>
  [summary, ...insights, ...recommendations].join(" ")

const goal = (more: Partial<CoachGoal>): CoachGoal => ({
  ...{
    id: "goal",
    goal_type: "strength",
    exercise_id: null,
    metric: "weight",
    target_value: 100,
    unit: "kg",
  },
  description: "Bench a hundred",
  standing: "90 of 100 kg, Nov 16, 2026",
  progress: 0.5,
  start_date: "2026-11-01",
  target_date: "2026-12-27",
  ...more,
})
const goalsOf = (more: Partial<CoachGoal>) =>
  monthAnalysis(month, person([], { today: "2026-11-29", goals: [goal(more)] })).goalProgress[0]

/** Three workouts a week in October and November. `liftsOf` gives the lifts of each. */
const twoMonths = (
  liftsOf: (isNovember: boolean, place: number) => TrainedWorkout["exercises"],
): TrainedWorkout[] =>
  Array.from({ length: 24 }, (_, place) => {
    const date = addDays("2026-10-05", Math.floor(place / 3) * 7 + (place % 3) * 2)
    return workout(date, ...liftsOf(date >= month, place))
  }).toReversed()

describe("the built-in coach, asked about a month", () => {
  it("says what a beginner's month with gains brought, beside the month before", () => {
    const workouts = twoMonths((isNovember) => [
      fromLibrary("Back Squat (Barbell)", [8, 8, 8], {
        weight: isNovember ? 80 : 72.5,
        rpe: 7.5,
        range: "8-12",
      }),
      fromLibrary("Bench Press (Barbell)", [8, 8, 8], {
        weight: isNovember ? 60 : 57.5,
        rpe: 7.5,
        range: "8-12",
      }),
      fromLibrary("Romanian Deadlift (Dumbbell)", [10], { weight: 22.5, range: "8-12" }),
    ])
    const plans = workouts.map(({ date }) => ({ day: date, isDone: true }))
    const analysis = monthAnalysis(month, person(workouts, { today, experience: "under_6_months" }), {
      plans: [...plans, { day: "2026-11-28", isDone: false }],
      records: null,
    })
    const text = textOf(analysis)
    expect(analysis.summary).toBe(
      "You did 12 workouts in November, as many as in October. You missed 1 of 13 planned workouts. 84 sets in all, about 3 workouts a week.",
    )
    expect(text).toContain(
      "Back Squat is up from 8 reps at 72.5 kg to 8 reps at 80 kg, an estimated 10% more (101 kg, give or take 5).",
    )
    expect(text).toContain("Bench Press is up too.")
    expect(text).toContain("Effort: RPE 7.5 on average, with none of 24 rated sets at 9.5 or more.")
    expect(text).toContain("within your range of 6 to 10")
    expect(sentencesIn(text)).toBeGreaterThanOrEqual(6)
    expect(sentencesIn(text)).toBeLessThanOrEqual(12)
  })

  it("names a plateau with its day, and doesn't take its sets for the way out", () => {
    const workouts = twoMonths((_, place) => [
      fromLibrary("Bench Press (Barbell)", [6, 5, 5], { weight: 100, rpe: 9, range: "6-8" }),
      fromLibrary("Back Squat (Barbell)", [6, 6, 6], {
        weight: 120 + 2.5 * Math.floor(place / 3),
        rpe: 8,
        range: "5-8",
      }),
    ])
    const text = textOf(monthAnalysis(month, person(workouts, { today })))
    expect(text).toMatch(/Bench Press has been stuck at 6 reps at 100 kg since Oct \d+\./)
    expect(text).toMatch(/Back Squat is up from 6 reps at \d+(?:\.5)? kg to 6 reps at \d+(?:\.5)? kg/)
    expect(text).toMatch(/Bench Press: (?:down to \d+|100 kg again|switch to a similar exercise)/)
    expect(text).not.toMatch(/more sets?\b(?! a week for glutes)/)
  })

  const benchIn = (octoberLoad: number, novemberLoads: readonly number[]) =>
    twoMonths((isNovember, place) => [
      fromLibrary("Bench Press (Barbell)", [8, 8, 8], {
        weight: isNovember ? (novemberLoads[place - 12] ?? octoberLoad) : octoberLoad,
        range: "8-10",
      }),
    ])
  const said = (workouts: readonly TrainedWorkout[]) =>
    textOf(monthAnalysis(month, person(workouts, { today })))

  it("says that a lift has fallen after two sessions, and from where", () => {
    const fallen = [...Array<number>(10).fill(80), 72.5, 72.5]
    expect(said(benchIn(80, fallen))).toContain(
      "Bench Press is down from 8 reps at 80 kg on Nov 23 to 8 reps at 72.5 kg.",
    )
    expect(said(benchIn(80, fallen))).not.toMatch(/has stood|Your best on/)
    expect(said(benchIn(80, [...Array<number>(11).fill(80), 72.5]))).not.toContain("is down")
  })

  it("says that a lift is back where it was, and doesn't call that a gain", () => {
    const september = workout("2026-09-10", fromLibrary("Bench Press (Barbell)", [8, 8, 8], { weight: 80 }))
    const rising = benchIn(70, Array<number>(12).fill(80))
    expect(said([...rising, september])).toContain("Bench Press is back to 8 reps at 80 kg.")
    const early = workout("2026-10-31", fromLibrary("Push Up", [9, 9, 9]))
    const begun = workout("2026-11-02", fromLibrary("Push Up", [9, 9, 9]))
    const running = monthAnalysis(month, person([begun, early], { today: "2026-11-10" }))
    expect(textOf(running)).not.toContain("is back to")
    expect(said(rising)).toContain("Bench Press is up from 8 reps at 70 kg to 8 reps at 80 kg")
  })

  it("names one priority, and another after it", () => {
    const text = said(
      benchIn(80, Array<number>(12).fill(80)).map((each) => ({
        ...each,
        exercises: each.exercises.map((lift) => ({ ...lift, planned: { sets: 3, reps: "6-8" } })),
      })),
    )
    expect(text.match(/Your priority: /g)).toHaveLength(1)
    expect(text).toMatch(/Your priority: add weight on Bench Press\. Then: 2 more sets a week for /)
  })

  it("names all sets of a lift whose best set is as before", () => {
    const sets = (reps: number[]) => fromLibrary("Bench Press (Barbell)", reps, { weight: 80 })
    const days = ["2026-10-06", "2026-10-13", "2026-11-03", "2026-11-10"]
    const workouts = days.map((day, place) => workout(day, sets(place < 2 ? [7, 7, 6] : [7, 7, 7])))
    const text = textOf(monthAnalysis(month, person(workouts.toReversed(), { today })))
    expect(text).toContain("Bench Press is up from 7, 7, and 6 at 80 kg to 7 in all 3 sets at 80 kg")
  })

  it("tells of runs: how far, the longest, and how long the next one may be", () => {
    const run = (km: number) => ({
      ...fromLibrary("Running", []),
      sets: [set(null, null, { distance: km, distance_unit: "km", duration_minutes: 6 * km })],
    })
    const workouts = [14, 15.5, 7, 15.8, 16.1, 16.4, 16.7].map((km, place) =>
      workout(addDays("2026-10-11", 7 * place), run(km)),
    )
    const text = textOf(monthAnalysis(month, person(workouts.toReversed(), { today })))
    expect(text).toContain("Your longest run was 16.7 km, compared with 15.5 km the month before.")
    expect(text).toContain("Then: keep the next long run under 18.3 km.")
  })

  it("compares a month that isn't over with the same days of the month before", () => {
    const workouts = ["2026-10-02", "2026-10-09", "2026-10-28", "2026-11-03", "2026-11-05", "2026-11-10"].map(
      (date) => workout(date, fromLibrary("Push Up", [12, 12])),
    )
    expect(monthAnalysis(month, person(workouts, { today: "2026-11-12" })).summary).toContain(
      "You’ve done 3 workouts so far in November, 1 more than by the same day of October.",
    )
  })

  it("begins with two days a week for someone who trains less, and leaves alone someone who trains enough", () => {
    expect(monthAnalysis(month, person([], { today })).recommendations).toEqual([
      "Start with two short workouts a week: a squat, a push and a pull, two sets each.",
    ])
    const once = ["2026-11-02", "2026-11-12"].map((date) => workout(date, fromLibrary("Push Up", [12])))
    expect(textOf(monthAnalysis(month, person(once, { today })))).toContain(
      "two workouts a week, before anything else",
    )
    const enough = twoMonths(() => [fromLibrary("Push Up", [12, 12])])
    expect(textOf(monthAnalysis(month, person(enough, { today })))).not.toContain("two workouts a week")
  })

  it("sends someone back to where they left off after an empty month, and says how long they were away", () => {
    const october = twoMonths(() => [fromLibrary("Push Up", [12, 12])]).filter(
      ({ date }) => date < "2026-10-15",
    )
    const text = textOf(monthAnalysis(month, person(october, { today })))
    expect(text).toContain(
      "No workouts in November, after 5 in October. Start again where you left off, a little lighter.",
    )
    const lifted = october.map((each) => ({
      ...each,
      exercises: [fromLibrary("Back Squat (Barbell)", [5, 5, 5], { weight: 100, range: "5" })],
    }))
    expect(monthAnalysis(month, person(lifted, { today })).recommendations).toEqual([
      "Back Squat: ease back in with 2 sets at 85 kg.",
      "Your priority: repeat your last workouts, lighter, and build back up over several sessions.",
    ])
    const runs = october.map((each) => ({
      ...each,
      exercises: [
        { ...fromLibrary("Running", []), sets: [set(null, null, { distance: 10, duration_minutes: 60 })] },
      ],
    }))
    expect(monthAnalysis(month, person(runs, { today })).recommendations).toEqual([
      "Your priority: start shorter than before, at an easy pace, and add a little each week.",
    ])
    const away = textOf(
      monthAnalysis(
        month,
        person([workout("2026-11-02", fromLibrary("Push Up", [12]))], { today: "2026-11-18" }),
      ),
    )
    expect(away).toContain("Your last workout was 16 days ago.")
  })

  it("never knows what came after the month", () => {
    const workouts = twoMonths(() => [fromLibrary("Push Up", [12, 12])])
    const later = [workout("2026-12-05", fromLibrary("Push Up", [30, 30])), ...workouts]
    expect(monthAnalysis(month, person(later, { today: "2026-12-06" }))).toEqual(
      monthAnalysis(month, person(workouts, { today: "2026-12-06" })),
    )
  })

  it("says that a goal is behind its date only when it is, and never to train once more", () => {
    expect(goalsOf({ progress: 0.49 })).toMatchObject({
      progressSummary: "90 of 100 kg, Nov 16, 2026. 49% of the way.",
      improvementSuggestions: [
        "“Bench a hundred” is behind schedule: give it a later date, or put it first in your workouts.",
      ],
    })
    for (const fine of [{ progress: 0.5 }, { progress: 1 }, { target_date: null }, { progress: null }])
      expect(goalsOf(fine)?.improvementSuggestions).toEqual([])
  })

  it("says until when a goal takes that its date is too near for, as the week does, and that another is realistic", () => {
    const workouts = twoMonths(() => [
      fromLibrary("Bench Press (Barbell)", [8, 8, 7], { weight: 62.5, range: "5-8" }),
    ])
    const benchGoal = (target_value: number) =>
      monthAnalysis(
        month,
        person(workouts, {
          today: "2026-11-29",
          goals: [
            goal({
              exercise_id: exerciseOf("Bench Press (Barbell)").exercise_id,
              target_value,
              progress: 0.1,
            }),
          ],
        }),
      ).goalProgress[0]?.improvementSuggestions
    expect(benchGoal(100)).toEqual([
      "“Bench a hundred” won’t be reached by Dec 27, 2026. At a typical pace it would take until Oct 5, 2028.",
      "Give the goal a later date, or set a closer target first.",
    ])
    expect(benchGoal(77)).toEqual(["“Bench a hundred” is realistic by Dec 27, 2026."])
  })

  it("says of a goal what its card says, and that nothing is logged only where nothing is", () => {
    expect(goalsOf({ standing: "82.5 of 100 kg, Nov 16, 2026", progress: 0 })?.progressSummary).toBe(
      "82.5 of 100 kg, Nov 16, 2026. 0% of the way.",
    )
    expect(goalsOf({ standing: null, progress: null })?.progressSummary).toBe(
      "Nothing logged toward this goal yet.",
    )
  })
})

describe("any analysis of a month", () => {
  it("can be stored, gives its reasons, has no number that isn't in its sheet, and at most twelve sentences", () => {
    const loads = fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 24, maxLength: 24 })
    const counts = fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 24, maxLength: 24 })
    const rpe = fc.constantFrom(null, 7, 9, 9.5, 10)
    fc.assert(
      fc.property(
        loads,
        counts,
        rpe,
        fc.constantFrom("kg" as const, "lbs" as const),
        (weights, reps, rating, unit) => {
          const workouts = twoMonths((_, place) => {
            const count = reps[place] ?? 8
            const options = { weight: 2.5 * (weights[place] ?? 20), rpe: rating, range: "6-10" }
            return [
              fromLibrary("Bench Press (Barbell)", [count, count, Math.max(1, count - 1)], options),
              fromLibrary("Bent Over Row (Barbell)", [count, count], options),
            ]
          })
          const exercises = library.filter(({ exercise_name }) =>
            /^(?:Bench Press|Bent Over Row) \(Barbell/.test(exercise_name),
          )
          const facts = person(workouts, { today, unit, exercises })
          const analysis = monthAnalysis(month, facts)
          expect(monthAnalysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis)
          expect(analysis.whys).toHaveLength(analysis.recommendations.length)
          expect(analysis.whys).not.toContain(null)
          const known = numbersOf(sheetOfMonth(month, facts, around))
          const text = textOf(analysis)
          expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([])
          expect(sentencesIn(text)).toBeLessThanOrEqual(12)
          expect(monthAnalysis(month, facts)).toEqual(analysis)
        },
      ),
      { numRuns: 60 },
    )
  })
})
