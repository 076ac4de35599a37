import { plainName } from "#domain/text/plain-name.ts"
import type { PickedExercise } from "#domain/workout/edit-draft.ts"
import type { SetKind } from "./set-kinds.ts"

/** A new custom exercise, as the person entered it. */
export interface NewExercise extends SetKind {
  name: string
  type: PickedExercise["exercise_type"]
  equipment: string | null
  /** The muscles that do most of the work. */
  primary_muscles: string[]
  /** The muscles that assist. */
  secondary_muscles: string[]
  /** The library exercise whose drawing and guide the new exercise uses. */
  moves_like: string | null
}

/** Why an exercise wasn't created. `existing` is the exercise that already has the name. */
export interface NewExerciseFailure {
  sentence: string
  existing: { id: string; name: string } | null
}

interface NamedExercise {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
}

/** The exercise that already has this name or alias, ignoring case. */
export function exerciseKnownAs<Exercise extends NamedExercise>(
  name: string,
  exercises: readonly Exercise[],
): Exercise | undefined {
  const folded = plainName(name)
  return exercises.find(
    ({ exercise_name, aliases }) =>
      plainName(exercise_name) === folded || aliases.some((alias) => plainName(alias) === folded),
  )
}
