import { type DoneRow, doneExercises } from "./done-exercises.ts"
import type { Plan } from "./draft-from-plan.ts"

/** The plan for repeating a saved workout, with the same exercises, sets and supersets. */
export function planFromLog(name: string | null, sets: readonly DoneRow[]): Plan {
  return {
    name,
    exercises: doneExercises(sets).map(({ exercise_name, sets, ...exercise }) => ({
      exercise_id: exercise.exercise_id,
      name: exercise_name,
      sets: Math.max(1, sets),
      reps: exercise.reps,
      superset: exercise.superset,
    })),
  }
}
