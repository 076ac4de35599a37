import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { athleteOfCase } from "../cases/case-athlete.ts"
import { writtenCases } from "../cases/case-file.ts"
import { workoutAnalysisSchema } from "#domain/coach/asking/replies.ts"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import { prescriptionFor } from "#domain/coach/lifts/prescription-for.ts"
import { athleteOf } from "#domain/coach/person/athlete.ts"
import type { TrainedExercise, TrainedSet, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { sentencesIn } from "#domain/coach/rules/sentence-budget.ts"
import { sheetOfWorkout, workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import { addDays } from "#domain/days/local-day.ts"
import { library } from "../histories.ts"
import { exercise, fromLibrary, person, set, workout } from "./logged.ts"
import { numbersIn, numbersOf } from "./numbers.ts"

const bench = (...sets: TrainedSet[]) => exercise("Bench", sets, "6-8")
const around = { plans: [], records: null }
const analysisOf = (now: TrainedWorkout, earlier: readonly TrainedWorkout[], more = {}) =>
  workoutAnalysis(now, person([now, ...earlier], more))
const textOf = (analysis: ReturnType<typeof workoutAnalysis>) =>
  [
    analysis.summary,
    ...analysis.exerciseFeedback.map(({ feedback }) => feedback),
    ...analysis.overallInsights,
    ...analysis.suggestions,
  ].join(" ")

describe("the built-in coach, asked about a workout", () => {
  it("compares the working sets with the last time, not with warm-ups or what came later", () => {
    const { exerciseFeedback } = analysisOf(
      workout("2026-11-20", bench(set(8, 80), set(20, 200, { set_type: "warmup" }))),
      [
        workout("2026-11-10", bench(set(8, 75))),
        workout("2026-11-13", bench(set(6, 80))),
        workout("2026-11-25", bench(set(8, 120))),
      ],
    )
    expect(exerciseFeedback).toEqual([
      { exerciseName: "Bench", feedback: "8 reps at 80 kg, 2 more reps than on Nov 13." },
    ])
  })

  it("compares with a session of before a lighter week, and never measures a lighter one", () => {
    const squats = (date: string, sets: number, weight: number) =>
      workout(
        date,
        exercise(
          "Squat",
          Array.from({ length: sets }, () => set(6, weight)),
          "5-8",
        ),
      )
    const before = [0, 3, 7, 10, 14, 17, 21, 24].map((day) => squats(addDays("2026-10-12", day), 4, 110))
    const lighter = [28, 31].map((day) => squats(addDays("2026-10-12", day), 2, 97.5))
    const [, last] = lighter
    expect(textOf(analysisOf(last ?? squats("", 0, 0), [...before, ...lighter]))).toMatch(
      /6 in both sets at 97\.5 kg, in a lighter week\.(?!.*(?:fewer|less|went down))/,
    )
    const back = squats("2026-11-16", 4, 110)
    expect(analysisOf(back, [...before, ...lighter]).exerciseFeedback[0]?.feedback).toMatch(
      /^6 in all 4 sets at 110 kg, the same as on Nov 5\./,
    )
  })

  it("compares sets of many reps by weight and reps where the two agree, and says both where they don't", () => {
    const feedbackOn = (now: TrainedSet, before: TrainedSet) =>
      analysisOf(workout("2026-11-20", bench(now)), [workout("2026-11-13", bench(before))])
        .exerciseFeedback[0]?.feedback
    expect(feedbackOn(set(15, 40), set(12, 40))).toContain(", 3 more reps than on Nov 13.")
    expect(feedbackOn(set(14, 38), set(15, 40))).toContain(", 2 kg less and 1 fewer rep than on Nov 13.")
    expect(feedbackOn(set(12, 40), set(12, 40))).toContain(", the same as on Nov 13.")
    expect(feedbackOn(set(12, 45), set(15, 40))).toContain("; on Nov 13 it was 15 reps at 40 kg.")
  })

  it("takes less help for better, and never estimates or adds up help", () => {
    const dips = (reps: number, weight: number): TrainedExercise => ({
      ...exercise("Dip (Assisted)", [set(reps, weight)], "6-8"),
      measure: "help",
      equipment: "machine",
    })
    const on = (now: [number, number], before: [number, number]) =>
      analysisOf(workout("2026-11-20", dips(...now)), [workout("2026-11-13", dips(...before))])
    const better = on([8, -10], [8, -15])
    expect(better.exerciseFeedback[0]?.feedback).toBe(
      "8 reps with 10 kg of assistance, 5 kg less assistance than on Nov 13.",
    )
    expect(better.suggestions[0]).toBe("Dip: 5 kg of assistance for 6 or more.")
    expect(on([7, -25], [8, -20]).exerciseFeedback[0]?.feedback).toContain(
      "5 kg more assistance and 1 fewer rep than on Nov 13.",
    )
    expect(JSON.stringify(better)).not.toMatch(/1RM|volume|heavier/i)
  })

  it("lowers help by what the step is of the person's own weight", () => {
    const pullUps: TrainedExercise = {
      ...exercise("Pull Up (Assisted)", [set(10, 30), set(10, 30), set(10, 30)], "6-10"),
      ...{ measure: "help" as const, equipment: "machine" },
    }
    const next = (bodyWeight: number | null) =>
      analysisOf(workout("2026-11-20", pullUps), [], {
        intake: { aim: null, days: null, minutes: null, bodyWeight },
      }).suggestions[0]
    expect(next(78)).toBe("Pull Up: 25 kg of assistance for 6 or more.")
    expect(next(null)).toBe("Pull Up: stay at 30 kg of assistance for more reps, up to 12 a set.")
  })

  it("says what was lifted in the person's unit: pounds as typed, kilograms as whole pounds", () => {
    const now = workout("2026-11-20", bench(set(8, 80), set(6, 187.5, { weight_unit: "lbs" })))
    const { exerciseFeedback } = analysisOf(now, [], { unit: "lbs" })
    expect(exerciseFeedback[0]?.feedback).toContain("8 reps at 176 lbs and 6 reps at 187.5 lbs")
  })

  it("says one weight for what was done, and which one is the nearest to it that can be loaded next", () => {
    const repeated = analysisOf(workout("2026-11-20", bench(set(7, 60), set(7, 60))), [], { unit: "lbs" })
    expect(repeated.exerciseFeedback[0]?.feedback).toContain("7 in both sets at 132 lbs")
    expect(repeated.suggestions[0]).toBe("Bench: 130 lbs (the nearest to 132 lbs) again, with 8 in one set.")
    expect(repeated.whys?.[0]?.data).toBe(
      "7, 7 at 132 lbs. Same load, one more rep in your weakest set. The nearest to 132 lbs that you can load is 130 lbs.",
    )
    const raised = analysisOf(workout("2026-11-20", bench(set(8, 60), set(8, 60))), [], { unit: "lbs" })
    expect(raised.suggestions[0]).toBe("Bench: go up to 135 lbs for 6 or more.")
    expect(raised.whys?.[0]?.data).toBe("8, 8 at 132 lbs: the top of the range in every set. Next: 135 lbs.")
  })

  it("keeps top and back-off sets apart", () => {
    const heavy = fromLibrary("Back Squat (Barbell)", [1], { weight: 152.5, rpe: 8.5 })
    const squat = { ...heavy, sets: [...heavy.sets, set(8, 100), set(8, 100), set(8, 100)] }
    const { exerciseFeedback, suggestions } = analysisOf(workout("2026-11-20", squat), [
      workout("2026-11-13", squat),
    ])
    expect(exerciseFeedback[0]?.feedback).toContain(
      "Top set 1 rep at 152.5 kg and back-off sets 8 in all 3 sets at 100 kg",
    )
    expect(suggestions[0]).toMatch(
      /^Back Squat: top set: go up to 15\d(?:\.5)? kg.*; back-off sets: go up to 10[0-5](?:\.5)? kg/,
    )
  })

  it("counts what went up and down, and says so when nothing did", () => {
    const insightOn = (now: [number, number], before: [number, number]) => {
      const both = (reps: [number, number]) => [
        bench(set(reps[0], 80)),
        exercise("Squat", [set(reps[1], 100)]),
      ]
      const [first] = analysisOf(workout("2026-11-20", ...both(now)), [
        workout("2026-11-13", ...both(before)),
      ]).overallInsights
      return first
    }
    expect(insightOn([8, 5], [8, 5])).toBe("No change since last time in the 2 exercises you’ve done before.")
    expect(insightOn([8, 5], [7, 5])).toBe("Of 2 exercises, 1 went up since last time.")
    expect(insightOn([8, 4], [7, 5])).toBe("Of 2 exercises, 1 went up and 1 went down since last time.")
  })

  it("says nothing is up or down by 0, and counts what it says", () => {
    const lift = fc.record({
      weight: fc.integer({ min: 100, max: 140 }).map((quarters) => quarters / 4),
      weight_unit: fc.constantFrom("kg" as const, "lbs" as const),
      reps: fc.integer({ min: 1, max: 10 }),
    })
    const pairs = fc.array(fc.tuple(lift, lift), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(pairs, fc.constantFrom("kg" as const, "lbs" as const), (made, unit) => {
        const told = (which: 0 | 1) =>
          made.map((pair, index) =>
            exercise(`Lift ${index}`, [set(pair[which].reps, pair[which].weight, pair[which])]),
          )
        const now = workout("2026-11-20", ...told(0))
        const { exerciseFeedback, overallInsights } = analysisOf(now, [workout("2026-11-13", ...told(1))], {
          exercises: [],
          unit,
        })
        const feedback = exerciseFeedback.map((each) => each.feedback)
        expect(feedback.join(" ")).not.toMatch(/\b0 (kg|lbs|%|more|fewer)/)
        const isUp = (text: string) => / more (?:reps?|and|than)|(?:kg|lbs) more/.test(text)
        const up = Number(/(\d+) went up/.exec(overallInsights.join(" "))?.[1] ?? 0)
        expect(up).toBeGreaterThanOrEqual(feedback.filter(isUp).length)
      }),
      { numRuns: 200 },
    )
  })

  it("suggests what every other screen suggests, and its Why says it in the same words", () => {
    const now = workout("2026-11-20", bench(set(8, 80), set(8, 80)))
    const { suggestions, whys } = analysisOf(now, [])
    const { training, unit } = athleteOf(person([now], { today: "2026-11-20" }))
    const next = prescriptionFor("Bench", training)
    expect(next?.sets.map(({ load }) => load)).toEqual([82.5, 82.5])
    expect(suggestions[0]).toBe("Bench: go up to 82.5 kg for 6 or more.")
    expect(whys?.[0]?.data).toBe(next?.reasons.map((reason) => coachSentence(reason, unit)).join(" "))
  })

  it("stays silent about a lift that a program leads", () => {
    const now = { ...workout("2026-11-20", exercise("Squat", [set(5, 100)])), run_id: "run" }
    expect(analysisOf(now, []).suggestions).toEqual([])
  })
})

/** This many sessions of the same lifts, three to four days apart. The last one is on November 26. */
function sessions(count: number, liftsOn: (session: number) => TrainedExercise[]): TrainedWorkout[] {
  return Array.from({ length: count }, (_, place) =>
    workout(addDays("2026-11-26", -3 * place - Math.floor(place / 2)), ...liftsOn(count - 1 - place)),
  )
}
const latest = ([now, ...earlier]: readonly TrainedWorkout[], more = {}) =>
  analysisOf(now ?? workout("2026-11-26"), earlier, more)

describe("a lighter week", () => {
  const fell = ["Squat", "Press", "Row"]
  const tired = (names: readonly string[], late: number) => (session: number) =>
    names.map((name) =>
      exercise(
        name,
        Array.from({ length: 3 }, () => set(session < 16 ? 8 : late, 100)),
        "5-8",
      ),
    )

  it("is asked for when three lifts have fallen, and not for one", () => {
    expect(latest(sessions(20, tired(fell, 5))).suggestions.join(" ")).toContain(
      "Make next week a lighter week",
    )
    expect(latest(sessions(20, tired(fell.slice(0, 1), 5))).suggestions.join(" ")).not.toContain(
      "lighter week",
    )
  })

  it("is not asked for when lifts stand that were never tried heavier, or are on their way up after a dip", () => {
    const easy = (session: number) =>
      fell.map((name) =>
        exercise(
          name,
          Array.from({ length: 3 }, () => set(session < 0 ? 8 : 8, 100)),
          "5-8",
        ),
      )
    expect(latest(sessions(20, easy)).suggestions.join(" ")).not.toContain("lighter week")
    const dip = (session: number) =>
      fell.map((name) =>
        exercise(name, [set(session === 17 ? 5 : 6 + Math.max(0, session - 18), 100)], "5-8"),
      )
    expect(latest(sessions(20, dip)).suggestions.join(" ")).not.toContain("lighter week")
  })

  it("is not asked for in the first sixteen sessions", () => {
    const early = (session: number) =>
      fell.map((name) => exercise(name, [set(session < 8 ? 8 : 5, 100)], "5-8"))
    expect(latest(sessions(12, early)).suggestions.join(" ")).not.toContain("lighter week")
  })
})

describe("the examples of the coach's design", () => {
  it("an upper body day of someone who trains for size", () => {
    const day = (date: string, reps: readonly (readonly number[])[], rpe: readonly (number | null)[]) => ({
      ...workout(
        date,
        fromLibrary("Bench Press (Barbell)", reps[0] ?? [], {
          weight: 80,
          rpe: rpe[0] ?? null,
          range: "6-8",
        }),
        fromLibrary("Bent Over Row (Barbell)", reps[1] ?? [], {
          weight: 70,
          rpe: rpe[1] ?? null,
          range: "8-10",
        }),
        fromLibrary("Overhead Press (Barbell)", reps[2] ?? [], {
          weight: 50,
          rpe: rpe[2] ?? null,
          range: "5-8",
        }),
        fromLibrary("Triceps Pushdown (Cable)", reps[3] ?? [], { weight: 30, range: "10-15" }),
      ),
      duration_seconds: 52 * 60,
    })
    const now = day(
      "2026-11-26",
      [
        [8, 8, 7],
        [10, 10, 10],
        [6, 6, 5],
        [12, 12, 12],
      ],
      [8.5, 8, 9.5],
    )
    const before = day(
      "2026-11-19",
      [
        [8, 7, 6],
        [10, 10, 9],
        [6, 5, 5],
        [12, 12, 12],
      ],
      [],
    )
    const analysis = workoutAnalysis(now, person([now, before]), { plans: [], records: [] })
    expect(analysis).toMatchObject({
      summary: "4 exercises, 12 working sets, 52 minutes.",
      exerciseFeedback: [
        { feedback: "8, 8, and 7 at 80 kg, 2 more reps than on Nov 19." },
        { feedback: "10 in all 3 sets at 70 kg, 1 more rep than on Nov 19." },
        { feedback: "6, 6, and 5 at 50 kg, 1 more rep than on Nov 19, but the hardest set was at RPE 9.5." },
        { feedback: "12 in all 3 sets at 30 kg, the same as on Nov 19." },
      ],
      suggestions: [
        "Bench Press: 80 kg again, with 8 in one set.",
        "Bent Over Row: go up to 72.5 kg for 8 or more.",
        "Overhead Press: 50 kg again, until it leaves a rep to spare.",
        "Triceps Pushdown: 30 kg again, with 13 in one set.",
        "Your priority: 1 more rep on Bench Press, and the weight goes up.",
      ],
    })
    expect(analysis.overallInsights.slice(0, 2)).toEqual([
      "Of 4 exercises, 3 went up since last time.",
      "Effort: RPE 8.7 on average, with 1 of 3 rated sets at 9.5 or more.",
    ])
  })

  it("someone who goes to the limit in every set while the lifts fall: effort first, then a lighter week", () => {
    const hard = (name: string, count: number, reps: number, weight: number) => ({
      ...fromLibrary(name, []),
      sets: Array.from({ length: count }, () => set(reps, weight, { rpe: 10 })),
    })
    const all = sessions(20, (session) => [
      hard("Bench Press (Barbell)", 6, session < 16 ? 8 : 7, session < 16 ? 90 : 87.5),
      hard("Overhead Press (Barbell)", 5, 7, session < 16 ? 52.5 : 50),
      hard("Triceps Pushdown (Cable)", 5, 10, 35),
    ])
    const [now, ...earlier] = all
    const noted = { ...(now ?? workout("2026-11-26")), notes: "slept badly, joints ache" }
    const text = textOf(analysisOf(noted, earlier))
    expect(text).toContain("Every set was at RPE 10.")
    expect(text).toContain("On Nov 12 it was 8 reps at 90 kg.")
    expect(text).toContain("Make next week a lighter week")
    expect(text).toContain("You noted bad sleep, aches or heaviness")
    expect(text).toContain("Overhead Press: 3 sets of 7 at 45 kg, with 4 reps to spare.")
    expect(text).not.toMatch(/well done|great|for 7 or more/i)
  })

  it("a sore knee in the notes: less where it hurts, someone to see if it stays, and the rest as usual", () => {
    const all = ["2026-11-26", "2026-11-23", "2026-11-19", "2026-11-16"].map((date) =>
      workout(
        date,
        fromLibrary("Leg Press (Machine)", [12, 12], { weight: 40 }),
        fromLibrary("Seated Row (Machine)", [12, 12], { weight: 15 }),
      ),
    )
    const [now, ...earlier] = all
    const noted = { ...(now ?? workout("2026-11-26")), notes: "Knee a bit sore after leg press" }
    const { suggestions } = analysisOf(noted, earlier, { experience: "none", age: 66 })
    expect(suggestions).toEqual([
      "Leg Press: 1 set of 12 at 35 kg, with 4 reps to spare, and stop if it hurts.",
      "Seated Row: stay at 15 kg for more reps, up to 14 a set.",
      "You noted a sore knee: go lighter there for two weeks. If it stays sore, see a doctor or physio.",
    ])
  })

  it("chest pain in the notes: no next session at all", () => {
    const now = { ...workout("2026-11-26", bench(set(8, 80))), notes: "chest pain in the last set" }
    const { summary, suggestions } = analysisOf(now, [])
    expect(summary).toMatch(
      /^You noted chest pain or fainting: stop training and get medical help now\. 1 exercise/,
    )
    expect(suggestions).toEqual([])
  })
})

const anySet = fc.record({
  ...{ reps: fc.option(fc.nat(200)), weight: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })) },
  ...{ weight_unit: fc.constantFrom("kg", "lbs", null), duration_minutes: fc.option(fc.nat(600)) },
  ...{ distance: fc.option(fc.nat(300)), distance_unit: fc.constantFrom("km", "mi", null) },
  ...{ set_type: fc.constantFrom("normal", "warmup", "drop", "failure"), rpe: fc.option(fc.nat(10)) },
  notes: fc.option(fc.string()),
})
const anyExercise = fc.record({
  ...{ exercise_id: fc.constantFrom("a", "b", "c"), name: fc.string({ maxLength: 200 }) },
  measure: fc.constantFrom("weight_reps", "reps", "time", "distance_time", "added", "help"),
  sets: fc.array(anySet),
  planned: fc.option(fc.record({ sets: fc.option(fc.nat(50)), reps: fc.option(fc.string()) })),
})
const anyWorkout = fc.record({
  ...{ id: fc.uuid(), date: fc.constantFrom("2026-10-01", "2026-11-01", "2026-11-20", "2026-11-21") },
  ...{
    name: fc.option(fc.string()),
    notes: fc.option(fc.string()),
    duration_seconds: fc.option(fc.nat(90_000)),
  },
  exercises: fc.array(anyExercise, { maxLength: 6 }),
}) as fc.Arbitrary<TrainedWorkout>

