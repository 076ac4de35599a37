import { describe, expect, it } from "vitest"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { monthAnalysis, monthFigures, withFigures } from "./month-rules.ts"
import { monthAnalysisSchema } from "#domain/coach/asking/replies.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"

const november = { month: "2026-11-01", today: "2026-11-29" }
const workout = (date: string, minutes: number | null, ...names: string[]): TrainedWorkout => ({
  ...{ id: date, date, name: null, notes: null, duration_seconds: minutes === null ? null : minutes * 60 },
  exercises: names.map((name) => ({
    exercise_id: name,
    name,
    measure: "weight_reps",
    equipment: null,
    sets: [],
    planned: null,
  })),
})
const goal = (more: Partial<CoachGoal>): CoachGoal => ({
  ...{
    id: "goal",
    goal_type: "strength",
    exercise_id: null,
    metric: "weight",
    target_value: 100,
    unit: "kg",
  },
  ...{
    description: "Bench a hundred",
    standing: "90 of 100 kg, Nov 16, 2026",
    progress: 0.5,
    start_date: "2026-11-01",
    target_date: "2026-12-27",
  },
  ...more,
})

describe("the figures of a month", () => {
  it("count workouts and different exercises, and average the known durations", () => {
    const workouts = [
      workout("2026-11-02", 30, "a", "b"),
      workout("2026-11-04", 61, "b"),
      workout("2026-11-05", null),
    ]
    expect(monthFigures(workouts)).toEqual({ totalWorkouts: 3, totalExercises: 2, averageDuration: "45:30" })
    expect(monthFigures([])).toEqual({ totalWorkouts: 0, totalExercises: 0, averageDuration: "N/A" })
  })

  it("replace those in a reply, and name the ones replaced", () => {
    const figures = { totalWorkouts: 3, totalExercises: 2, averageDuration: "45:30" }
    const reply = { summary: "", insights: [], recommendations: [], goalProgress: [] }
    expect(withFigures({ ...reply, keyMetrics: figures }, figures)).toEqual({ ...reply, keyMetrics: figures })
    expect(withFigures({ ...reply, keyMetrics: { ...figures, totalExercises: 12 } }, figures)).toEqual({
      ...{ ...reply, keyMetrics: figures },
      replaced: ["totalExercises"],
    })
  })
})

describe("the built-in coach, asked about a month", () => {
  it("recommends two days a week to people who train less, and leaves others alone", () => {
    expect(monthAnalysis(november, [], []).recommendations).toEqual([
      "Start with two short workouts a week: a squat, a push and a pull, two sets each.",
    ])
    const enough = Array.from({ length: 10 }, (_, index) => workout(`2026-11-${10 + index}`, 30, "a"))
    expect(monthAnalysis(november, enough, []).recommendations).toEqual([])
    const early = { ...november, today: "2026-11-05" }
    const reasons = monthAnalysis(early, [workout("2026-11-02", 30, "a")], []).whys
    expect(reasons?.[0]?.data).toBe("1 day in 1 week.")
  })

  it("says that a goal is behind schedule only if it is", () => {
    const ask = (more: Partial<CoachGoal>) => monthAnalysis(november, [], [goal(more)]).goalProgress
    expect(ask({ progress: 0.49 })[0]).toMatchObject({
      progressSummary: "90 of 100 kg, Nov 16, 2026. 49 % of the way.",
      improvementSuggestions: [
        "“Bench a hundred” is behind schedule. Train for it once more a week, or move the date.",
      ],
    })
    for (const fine of [{ progress: 0.5 }, { progress: 1 }, { target_date: null }, { progress: null }]) {
      expect(ask(fine)?.[0]?.improvementSuggestions).toEqual([])
    }
  })

  it("says the same about a goal as its card, and says that nothing is logged only if that is so", () => {
    const ask = (more: Partial<CoachGoal>) =>
      monthAnalysis(november, [], [goal(more)]).goalProgress?.[0]?.progressSummary
    expect(ask({ standing: "82.5 of 100 kg, Nov 16, 2026", progress: 0 })).toBe(
      "82.5 of 100 kg, Nov 16, 2026. 0 % of the way.",
    )
    expect(ask({ standing: null, progress: null })).toBe("Nothing logged toward this goal yet.")
  })

  it("gives an analysis that can be stored, with a reason for each recommendation", () => {
    const analysis = monthAnalysis(november, [workout("2026-11-02", 30, "a")], [goal({ progress: 0.1 })])
    expect(monthAnalysisSchema.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis)
    expect(analysis.whys).toHaveLength(analysis.recommendations.length)
    expect(analysis.whys).not.toContain(null)
  })
})
