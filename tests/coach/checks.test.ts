import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Athlete, type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import { withAllFixes, withFix } from "#domain/coach/checks/edit-suggestion.ts"
import { checks } from "#domain/coach/checks/mark.ts"
import { fixText } from "#domain/coach/checks/mark-sentences.ts"
import { marksOfGoal } from "#domain/coach/rules/goal-marks.ts"
import { marksOfWeek, marksOfWorkout, weekCheckFor } from "#domain/coach/checks/marks.ts"
import {
  goalReplySchema,
  readReply,
  routineReplySchema,
  type SuggestedPart,
  type WeekReply,
  weekReplySchema,
} from "#domain/coach/asking/replies.ts"
import { asOneDay, daysOf, partsOf, type PlanDay } from "#domain/coach/checks/suggestion.ts"
import { stapleNames } from "#domain/coach/checks/staples.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import { library as loaded, today, trained } from "./cases/history.ts"
import { exerciseOf, library, workoutsOf } from "./histories.ts"

const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"

/** Someone with a barbell whose knee hurts, and who benched 80 kg last week. */
const factsOfAnn: AthleteFacts = {
  today: "2026-11-18",
  unit: "kg",
  exercises: library,
  equipment: ["barbell"],
  avoided: [
    { exercise_id: null, muscle: "calves", reason: "My knee." },
    { exercise_id: exerciseOf("Good Morning (Barbell)").exercise_id, muscle: null, reason: null },
  ],
  experience: "6_to_24_months",
  age: null,
  workouts: workoutsOf({
    weeks: 4,
    days: [{ weekday: 1, name: "A", lifts: [{ name: bench, sets: 3, reps: 6, weight: 80 }] }],
  }),
  goals: [],
  barbells: null,
  weeklySets: { low: 10, high: 20 },
}
const ann = athleteOf(factsOfAnn)

const part = (more: Partial<SuggestedPart> = {}): SuggestedPart => ({
  ...{ name: bench, sets: 3, reps: "6-8", weight: 80, notes: null },
  ...more,
})
const checksOf = (...parts: SuggestedPart[]) =>
  marksOfWorkout({ name: "A", description: null, parts: partsOf(parts, ann) }, ann).map(({ check }) => check)
const weekWith = (workouts: Partial<Record<string, SuggestedPart[]>>): PlanDay[] => {
  const schedule = weekdays.map((day) => {
    const exercises = workouts[day]
    return { day, workout: exercises ? { name: day, exercises } : null, notes: null }
  })
  return daysOf({ week_summary: "A week", schedule }, ann)
}
const weekChecks = (workouts: Partial<Record<string, SuggestedPart[]>>) =>
  marksOfWeek(weekWith(workouts), ann).map(({ check }) => check)

