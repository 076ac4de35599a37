import { plainName } from "#domain/text/plain-name.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import type { Recorded } from "./set-kinds.ts"

/** What a person says about an exercise of their own. */
export interface NewExercise extends Recorded {
  name: string
  type: PickedExercise["exercise_type"]
  equipment: string | null
  /** The muscles that do most of the work. */
  primary_muscles: string[]
  /** Those that help. */
  secondary_muscles: string[]
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
