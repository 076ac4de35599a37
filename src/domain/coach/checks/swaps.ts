import { hasWeight } from "#domain/workout/load.ts"
import { type Athlete, isSuggestible, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { areSisters, sharesMuscle } from "#domain/suitability/swaps.ts"
import { stapleRank } from "./staples.ts"

/**
 * Substitutes for an exercise, best first: they train the same muscle and suit the person. Exercises that the person has trained come first,
 * then those of the same movement, then the staples. Ids in `taken` are left out.
 */
export function swapsFor(
  exercise: KnownExercise,
  athlete: Athlete,
  taken: ReadonlySet<string> = new Set(),
): KnownExercise[] {
  return bestFirst(
    athlete.exercises.filter(
      (other) =>
        other.exercise_id !== exercise.exercise_id &&
        !taken.has(other.exercise_id) &&
        other.exercise_type === exercise.exercise_type &&
        isCountable(other) === isCountable(exercise) &&
        sharesMuscle(other, exercise) &&
        isSuggestible(other, athlete),
    ),
    athlete,
    (other) => (areSisters(other, exercise) ? 0 : 1),
  )
}

/** Exercises for a muscle, best first, by the same rules as `swapsFor`. */
export function exercisesFor(
  muscle: string,
  athlete: Athlete,
  taken: ReadonlySet<string> = new Set(),
): KnownExercise[] {
  return bestFirst(
    athlete.exercises.filter(
      (each) =>
        !taken.has(each.exercise_id) &&
        each.exercise_type === "strength" &&
        isCountable(each) &&
        each.primary_muscles.includes(muscle) &&
        isSuggestible(each, athlete),
    ),
    athlete,
  )
}

/** The exercise that an unknown name most likely means, judged by the words that the names share; null when they share too few. */
export function closestTo(
  name: string,
  athlete: Athlete,
  taken: ReadonlySet<string> = new Set(),
): KnownExercise | null {
  const wanted = wordsOf(name)
  if (wanted.size === 0) return null
  const [best] = athlete.exercises
    .filter(({ exercise_id }) => !taken.has(exercise_id))
    .map((exercise) => ({ exercise, likeness: likeness(wanted, wordsOfExercise(exercise)) }))
    .filter(({ exercise, likeness: score }) => score >= 0.4 && isSuggestible(exercise, athlete))
    .toSorted((one, other) => other.likeness - one.likeness)
  return best?.exercise ?? null
}

function likeness(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): number {
  let shared = 0
  for (const word of wanted) if (offered.has(word)) shared += 1
  return (2 * shared) / (wanted.size + offered.size || 1)
}

/**
 * The words in each exercise's name. They are kept because an unknown name is compared with the names of the
 * whole library.
 */
const knownWords = new WeakMap<KnownExercise, ReadonlySet<string>>()

function wordsOfExercise(exercise: KnownExercise): ReadonlySet<string> {
  const words = knownWords.get(exercise) ?? wordsOf(exercise.exercise_name)
  knownWords.set(exercise, words)
  return words
}

function wordsOf(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/\p{L}+/gu))
}

function isCountable({ measure }: KnownExercise): boolean {
  return hasWeight(measure) || measure === "reps"
}

/** Exercises, best first: what the person trains most, then those that are closest to what is wanted (0 is the closest), then the staples. */
export function bestFirst(
  exercises: readonly KnownExercise[],
  athlete: Athlete,
  distanceOf: (exercise: KnownExercise) => number = () => 0,
): KnownExercise[] {
  const rank = (each: KnownExercise) => stapleRank(each) ?? 1000
  return exercises.toSorted(
    (one, other) =>
      (athlete.times.get(other.exercise_id) ?? 0) - (athlete.times.get(one.exercise_id) ?? 0) ||
      distanceOf(one) - distanceOf(other) ||
      rank(one) - rank(other) ||
      Number(one.equipment === "other") - Number(other.equipment === "other") ||
      (one.exercise_name < other.exercise_name ? -1 : 1),
  )
}