describe("each check finds its own kind of problem", () => {
  it("and nothing in a fitting suggestion", () => {
    expect(checksOf(part(), part({ name: "push up", weight: null, reps: "8-15" }))).toEqual([])
    expect(weekChecks({ Monday: [part()], Thursday: [part()] })).toEqual([])
  })

  it.each([
    ["unknown", part({ name: "Moon Press" })],
    ["avoid", part({ name: "Standing Calf Raise (Bodyweight)", weight: null })],
    ["avoid", part({ name: "Good Morning (Barbell)", weight: null })],
    ["equipment", part({ name: "Lat Pulldown (Cable)", weight: null })],
    ["skill", part({ name: "Snatch (Barbell)", weight: null })],
    ["sets", part({ sets: 0 })],
    ["sets", part({ sets: 2.5 })],
    ["sets", part({ sets: null })],
    ["sets", part({ sets: -3 })],
    ["reps", part({ reps: "" })],
    ["reps", part({ reps: "6-1200" })],
    ["reps", part({ reps: "0" })],
    ["load", part({ weight: 100 })],
    ["load", part({ weight: -1 })],
    ["load", part({ weight: 80, reps: "12" })],
    ["load", part({ weight: 85, reps: "8-10" })],
    ["load", part({ name: "Overhead Press (Barbell)", weight: 150 })],
  ] as const)("%s in %j", (check, wrong) => {
    expect(checksOf(wrong)).toEqual([check])
  })

  it("too many sets of one exercise are also too many for its muscle in one workout", () => {
    expect(checksOf(part({ sets: 11 }))).toEqual(["sets", "workout"])
  })

  it("too much for one muscle in a workout, and in a week", () => {
    const incline = part({ name: "Incline Bench Press (Barbell)", weight: null, sets: 6 })
    expect(checksOf(part({ sets: 6 }), incline)).toContain("workout")
    const six = [part({ sets: 6 })]
    expect(weekChecks({ Monday: six, Wednesday: six, Friday: six })).toEqual([])
    const eight = [part({ sets: 8 })]
    expect(weekChecks({ Monday: eight, Wednesday: eight, Friday: eight })).toEqual(["week"])
  })

  it("hard sets on two consecutive days, and a week without a rest day", () => {
    const eight = [part({ sets: 8 })]
    expect(weekChecks({ Monday: eight, Tuesday: eight })).toEqual(["two_days"])
    expect(weekChecks({ Monday: eight, Wednesday: eight })).toEqual([])
    const one = [part({ sets: 1 })]
    expect(weekChecks(Object.fromEntries(weekdays.map((day) => [day, one])))).toEqual(["rest"])
  })

  it("after three weeks away, more than nine tenths of the last load", () => {
    const away = athleteOf({ ...ann, today: "2026-12-05" })
    const marks = marksOfWorkout({ name: "A", description: null, parts: partsOf([part()], away) }, away)
    expect(marks.map(({ check }) => check)).toEqual(["load"])
    expect(marks[0]?.fix).toMatchObject({ change: { weight: 70 } })
  })

  it("a load beyond somebody’s best single, also where the reps are a word", () => {
    const lifts = [{ name: bench, sets: 3, reps: 1, weight: 100 }]
    const single = athleteOf({
      ...factsOfAnn,
      workouts: workoutsOf({ weeks: 1, days: [{ weekday: 3, name: "A", lifts }] }),
    })
    const parts = partsOf([part({ weight: 107.5, reps: "AMRAP" })], single)
    const [mark] = marksOfWorkout({ name: "Push", description: null, parts }, single)
    expect(mark?.sentence).toBe("Your sets don’t show that you can lift 107.5 kg for 1 rep.")
  })

  it("more load where the last session fell short, which the coach answers with the same load", () => {
    const lifts = [{ name: bench, sets: 3, reps: 4, weight: 82.5, planned: "6-8" }]
    const short = athleteOf({
      ...factsOfAnn,
      workouts: [
        ...workoutsOf({ weeks: 1, days: [{ weekday: 3, name: "A", lifts }] }),
        ...ann.workouts.filter(({ date }) => date < "2026-11-09"),
      ],
    })
    const marksOf = (weight: number) => {
      const parts = partsOf([part({ weight, reps: "6-8" })], short)
      return marksOfWorkout({ name: "A", description: null, parts }, short)
    }
    expect(marksOf(82.5)).toEqual([])
    const [mark, ...others] = marksOf(85)
    expect(others).toEqual([])
    expect(mark).toMatchObject({
      sentence: "It’s too early for 85 kg. Your next load is 82.5 kg.",
      fix: { kind: "change", change: { weight: 82.5 } },
    })
  })

  it("added weight and assistance: more load than the coach asks for, or than the sets show", () => {
    const trainedOn = (name: string, sets: string) =>
      athleteOf({
        ...{ ...factsOfAnn, today, exercises: loaded, equipment: ["barbell", "machine", "pull-up bar"] },
        workouts: trained({ ...{ days: "Mon Thu", weeks: 4 }, lifts: { [name]: sets } }),
      })
    const on = (athlete: Athlete, name: string, weight: number, reps = "6-8") => {
      const parts = partsOf([part({ name, weight, reps })], athlete)
      return marksOfWorkout({ name: "A", description: null, parts }, athlete)
    }
    const weighted = trainedOn("Pull Up (Weighted)", "4x6@10 8 {4x6-8}")
    expect(on(weighted, "Pull Up (Weighted)", 10)).toEqual([])
    expect(on(weighted, "Pull Up (Weighted)", 40)[0]).toMatchObject({
      check: "load",
      sentence: "It’s too early for 40 kg added. Your next load is 10 kg added.",
      fix: { kind: "change", change: { weight: 10 } },
    })
    const helped = trainedOn("Pull Up (Assisted)", "5,4,3@30 10 {3x6-8}")
    expect(on(helped, "Pull Up (Assisted)", 35)).toEqual([])
    expect(on(helped, "Pull Up (Assisted)", 15)[0]).toMatchObject({
      sentence: expect.stringMatching(/^It’s too early for 15 kg of assistance\. Your next load is 3\d/),
    })
    expect(on(helped, "Pull Up (Weighted)", 20).map(({ sentence }) => sentence)).toContain(
      "20 kg is a lot for an exercise that is new to you. Choose the first weight yourself.",
    )
  })

  it("a goal that is already reached, out of reach, in the past, for an avoided exercise, or of the wrong type", () => {
    const goal = {
      title: "Bench",
      type: "strength",
      exerciseName: bench,
      metric: "weight",
      targetValue: 90,
    } as const
    const of = (more: object) => marksOfGoal({ ...goal, ...more }, ann).map(({ check }) => check)
    expect(of({})).toEqual([])
    expect(of({ targetValue: 80 })).toEqual(["reached"])
    expect(of({ targetValue: 140 })).toEqual(["too_near"])
    expect(of({ targetValue: Number.NaN })).toEqual(["too_near"])
    expect(of({ targetDate: "2026-11-18" })).toEqual(["date"])
    expect(of({ targetDate: "soon" })).toEqual(["date"])
    expect(of({ exerciseName: "Good Morning (Barbell)" })).toEqual(["avoid"])
    expect(of({ metric: "distance" })).toContain("metric")
    expect(of({ exerciseName: "Swimming" })).toContain("metric")
  })
})