/** Weeks of believable training: a few lifts of the library, with reps, loads and ratings that rise, fall or stay the same. */
const believable = fc
  .record({
    names: fc.subarray(
      [
        "Bench Press (Barbell)",
        "Back Squat (Barbell)",
        "Lateral Raise (Dumbbell)",
        "Push Up",
        "Bicep Curl (Dumbbell)",
      ],
      { minLength: 1 },
    ),
    days: fc.integer({ min: 1, max: 24 }),
    reps: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 24, maxLength: 24 }),
    steps: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 24, maxLength: 24 }),
    rpes: fc.array(fc.constantFrom(null, 7, 8, 9, 9.5, 10), { minLength: 24, maxLength: 24 }),
    unit: fc.constantFrom("kg" as const, "lbs" as const),
    notes: fc.constantFrom(null, null, "knee hurts", "14 weeks pregnant", "fever", "slept badly"),
  })
  .map(({ names, days, reps, steps, rpes, unit, notes }) => {
    const all = Array.from({ length: days }, (_, session) =>
      workout(
        addDays("2026-11-26", -3 * (days - 1 - session)),
        ...names.map((name) => {
          const weight =
            name === "Push Up"
              ? null
              : 40 + 2.5 * steps.slice(0, session + 1).reduce((sum, each) => sum + each, 0)
          const count = reps[session] ?? 8
          return fromLibrary(name, [count, Math.max(1, count - 1), count], {
            weight,
            rpe: rpes[session] ?? null,
            range: "6-10",
          })
        }),
      ),
    ).toReversed()
    const [now, ...earlier] = all
    const noted = { ...(now ?? workout("2026-11-26")), notes }
    const exercises = library.filter(({ exercise_name }) => names.includes(exercise_name))
    return { now: noted, person: person([noted, ...earlier], { unit, exercises }) }
  })

