import type { PickedExercise } from "./edit-draft.ts"

/** An exercise that somebody makes for themselves. */
export interface NewExercise {
  name: string
  type: PickedExercise["exercise_type"]
  equipment: string | null
  primary_muscles: string[]
}

/** What a set of it records. */
export function measureOf({ type }: Pick<NewExercise, "type">): PickedExercise["measure"] {
  return type === "cardio" ? "distance_time" : "weight_reps"
}
