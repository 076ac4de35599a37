import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plannedDraft, plannedExercise } from "./draft-from-plan.ts"
import { matchPlan, type NamedExercise, plannedAs } from "./match-plan.ts"
import { editDraft } from "./edit-draft.ts"

const bench: NamedExercise = {
  exercise_id: "bench",
  exercise_name: "Bench Press (Barbell)",
  exercise_type: "strength",
  measure: "weight_reps",
  aliases: ["Flat bench"],
}
const start = { name: "Upper A", workout_id: "w", committed_workout_id: "c", date: "2025-11-21" }

function newIds(): () => string {
  let last = 0
  return () => `id-${++last}`
}

describe("a planned workout", () => {
  it("has its planned number of sets, at least one, and its suggestions", () => {
    const planned = [{ exercise: bench, sets: 3, reps: "6-8", notes: "Pause" }]
    const draft = plannedDraft(start, planned, "metric", newIds())
    expect(draft).toMatchObject({ name: "Upper A", workout_id: "w", committed_workout_id: "c" })
    expect(draft.exercises[0]).toMatchObject({ order: 1, template_sets: 3, template_reps: "6-8" })
    expect(draft.exercises[0]?.sets).toHaveLength(3)
  })

  it("has what the routine plans for single sets: type, weight in pencil, target effort and rest", () => {
    const none = { set_type: "normal" as const, weight: null, rpe: null, rest_seconds: null }
    const planned = [
      {
        ...{ exercise: bench, sets: 3, reps: "5", notes: null },
        planned_sets: [
          { ...none, set_type: "warmup" as const, weight: 20, weight_unit: "kg" as const },
          { ...none, weight: 45, weight_unit: "lbs" as const, rpe: 8.5, rest_seconds: 150 },
        ],
      },
    ]
    const [exercise] = plannedDraft(start, planned, "metric", newIds()).exercises
    expect(exercise?.sets).toMatchObject([
      { set_type: "warmup", weight: "20", is_prefilled: true, rpe: null },
      {
        set_type: "normal",
        weight: "20.4",
        is_prefilled: true,
        planned_rpe: 8.5,
        planned_rest: 150,
        rpe: null,
      },
      { set_type: "normal", weight: "", is_prefilled: false },
    ])
    expect(exercise?.sets[2]).not.toHaveProperty("planned_rpe")
  })

  it("never has fewer than one set or more than fit on a screen, whatever the plan says", () => {
    fc.assert(
      fc.property(fc.option(fc.double({ noNaN: true })), (sets) => {
        const draft = plannedDraft(
          start,
          [{ exercise: bench, sets, reps: null, notes: null }],
          "metric",
          newIds(),
        )
        const count = draft.exercises[0]?.sets.length ?? 0
        expect(count >= 1 && count <= 50).toBe(true)
      }),
    )
  })

  it("finds its exercises by name or alias, ignoring case, and never loses one silently", () => {
    const plan = {
      exercises: [{ name: "bench press (barbell)" }, { name: "FLAT BENCH" }, { name: "Moon walk" }],
    }
    const { planned, unmatched } = matchPlan(plan, [bench])
    expect(planned.map(({ exercise }) => exercise.exercise_id)).toEqual(["bench", "bench"])
    expect(unmatched).toEqual([{ name: "Moon walk" }])
    expect(plannedDraft(start, planned, "metric", newIds()).exercises).toHaveLength(2)
  })

  it("keeps each exercise without a match until the person chooses one or skips it", () => {
    const newId = newIds()
    const draft = plannedDraft(start, [plannedAs({ name: "Flat bench", sets: 2 }, bench)], "metric", newId)
    const gaps = [
      { name: "Moon walk", sets: 3, reps: "8" },
      { name: "Sled", sets: 1 },
      { name: "Moon walk", sets: 1 },
    ]
    const made = { ...bench, exercise_id: "moon", exercise_name: "Moon walk" }
    const exercises = [gaps[0], gaps[2]].flatMap((gap) =>
      gap ? [plannedExercise(plannedAs(gap, made), draft, newId)] : [],
    )
    const settled = editDraft({ ...draft, gaps }, { kind: "settle_gap", name: "Moon walk", exercises })
    expect(settled.exercises).toMatchObject([
      { order: 1, exercise_id: "bench" },
      { order: 2, exercise_id: "moon", template_sets: 3, template_reps: "8", template_notes: null },
      { order: 3, exercise_id: "moon", template_sets: 1 },
    ])
    expect(settled.exercises[1]?.sets).toHaveLength(3)
    expect(settled.gaps).toEqual([{ name: "Sled", sets: 1 }])
    const skipped = editDraft(settled, { kind: "settle_gap", name: "Sled", exercises: [] })
    expect(skipped.gaps).toEqual([])
    expect(editDraft(skipped, { kind: "put_back_gaps", gaps: [{ name: "Sled", sets: 1 }] })).toEqual(settled)
  })

  it("has the planned weight in pencil, in the person's unit, and no longer in its notes", () => {
    const entry = {
      name: "Flat bench",
      sets: 2,
      weight: 80,
      weight_unit: "kg" as const,
      notes: "Start at 80 kg. Pause",
    }
    const planned = [plannedAs(entry, bench)]
    const [metric] = plannedDraft(start, planned, "metric", newIds()).exercises
    expect(metric).toMatchObject({ template_notes: "Pause", template_load: { value: 80, unit: "kg" } })
    expect(metric?.sets).toMatchObject(
      Array.from({ length: 2 }, () => ({ weight: "80", reps: "", is_prefilled: true, is_done: false })),
    )
    const [imperial] = plannedDraft(start, planned, "imperial", newIds()).exercises
    expect(imperial?.sets[0]?.weight).toBe("176.4")
  })

  it("keeps its supersets, and finds an exercise by id before name", () => {
    const other = { ...bench, exercise_id: "own bench" }
    const plan = {
      exercises: [
        { name: "Bench Press (Barbell)", exercise_id: "own bench", superset: 2 },
        { name: "Flat bench", superset: 2 },
      ],
    }
    const { planned } = matchPlan(plan, [other, bench])
    expect(plannedDraft(start, planned, "metric", newIds()).exercises).toMatchObject([
      { exercise_id: "own bench", superset: 2 },
      { exercise_id: "bench", superset: 2 },
    ])
  })

  it("has its name cut to a log's limit, between characters", () => {
    const long = plannedDraft({ ...start, name: "🏋".repeat(300) }, [], "metric", newIds())
    expect(long.name).toBe("🏋".repeat(200))
    expect(plannedDraft({ ...start, name: null }, [], "metric", newIds()).name).toBeNull()
  })
})
