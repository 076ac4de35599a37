import { supersetNumbers } from "#domain/supersets/supersets.ts"
import { type DoneExercise, type DoneRow, doneExercises } from "#domain/workout/done-exercises.ts"
import type { RoutineContent } from "./routine-draft.ts"

/** A routine made from a workout: its exercises in order, with their sets, repetitions and supersets. */
export function routineOfWorkout(name: string, sets: readonly DoneRow[]): RoutineContent {
  const done = doneExercises(sets)
  const supersets = supersetNumbers(done)
  return {
    routine: { name: name.trim(), description: null },
    exercises: done.map((exercise, index) => ({
      ...plannedAsDone(exercise),
      superset: supersets[index] ?? null,
    })),
  }
}

/** Plans an exercise the way it was done. */
export function plannedAsDone({ exercise_id, exercise_type, sets, reps }: DoneExercise) {
  const planned = exercise_type === "cardio" ? null : Math.max(1, sets)
  return { exercise_id, sets: planned, reps, notes: null }
}
