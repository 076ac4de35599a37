import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The exercise that a name in a text most likely means; undefined if nothing is similar. */
export function similarExercise(name: string, exercises: readonly Exercise[]): Exercise | undefined {
  const written = wordsOf(name).join("")
  if (written === "") return undefined
  // "Benchpress" is one word of the name "Bench Press (Barbell)", which a search by words doesn't find. Only whole words count: "Bench Presss"
  // doesn't mean "Bench Press (Smith Machine)".
  const [begins] = exercises
    .filter((exercise) => !exercise.is_hidden && beginsWith(exercise.exercise_name, written))
    .toSorted((one, other) => popularity(one) - popularity(other))
  return begins ?? searchExercises(indexExercises(exercises, []), name).found[0]
}

/** Whether the first words of a name consist of these letters, whatever separates the words. */
function beginsWith(name: string, letters: string): boolean {
  let begin = ""
  return wordsOf(name).some((word) => {
    begin += word
    return begin === letters
  })
}

const popularity = ({ popularity_rank }: Exercise) => popularity_rank ?? Infinity