describe("the fix for a mark", () => {
  it("swaps in a similar exercise that fits, or names the exercise to leave out", () => {
    const pulldown = part({ name: "Lat Pulldown (Cable)", weight: null })
    const words = { nameOf: () => "Lat Pulldown (Cable)", unit: "kg" as const }
    const wayOut = (athlete: Athlete) => {
      const parts = partsOf([pulldown], athlete)
      const [mark] = marksOfWorkout({ name: "A", description: null, parts }, athlete)
      return mark?.fix && fixText(mark.fix, words)
    }
    const withBar = { ...ann, equipment: ["barbell", "pull-up bar"] }
    expect(wayOut(athleteOf(withBar))).toBe("Swap for Chin Up")
    // Someone without a bar to hang from, and new to rows.
    expect(wayOut(athleteOf({ ...ann, experience: null }))).toBe("Leave Out Lat Pulldown (Cable)")
    const days = asOneDay({ name: "A", description: null, parts: partsOf([part({ name: "Zzz" })], ann) })
    const [unknown] = marksOfWorkout(
      { name: "A", description: null, parts: days[0]?.workout?.parts ?? [] },
      ann,
    )
    expect(unknown?.fix && fixText(unknown.fix, { ...words, nameOf: () => "Zzz" })).toBe("Leave Out Zzz")
    expect(unknown?.fix && withFix(days, unknown.fix)[0]?.workout).toBeNull()
  })

  it("leads to a week without marks when applied repeatedly", () => {
    const found = new Set<string>()
    fc.assert(
      fc.property(someWeek, (reply) => {
        const planned = daysOf(reply, ann)
        for (const { check } of marksOfWeek(planned, ann)) found.add(check)
        const days = withAllFixes(planned, weekCheckFor(ann))
        expect(marksOfWeek(days, ann)).toEqual([])
      }),
      { numRuns: 60 },
    )
    const unmet = checks.filter((check) => !found.has(check))
    expect(unmet, "No generated week has such a mark, so its fix was never taken. Change someWeek.").toEqual(
      [],
    )
  })
})

