// One history, asked about by every screen on one day: what the coach prescribes for an exercise is the same everywhere, to the byte.
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import type { SuggestedPart } from "#domain/coach/asking/replies.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { historyOfWorkouts } from "#domain/coach/person/workouts-as-history.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { monthAnalysis, sheetOfMonth } from "#domain/coach/rules/month-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { weekByRules } from "#domain/coach/rules/week-rules.ts"
import { sheetOfWorkout, workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import { addDays, firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { adviceFor } from "#web/features/logging/ledger/exercise/advice-for.ts"
import { fromLibrary, person as loggedPerson, workout } from "./analyses/logged.ts"
import { exerciseOf, library } from "./histories.ts"

const today = "2026-11-26"
const [bench, squat, curl] = ["Bench Press (Barbell)", "Back Squat (Barbell)", "Bicep Curl (Dumbbell)"]
const person = (workouts: readonly TrainedWorkout[], more: Partial<AthleteFacts> = {}) =>
  loggedPerson(workouts, { today, ...more })
const few = library.filter(
  ({ exercise_name }, place) => place % 25 === 0 || [bench, squat, curl].includes(exercise_name),
)
const around = { plans: [], records: null }

/** A session of the three lifts; `bench` and so on are [reps, weight, rpe]. */
type Done = readonly [readonly number[], number, number?]
interface Session {
  ago: number
  press: Done
  legs: Done
  arms?: Done
  notes?: string
}
const done: Done = [[8, 8, 8], 80]

function workoutOf({ ago, press, legs, arms = [[10, 10, 10], 14], notes }: Session): TrainedWorkout {
  const lift = (name: string, [reps, weight, rpe]: Done, range: string) =>
    fromLibrary(name, reps, { weight, rpe: rpe ?? null, range })
  return {
    ...workout(
      addDays(today, -ago),
      lift(bench, press, "6-8"),
      lift(squat, legs, "5-8"),
      lift(curl, arms, "8-12"),
    ),
    notes: notes ?? null,
  }
}

/** This many sessions, twice a week, the last one today. */
const weeks = (count: number, of: (place: number) => Omit<Session, "ago">, until = 0): TrainedWorkout[] =>
  Array.from({ length: count }, (_, place) =>
    workoutOf({ ago: until + Math.floor(((count - 1 - place) * 7) / 2), ...of(place) }),
  ).toReversed()

/** What every screen says on the day of the last workout. */
function screensOf(facts: AthleteFacts) {
  const athlete = athleteOf(facts)
  const [last] = facts.workouts
  if (!last) throw new Error("Nobody trained.")
  const logging = (name: string, day: LocalDay) => {
    const { exercise_id } = exerciseOf(name)
    const planned = last.exercises.find((each) => each.exercise_id === exercise_id)?.planned
    const exercise = {
      exercise_id,
      template_sets: planned?.sets ?? null,
      template_reps: planned?.reps ?? null,
    }
    return adviceFor(exercise, { ...facts, history: athlete.liftHistory, day })
  }
  const routine = routineByRules(athlete, null)
  return {
    logging,
    week: weekByRules(athlete),
    routine: routine?.reply ? routine : null,
    workout: workoutAnalysis(last, facts, around),
    sheet: sheetOfWorkout(last, facts, around),
    month: monthAnalysis(firstOfMonth(today), facts, around),
    monthSheet: sheetOfMonth(firstOfMonth(today), facts, around),
    goals: [0, 1, 2, 3, 4, 5].flatMap((turn) => {
      const goal = goalByRules(athlete, turn)
      return goal.reply === null ? [] : [goal]
    }),
  }
}
type Screens = ReturnType<typeof screensOf>

const sentenceOf = ({ reasons, unit }: LiftPrescription) =>
  reasons.map((reason) => coachSentence(reason, unit)).join(" ")

/** Compares every screen with the logging screen, for one exercise. Returns what the logging screen says. */
function expectOne(said: Screens, name: string): LiftPrescription {
  const { exercise_id } = exerciseOf(name)
  const asked = said.logging(name, today)
  if (!asked) throw new Error(`The logging screen says nothing of ${name}.`)
  const isIt = (each: { exercise_id: string }) => each.exercise_id === exercise_id
  expect(bytes(said.sheet.lifts.find(isIt)?.next), "the analysis of the workout").toBe(bytes(asked))
  expect(bytes(said.monthSheet.lifts.find(isIt)?.next), "the analysis of the month").toBe(bytes(asked))
  const inWeek = said.week.prescriptions.get(exercise_id)
  if (inWeek) expect(bytes(inWeek), "the week").toBe(bytes(said.logging(name, said.week.coaching.day)))
  const inRoutine = said.routine?.prescriptions.get(exercise_id)
  if (inRoutine && asked.phase !== "lighter") expect(bytes(inRoutine), "the routine").toBe(bytes(asked))
  expectSentences(said, name, sentenceOf(asked))
  const inDays = said.week.reply.schedule.flatMap(({ workout: day }) => day?.exercises ?? [])
  expectParts(inDays, name, inWeek)
  expectParts(said.routine?.reply.exercises ?? [], name, inRoutine)
  return asked
}
const bytes = (value: unknown) => JSON.stringify(value)

/** The reasons under the analysis and under the goal use the logging screen's sentence. */
function expectSentences({ workout: { suggestions, whys }, goals }: Screens, name: string, sentence: string) {
  const why = whys?.find((_, place) => suggestions[place]?.startsWith(shortOf(name)))
  if (why) expect(why.data, "the workout’s Why").toContain(sentence)
  const ofGoals = goals.flatMap((goal) => (goal.reply.exerciseName === name ? goal.whys : []))
  for (const { why: each } of ofGoals)
    if (each.data.includes("workouts, best")) expect(each.data, "the goal").toContain(sentence)
}

function expectParts(parts: readonly SuggestedPart[], name: string, plan: LiftPrescription | undefined) {
  for (const part of parts) if (plan && part.name === name) expect(part).toMatchObject(partOf(plan))
}
const shortOf = (name: string) => `${name.replace(/ \(.*/, "")}: `
const partOf = ({ sets }: LiftPrescription) => ({
  sets: sets.length,
  weight: sets[0]?.load,
  reps: sets.map(({ low, high }) => (low === high ? `${low}` : `${low}-${high}`))[0],
})

const ends = { legs: [[8, 8, 8], 100] as Done }
const people: Record<string, { facts: AthleteFacts; rules: readonly string[] }> = {
  "someone who builds up": {
    facts: person(weeks(8, (place) => ({ press: [[8, 7, 6], 60 + 2.5 * place], ...ends }))),
    rules: ["made", "add"],
  },
  "someone on a plateau": {
    facts: person(
      weeks(14, (place) => ({
        press: place < 6 ? [[6, 6, 6], 80] : [[5, 5, 5], 82.5],
        legs: [[6, 5, 5], 100],
      })),
    ),
    rules: ["cut"],
  },
  "someone whose lighter week is due": {
    facts: person(
      weeks(20, (place) => ({
        press: [place < 16 ? [8, 8, 8] : [5, 5, 5], 80],
        legs: [place < 16 ? [8, 8, 8] : [5, 5, 5], 100],
        arms: [place < 16 ? [10, 10, 10] : [6, 6, 6], 14],
      })),
    ),
    rules: ["lighter"],
  },
  "someone who comes back": {
    facts: person([
      ...weeks(1, () => ({ press: [[6, 6], 65], legs: [[5, 5], 85] })),
      ...weeks(8, () => ({ press: done, ...ends }), 40),
    ]),
    rules: ["return"],
  },
  "someone with a sore shoulder": {
    facts: person(
      weeks(8, (place) => ({ press: done, ...ends, ...(place === 7 && { notes: "Left shoulder hurts" }) })),
    ),
    rules: ["sore"],
  },
  "someone who is pregnant": {
    facts: person(
      weeks(8, (place) => ({ press: done, ...ends, ...(place === 6 && { notes: "14 weeks pregnant" }) })),
    ),
    rules: ["hold"],
  },
  "someone who goes easy on presses": {
    facts: person(
      weeks(8, () => ({ press: done, ...ends })),
      {
        avoided: [
          {
            exercise_id: null,
            muscle: null,
            reason: null,
            joint: null,
            pattern: "horizontal-push",
            level: "spare",
          },
        ],
      },
    ),
    rules: ["hold"],
  },
  "someone who logs kilograms and reads pounds": {
    facts: person(
      weeks(8, () => ({ press: [[8, 8, 8], 60], ...ends })),
      { unit: "lbs" },
    ),
    rules: ["add"],
  },
  "someone over 60": {
    facts: person(
      weeks(8, () => ({ press: [[8, 8, 8], 50], ...ends })),
      { age: 71 },
    ),
    rules: ["add"],
  },
  "someone with few plates": {
    facts: person(
      weeks(8, () => ({ press: done, ...ends })),
      {
        barbells: {
          kg: { bars: { barbell: 20, "ez bar": 10, "trap bar": 25 }, plates: [{ weight: 10, pairs: 6 }] },
        },
      },
    ),
    rules: ["bridge"],
  },
}

describe("every screen prescribes the same", () => {
  for (const [name, { facts, rules }] of Object.entries(people))
    it(`to ${name}`, () => {
      const said = screensOf(facts)
      const [press, legs] = [expectOne(said, bench), expectOne(said, squat)]
      expectOne(said, curl)
      expect([...press.reasons, ...legs.reasons].map(({ rule }) => rule)).toContain(rules[0])
    })

  it("with the load in the sentences", () => {
    const { facts } = people["someone who builds up"] ?? { facts: person([]) }
    const said = screensOf(facts)
    const asked = expectOne(said, squat)
    const load = `${formatNumber(asked.sets[0]?.load ?? null)} kg`
    expect(load).toBe("105 kg")
    expect(said.workout.suggestions.join(" ")).toContain(load)
    expect(said.month.recommendations.join(" ")).toContain(load)
    expect(sentenceOf(asked)).toContain(load)
  })

  it("and a routine made in a lighter week says what logging says once the week has been done", () => {
    const { facts } = people["someone whose lighter week is due"] ?? { facts: person([]) }
    const { logging, routine } = screensOf(facts)
    const { exercise_id } = exerciseOf(squat)
    const lighter = logging(squat, today)
    expect(lighter?.phase).toBe("lighter")
    const history = historyOfWorkouts(facts.workouts, athleteOf(facts).byId)
    const eased = {
      ...history,
      lifts: history.lifts.map((record) => {
        const own = adviceFor(
          {
            exercise_id: record.exercise_id,
            template_sets: 3,
            template_reps: record.sessions.at(-1)?.plan?.reps ?? null,
          },
          { ...facts, history, day: today },
        )
        const last = record.sessions.at(-1)
        if (!own || !last) return record
        const sets = own.sets.map(({ load, aim }) => ({
          ...{ reps: aim, weight: load, weight_unit: "kg" as const, set_type: "normal" as const, rpe: 6 },
        }))
        return {
          ...record,
          sessions: [...record.sessions, { ...last, day: addDays(today, 1), sets, advice: own }],
        }
      }),
    }
    const after = adviceFor(
      { exercise_id, template_sets: 3, template_reps: "5-8" },
      { ...facts, history: { ...eased, days: [...history.days, addDays(today, 1)] }, day: addDays(today, 8) },
    )
    expect(after?.reasons[0]?.rule).toBe("first_back")
    expect(JSON.stringify(routine?.prescriptions.get(exercise_id))).toBe(JSON.stringify(after))
  })

  describe("and leaves to a running program what that leads", () => {
    const usual = weeks(8, () => ({ press: done, ...ends }))
    const on = (...names: string[]) => {
      const exercise_ids = names.map((name) => exerciseOf(name).exercise_id)
      return screensOf(person(usual, { program: { name: "Short Waves", exercise_ids } }))
    }
    const inWeek = ({ week }: Screens) =>
      week.reply.schedule.flatMap(({ workout: day }) => day?.exercises.map(({ name }) => name) ?? [])

    it("with its name, and with the other lifts as always", () => {
      const said = on(bench, squat)
      expectOne(said, curl)
      expect([said.logging(bench, today), said.logging(squat, today)]).toEqual([null, null])
      expect(said.sheet.lifts.map(({ next }) => next === null)).toEqual([true, true, false])
      expect(said.monthSheet.lifts.filter(({ next }) => next !== null)).toHaveLength(1)
      expect(new Set(inWeek(said))).toEqual(new Set([curl]))
      expect(said.week.reply.week_summary).toContain("“Short Waves” decides what comes next for")
      const routine = said.routine?.reply.exercises.map(({ name }) => name)
      expect(routine).toContain(curl)
      expect(routine?.filter((name) => name === bench || name === squat)).toEqual([])
    })

    it("and plans nothing beside one that leads everything", () => {
      const said = on(bench, squat, curl)
      expect(inWeek(said)).toEqual([])
      expect(said.week.reply.week_summary).toContain("“Short Waves” plans your training")
    })
  })

  it("to anybody", () => {
    const lift = fc.tuple(
      fc.array(fc.integer({ min: 3, max: 12 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 16, max: 60 }).map((steps) => 2.5 * steps),
      fc.constantFrom(6, 8, 9.5, 10),
    )
    const session = fc.record({
      press: lift,
      legs: lift,
      arms: lift,
      notes: fc.constantFrom("", "", "", "knee hurts", "sore shoulder", "fever", "slept badly"),
    })
    fc.assert(
      fc.property(
        fc.array(session, { minLength: 1, maxLength: 16 }),
        fc.constantFrom("kg" as const, "lbs" as const),
        fc.nat(30),
        (sessions, unit, gap) => {
          const [now, ...before] = weeks(
            sessions.length,
            (place) => sessions[place] ?? { press: done, ...ends },
          )
          const moved = before.map((each) => ({ ...each, date: addDays(each.date, -gap) }))
          const said = screensOf(person(now ? [now, ...moved] : moved, { unit, exercises: few }))
          for (const name of [bench, squat, curl]) expectOne(said, name)
        },
      ),
      { numRuns: 50 },
    )
  })
})