describe("the analysis of a run", () => {
  const run = (date: string, km: number, minutes: number) =>
    workout(date, {
      ...fromLibrary("Running", []),
      sets: [set(null, null, { distance: km, distance_unit: "km", duration_minutes: minutes })],
    })
  const feedbackOn = (now: TrainedWorkout, ...earlier: TrainedWorkout[]) =>
    analysisOf(now, earlier).exerciseFeedback[0]?.feedback
  const easy = run("2026-11-25", 5, 32)

  it("compares an easy run with the last one of its length, not with the long run of the week", () => {
    const long = run("2026-11-22", 8, 52)
    expect(feedbackOn(easy, long, run("2026-11-18", 4.5, 29))).toBe("5 km in 32:00, 11% more than on Nov 18.")
    expect(feedbackOn(easy, long)).toBe("5 km in 32:00.")
    expect(feedbackOn(easy)).toBe("5 km in 32:00, for the first time in three months.")
  })

  it("doesn't call a shorter run a step back", () => {
    expect(feedbackOn(easy, run("2026-11-18", 5.5, 35))).toBe("5 km in 32:00, 9% less than on Nov 18.")
  })

  it("still says that a hold got longer", () => {
    const plank = (date: string, minutes: number) =>
      workout(date, { ...fromLibrary("Plank", []), sets: [set(null, null, { duration_minutes: minutes })] })
    expect(feedbackOn(plank("2026-11-25", 1), plank("2026-11-18", 0.5))).toContain("100% more than on Nov 18")
  })
})

