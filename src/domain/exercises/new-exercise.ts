import { plainName } from "#domain/text/plain-name.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"

/** A custom exercise, before it is saved. */
export interface NewExercise {
  name: string
  type: PickedExercise["exercise_type"]
  equipment: string | null
  primary_muscles: string[]
}

/** Why an exercise was not created; `existing` is the exercise that already has its name. */
export interface NewExerciseFailure {
  sentence: string
  existing: { id: string; name: string } | null
}

interface Named {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
}

/** The exercise that already has this name or alias, ignoring case. */
export function exerciseKnownAs<Exercise extends Named>(
  name: string,
  exercises: readonly Exercise[],
): Exercise | undefined {
  const folded = plainName(name)
  return exercises.find(
    ({ exercise_name, aliases }) =>
      plainName(exercise_name) === folded || aliases.some((alias) => plainName(alias) === folded),
  )
}

/** What a set of it records. */
export function measureOf({ type }: Pick<NewExercise, "type">): PickedExercise["measure"] {
  return type === "cardio" ? "distance_time" : "weight_reps"
}
