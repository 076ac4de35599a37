import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextSession } from "#domain/records/progression.ts"
import { workoutAnalysisSchema } from "#domain/coach/asking/replies.ts"
import type { TrainedExercise, TrainedSet, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { workoutAnalysis } from "./workout-rules.ts"

const set = (reps: number, weight: number, more: Partial<TrainedSet> = {}): TrainedSet => ({
  ...{ reps, weight, weight_unit: "kg", duration_minutes: null, distance: null, distance_unit: null },
  ...{ set_type: "normal", rpe: null, notes: null },
  ...more,
})
const exercise = (name: string, sets: TrainedSet[], reps: string | null = null): TrainedExercise => ({
  exercise_id: name,
  name,
  measure: "weight_reps",
  equipment: "barbell",
  sets,
  planned: reps === null ? null : { sets: sets.length, reps },
})
const workout = (date: string, ...exercises: TrainedExercise[]): TrainedWorkout => ({
  ...{ id: date, date, name: "Upper A", notes: null, duration_seconds: 1800 },
  exercises,
})
const bench = (...sets: TrainedSet[]) => exercise("Bench", sets, "6-8")

describe("the built-in coach, asked about a workout", () => {
  it("compares the best working set with last time's, not with warm-ups or later workouts", () => {
    const { exerciseFeedback } = workoutAnalysis(
      workout("2026-11-20", bench(set(8, 80), set(20, 200, { set_type: "warmup" }))),
      [
        workout("2026-11-10", bench(set(8, 75))),
        workout("2026-11-13", bench(set(6, 80))),
        workout("2026-11-25", bench(set(8, 120))),
      ],
      "kg",
    )
    expect(exerciseFeedback).toEqual([
      {
        exerciseName: "Bench",
        feedback: "Best set: 80 kg × 8. On Nov 13, 2026: 80 kg × 6. Your estimated 1RM is up by 5.3 kg.",
      },
    ])
  })

  it("compares sets of many reps if weight and reps agree, and says if they don't", () => {
    const feedbackOn = (now: TrainedSet, before: TrainedSet) =>
      workoutAnalysis(workout("2026-11-20", bench(now)), [workout("2026-11-13", bench(before))], "kg")
        .exerciseFeedback[0]?.feedback.split(". ")
        .at(-1)
    expect(feedbackOn(set(15, 40), set(12, 40))).toBe("3 reps more than last time.")
    expect(feedbackOn(set(14, 35), set(15, 40))).toBe("5 kg and 1 rep fewer than last time.")
    expect(feedbackOn(set(12, 40), set(12, 40))).toBe("Same as last time.")
    expect(feedbackOn(set(12, 45), set(15, 40))).toBe("Not directly comparable with last time.")
  })

  it("counts less assistance as better, and never estimates or adds up assistance", () => {
    const dips = (reps: number, weight: number): TrainedExercise => ({
      ...exercise("Dip (Assisted)", [set(reps, weight)], "6-8"),
      measure: "help",
      equipment: "machine",
    })
    const on = (now: [number, number], before: [number, number]) =>
      workoutAnalysis(workout("2026-11-20", dips(...now)), [workout("2026-11-13", dips(...before))], "kg")
    expect(on([8, -15], [8, -20])).toMatchObject({
      exerciseFeedback: [
        {
          feedback:
            "Best set: \u221215 kg × 8. On Nov 13, 2026: \u221220 kg × 8. 5 kg less assistance than last time.",
        },
      ],
      suggestions: [expect.stringContaining("Try \u221210 kg.")],
    })
    expect(on([7, -25], [8, -20]).exerciseFeedback[0]?.feedback).toContain(
      "5 kg more assistance and 1 rep fewer than last time.",
    )
    expect(JSON.stringify(on([8, -15], [8, -20]))).not.toMatch(/1RM|Total volume/)
  })

  it("counts what went up and down, and says if nothing did", () => {
    const insightsOn = (now: [number, number], before: [number, number]) => {
      const both = (reps: [number, number]) => [
        bench(set(reps[0], 80)),
        exercise("Squat", [set(reps[1], 100)]),
      ]
      return workoutAnalysis(
        workout("2026-11-20", ...both(now)),
        [workout("2026-11-13", ...both(before))],
        "kg",
      ).overallInsights
    }
    expect(insightsOn([8, 5], [8, 5])).toEqual([
      "No change since last time in the 2 exercises you’ve done before.",
    ])
    expect(insightsOn([8, 5], [7, 5])).toEqual(["Of 2 exercises, 1 went up since last time."])
    expect(insightsOn([8, 4], [7, 5])).toEqual(["Of 2 exercises, 1 went up and 1 went down since last time."])
  })

  it("never says that something is up or down by 0, and counts what it lists", () => {
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
        const { exerciseFeedback, overallInsights } = workoutAnalysis(
          workout("2026-11-20", ...told(0)),
          [workout("2026-11-13", ...told(1))],
          unit,
        )
        const said = exerciseFeedback.map(({ feedback }) => feedback)
        expect(said.join(" ")).not.toMatch(/by 0 (kg|lbs|%)/)
        const up = said.filter((feedback) => feedback.includes(" is up by ")).length
        const counted = /(\d+) went up/.exec(overallInsights.join(" "))?.[1]
        expect(Number(counted ?? 0)).toBe(up)
      }),
      { numRuns: 1000 },
    )
  })

  it("suggests the same as the logging screen, with the reason", () => {
    const done = [set(8, 80), set(8, 80)]
    const { suggestions, whys } = workoutAnalysis(workout("2026-11-20", bench(...done)), [], "kg")
    const next = nextSession({
      measure: "weight_reps",
      templateReps: "6-8",
      templateSets: 2,
      last: done,
      daysSince: 0,
      equipment: "barbell",
      unit: "kg",
      barbells: null,
    })
    expect(next).toMatchObject({ weight: 82.5, reps: 6 })
    expect(suggestions).toEqual([`Bench: ${next?.sentence}`])
    expect(whys?.[0]).toMatchObject({ data: "Planned 6-8; done 80 × 8, 80 × 8." })
  })

  it("suggests a lighter week when two lifts have stalled for three sessions, but not for one lift", () => {
    const days = ["2026-11-01", "2026-11-05", "2026-11-09"]
    const stuck = (name: string) => exercise(name, [set(5, 100)])
    const ask = (...names: string[]) =>
      workoutAnalysis(
        workout("2026-11-13", ...names.map(stuck)),
        days.map((day) => workout(day, ...names.map(stuck))),
        "kg",
      ).suggestions
    expect(ask("Squat", "Press")[0]).toContain("Squat and Press haven’t improved in 3 sessions.")
    expect(ask("Squat")).toEqual([])
  })

  it("suggests none when the lifts are going up again after a dip", () => {
    const done = (reps: number) => ["Squat", "Press"].map((name) => exercise(name, [set(reps, 100)]))
    const before = { "2026-11-01": 8, "2026-11-05": 5, "2026-11-09": 5 }
    const earlier = Object.entries(before).map(([day, reps]) => workout(day, ...done(reps)))
    const suggestionsAfter = (reps: number) =>
      workoutAnalysis(workout("2026-11-13", ...done(reps)), earlier, "kg").suggestions
    expect(suggestionsAfter(5)).toHaveLength(1)
    expect(suggestionsAfter(7)).toEqual([])
  })

  it("always gives an analysis that can be stored, with a reason for each suggestion, and the same text for the same input", () => {
    const anySet = fc.record({
      ...{ reps: fc.option(fc.nat(200)), weight: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })) },
      ...{ weight_unit: fc.constantFrom("kg", "lbs", null), duration_minutes: fc.option(fc.nat(600)) },
      ...{ distance: fc.option(fc.nat(300)), distance_unit: fc.constantFrom("km", "mi", null) },
      ...{ set_type: fc.constantFrom("normal", "warmup", "drop", "failure"), rpe: fc.option(fc.nat(10)) },
      notes: fc.option(fc.string()),
    })
    const anyExercise = fc.record({
      ...{ exercise_id: fc.constantFrom("a", "b", "c"), name: fc.string({ maxLength: 200 }) },
      ...{ measure: fc.constantFrom("weight_reps", "reps", "time", "distance_time"), sets: fc.array(anySet) },
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
    fc.assert(
      fc.property(anyWorkout, fc.array(anyWorkout, { maxLength: 8 }), (one, earlier) => {
        const analysis = workoutAnalysis(one, earlier, "kg")
        expect(workoutAnalysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis)
        expect(analysis.whys).toHaveLength(analysis.suggestions.length)
        expect(analysis.whys).not.toContain(null)
        expect(JSON.stringify(analysis)).not.toMatch(/NaN|Infinity|undefined/)
        expect(workoutAnalysis(one, earlier, "kg")).toEqual(analysis)
      }),
    )
  })
})