describe("the analysis of the last workout, read weeks later", () => {
  const days = [45, 42, 38, 35].map((ago) => addDays("2026-11-27", -ago))
  const all = days.map((day) =>
    workout(day, fromLibrary("Bench Press (Barbell)", [8, 8, 8], { weight: 80, range: "6-8" })),
  )
  const [last, ...earlier] = all.toReversed()
  if (!last) throw new Error("Nobody trained.")

  it("leads back over several sessions, as every other screen does", () => {
    const analysis = workoutAnalysis(last, person(all))
    expect(analysis.suggestions).toEqual([
      "Bench Press: ease back in with 2 sets at 67.5 kg.",
      "That was 35 days ago. Your priority: start easier and build back up over several sessions.",
    ])
    const { exercise_id } = last.exercises[0] ?? {}
    const asked = prescriptionFor(exercise_id ?? "", athleteOf(person(all)).training)
    expect(sheetOfWorkout(last, person(all), around).lifts[0]?.next).toEqual(asked)
    expect(textOf(analysis)).not.toMatch(/last 7 days|this week/)
  })

  it("adds weight if it is read soon, or if the person has trained since", () => {
    const soon = { today: addDays(last.date, 13) }
    const since = workout("2026-11-26", exercise("Row", [set(8, 60)]))
    for (const read of [person(all, soon), person([since, ...all])])
      expect(workoutAnalysis(last, read).suggestions[0]).toBe("Bench Press: go up to 82.5 kg for 6 or more.")
    expect(earlier).toHaveLength(3)
  })
})