const names = fc.constantFrom(
  bench,
  squat,
  "Running",
  "Plank",
  "Moon Press",
  "Lat Pulldown (Cable)",
  "Snatch (Barbell)",
  ...stapleNames,
)
const someParts = fc.array(
  fc.record(
    {
      name: fc.oneof({ weight: 9, arbitrary: names }, fc.string()),
      sets: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.option(fc.double())),
      reps: fc.oneof(fc.constantFrom("8-12", "5", "AMRAP", "30 min"), fc.string(), fc.integer()),
      weight: fc.option(fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double())),
      notes: fc.option(fc.string()),
    },
    { requiredKeys: ["name"] },
  ),
  { minLength: 1, maxLength: 8 },
)
const someWeek: fc.Arbitrary<WeekReply> = fc
  .tuple(...weekdays.map(() => fc.option(fc.record({ name: fc.string(), exercises: someParts }))))
  .map((workouts) => {
    const schedule = weekdays.map((day, index) => ({ day, workout: workouts[index] ?? null, notes: null }))
    const read = readReply(weekReplySchema, JSON.stringify({ week_summary: "x", schedule }))
    if (!read) throw new Error("It was made to be read.")
    return read
  })

/** A reply in which one field is replaced with arbitrary JSON. */
function spoilt(good: Record<string, unknown>) {
  return fc
    .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
    .map(([key, value]) => ({ ...good, [key]: value }))
}

describe("10,000 generated replies", () => {
  const runs = { numRuns: 10_000 }
  const isText = (value: unknown) => typeof value === "string" && value.trim() !== ""
  const startsWithNumber = (value: unknown) =>
    typeof value === "number" || (typeof value === "string" && !Number.isNaN(Number.parseFloat(value)))

  it("only complete goals are read", () => {
    const good = {
      title: "Bench",
      type: "strength",
      metric: "weight",
      targetValue: 90,
      targetDate: "2027-01-01",
    }
    fc.assert(
      fc.property(spoilt(good), (reply) => {
        const read = readReply(goalReplySchema, JSON.stringify(reply))
        const isWhole =
          isText(reply["title"]) &&
          typeof reply["type"] === "string" &&
          ["strength", "cardio"].includes(reply["type"]) &&
          typeof reply["metric"] === "string" &&
          ["weight", "reps", "distance", "duration_minutes", "frequency"].includes(reply["metric"]) &&
          startsWithNumber(reply["targetValue"]) &&
          (reply["targetDate"] === null || typeof reply["targetDate"] === "string")
        expect(read !== null).toBe(isWhole)
        if (read) expect(() => marksOfGoal(read, ann)).not.toThrow()
      }),
      runs,
    )
  })

  it("only routines with a name and exercises are read, and no check throws", { timeout: 120_000 }, () => {
    const anything = fc.oneof(
      spoilt({ name: "A", description: "B", exercises: [part()] }),
      fc.record({ name: fc.string(), exercises: someParts }),
    )
    fc.assert(
      fc.property(anything, (reply) => {
        const read = readReply(routineReplySchema, JSON.stringify(reply))
        if (!isText(Reflect.get(reply, "name")) || !Array.isArray(Reflect.get(reply, "exercises")))
          expect(read).toBeNull()
        if (!read) return
        const parts = partsOf(read.exercises, ann)
        expect(() => marksOfWorkout({ name: read.name, description: null, parts }, ann)).not.toThrow()
      }),
      runs,
    )
  })

  it("only weeks of seven different days are read", () => {
    const days = fc.array(fc.constantFrom(...weekdays, "Mon", ""), { minLength: 6, maxLength: 8 })
    const schedules = fc.oneof(days, fc.shuffledSubarray([...weekdays], { minLength: 7 }))
    fc.assert(
      fc.property(schedules, (order) => {
        const schedule = order.map((day) => ({ day, workout: null, notes: "" }))
        const read = readReply(weekReplySchema, JSON.stringify({ week_summary: "A week", schedule }))
        // A day may be shortened to three letters.
        const named = new Set(order.map((day) => (day === "Mon" ? "Monday" : day)))
        expect(read !== null).toBe(order.length === 7 && weekdays.every((day) => named.has(day)))
        if (read) expect(daysOf(read, ann).map(({ day }) => day)).toEqual([...weekdays])
      }),
      runs,
    )
  })
})

it("the first suggestion is always in the library", () => {
  for (const name of stapleNames) expect(exerciseOf(name).exercise_name).toBe(name)
})
