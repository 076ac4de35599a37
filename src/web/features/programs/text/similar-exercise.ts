import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"

const compact = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** The exercise that a name in a text most likely means; undefined if nothing is similar. */
export function similarExercise(name: string, exercises: readonly Exercise[]): Exercise | undefined {
  const written = compact(name)
  if (written === "") return undefined
  // "Benchpress" is one word of the name "Bench Press (Barbell)", which a search by words doesn't find.
  const [begins] = exercises
    .filter((exercise) => !exercise.is_hidden && compact(exercise.exercise_name).startsWith(written))
    .toSorted((one, other) => popularity(one) - popularity(other))
  return begins ?? searchExercises(indexExercises(exercises, []), name).found[0]
}

const popularity = ({ popularity_rank }: Exercise) => popularity_rank ?? Infinity