describe("any analysis of a workout", () => {
  it("can be stored, has a reason for each suggestion, and is the same for the same facts", () => {
    fc.assert(
      fc.property(anyWorkout, fc.array(anyWorkout, { maxLength: 8 }), (one, earlier) => {
        const analysis = analysisOf(one, earlier, { exercises: [] })
        expect(workoutAnalysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis)
        expect(analysis.whys).toHaveLength(analysis.suggestions.length)
        expect(analysis.whys).not.toContain(null)
        expect(JSON.stringify(analysis)).not.toMatch(/NaN|Infinity|undefined/)
        expect(analysisOf(one, earlier, { exercises: [] })).toEqual(analysis)
      }),
    )
  })

  it("has no number that isn't in its sheet, at most twelve sentences, one or two priorities, and no diagnosis", () => {
    fc.assert(
      fc.property(believable, ({ now, person: facts }) => {
        const analysis = workoutAnalysis(now, facts, around)
        const known = numbersOf(sheetOfWorkout(now, facts, around))
        const text = textOf(analysis)
        expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([])
        expect(sentencesIn(text)).toBeLessThanOrEqual(12)
        expect(
          analysis.suggestions.filter((each) => each.startsWith("Your priority")).length,
        ).toBeLessThanOrEqual(2)
        expect(text).not.toMatch(/arthritis|tendinitis|tear|disc|ibuprofen|ice it|well done|great job/i)
      }),
      { numRuns: 150 },
    )
  })

  it("never asks for more weight after a missed set or one at the limit, in pain, or while something is wrong", () => {
    fc.assert(
      fc.property(believable, ({ now, person: facts }) => {
        const { lifts, concerns } = sheetOfWorkout(now, facts, around)
        for (const { now: done, next, action, concern } of lifts) {
          if (done?.kind !== "reps" || !next) continue
          const hasMissed = done.main.reps.some((reps) => reps < (next.base[0]?.low ?? 0))
          const isAtLimit = (done.hardest ?? 0) >= 9.5 && Math.max(...done.main.reps) <= 12
          for (const { from, to } of next.reasons)
            if ((hasMissed || isAtLimit) && from !== null && to !== null) expect(to).toBeLessThanOrEqual(from)
          if (concern) expect(action).not.toBe("add")
        }
        const raised = workoutAnalysis(now, facts, around).suggestions.filter((text) =>
          text.endsWith(" or more."),
        )
        if (concerns.some(({ kind }) => kind !== "sore")) expect(raised).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

describe("after a workout in which nothing is stuck, the priority", () => {
  const prioritiesOf = (id: string) => {
    const written = writtenCases.find((each) => each.id === id)
    const athlete = written && athleteOfCase(written)
    const [last] = athlete?.workouts ?? []
    return athlete && last ? workoutAnalysis(last, athlete).suggestions.at(-1) : undefined
  }

  it("is a lift of another day that is", () => {
    expect(prioritiesOf("C08")).toBe(
      "Your priority: Bench Press, which has been stuck at 6 reps at 100 kg since Sep 14. Next time: down to 92.5 kg, then build up again.",
    )
  })

  it("is the next long run of someone who also runs", () => {
    expect(prioritiesOf("C34")).toBe("Your priority: keep the next long run under 18.3 km.")
  })
})
