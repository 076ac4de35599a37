import { expect, it } from "vitest"
import { emptySet, newDraft, type DraftExercise } from "#domain/workout/draft.ts"
import { knownExercises } from "./known-exercises.ts"

const exercise = (exercise_id: string, exercise_name: string, measure: DraftExercise["measure"]) => ({
  ...{ id: `row of ${exercise_id}`, exercise_id, exercise_name, measure, order: 1 },
  ...{ exercise_type: "strength" as const, template_sets: null, template_reps: null, template_notes: null },
  sets: [emptySet("1")],
})

it("a draft has the names of its exercises, and how bodyweight loads count", () => {
  const exercises = [
    exercise("bench", "Bench Press", "weight_reps"),
    exercise("dip", "Dip", "added"),
    exercise("pull", "Assisted Pull Up", "help"),
    exercise("plank", "Plank", "time"),
  ]
  expect(knownExercises({ ...newDraft("op", "2025-11-21", "metric"), exercises })).toEqual({
    names: { bench: "Bench Press", dip: "Dip", pull: "Assisted Pull Up", plank: "Plank" },
    loads: { dip: "added", pull: "help" },
  })
})
