import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { matchPlan, type NamedExercise, plannedAs, plannedDraft, plannedExercise } from "./draft-from-plan.ts"
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
  it("is laid out with its number of sets, at least one, and what it suggests", () => {
    const planned = [{ exercise: bench, sets: 3, reps: "6-8", notes: "Pause" }]
    const draft = plannedDraft(start, planned, "metric", newIds())
    expect(draft).toMatchObject({ name: "Upper A", workout_id: "w", committed_workout_id: "c" })
    expect(draft.exercises[0]).toMatchObject({ order: 1, template_sets: 3, template_reps: "6-8" })
    expect(draft.exercises[0]?.sets).toHaveLength(3)
  })

  it("never has fewer than one set or more than a screen can bear, whatever the plan says", () => {
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

  it("finds its exercises by name or alias in any case, and loses none in silence", () => {
    const plan = {
      exercises: [{ name: "bench press (barbell)" }, { name: "FLAT BENCH" }, { name: "Moon walk" }],
    }
    const { planned, unmatched } = matchPlan(plan, [bench])
    expect(planned.map(({ exercise }) => exercise.exercise_id)).toEqual(["bench", "bench"])
    expect(unmatched).toEqual([{ name: "Moon walk" }])
    expect(plannedDraft(start, planned, "metric", newIds()).exercises).toHaveLength(2)
  })

  it("takes up an exercise that it asked for and that was made later, once, with what it suggests", () => {
    const newId = newIds()
    const draft = plannedDraft(start, [plannedAs({ name: "Flat bench", sets: 2 }, bench)], "metric", newId)
    const made = { ...bench, exercise_id: "moon", exercise_name: "Moon walk" }
    const exercise = plannedExercise(plannedAs({ name: "moon walk", sets: 3, reps: "8" }, made), newId)
    const edit = { kind: "add_planned_exercise", exercise } as const
    const after = editDraft(editDraft(draft, edit), edit)
    expect(after.exercises).toMatchObject([
      { order: 1, exercise_id: "bench" },
      { order: 2, exercise_id: "moon", template_sets: 3, template_reps: "8", template_notes: null },
    ])
    expect(after.exercises[1]?.sets).toHaveLength(3)
  })
})
