import type { ExerciseFilter } from "./exercise-filter.ts"
import { type ExerciseIndex, indexExercises, placeAmong, searchExercises } from "./search-exercises.ts"

export interface ListedExercise {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  equipment: string | null
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
  /** The owner of a person's own exercise; null for a library exercise. */
  owner_id: string | null
  is_hidden: boolean
}

/** Exercises prepared for the list, so that each keystroke only has to compare. */
export interface ExerciseShelf<Exercise> {
  visible: readonly Exercise[]
  hidden: readonly Exercise[]
  visibleIndex: ExerciseIndex<Exercise>
  hiddenIndex: ExerciseIndex<Exercise>
  trained: ReadonlySet<string>
}

/** The list's groups, in the order in which they are shown. */
export interface ExerciseGroups<Exercise> {
  /** The library exercises that the person has logged. */
  trained: Exercise[]
  /** The person's own exercises, logged or not. */
  own: Exercise[]
  /** The library exercises that the person has never logged. */
  untrained: Exercise[]
}

/**
 * Prepares exercises, which are given sorted by name, for the list. `trainedIds` are those that the person has
 * logged, most recent first; they lead the list.
 */
export function shelve<Exercise extends ListedExercise>(
  exercises: readonly Exercise[],
  trainedIds: readonly string[],
): ExerciseShelf<Exercise> {
  const placeOf = placeAmong(trainedIds)
  const ordered = exercises.toSorted((one, other) => placeOf(one) - placeOf(other))
  const [visible, hidden] = [
    ordered.filter((each) => !each.is_hidden),
    ordered.filter((each) => each.is_hidden),
  ]
  return {
    visible,
    hidden,
    visibleIndex: indexExercises(visible, trainedIds),
    hiddenIndex: indexExercises(
      hidden.map((each) => ({ ...each, is_hidden: false })),
      trainedIds,
    ),
    trained: new Set(trainedIds),
  }
}

/**
 * The exercises that match a filter, in groups: the most recently trained first, then by name; if there is a search
 * text, the best matches come first. `corrected` is the text that was searched for in place of a misspelled one, or
 * null.
 */
export function listExercises<Exercise extends ListedExercise>(
  shelf: ExerciseShelf<Exercise>,
  { text, muscle, selection }: ExerciseFilter,
): { groups: ExerciseGroups<Exercise>; corrected: string | null } {
  const isHidden = selection === "hidden"
  const all = isHidden ? shelf.hidden : shelf.visible
  const { found, corrected } =
    text.trim() === ""
      ? { found: all, corrected: null }
      : searchExercises(isHidden ? shelf.hiddenIndex : shelf.visibleIndex, text)
  const groups: ExerciseGroups<Exercise> = { trained: [], own: [], untrained: [] }
  for (const exercise of found) {
    const { exercise_id, owner_id, primary_muscles, secondary_muscles } = exercise
    if (muscle !== null && !primary_muscles.includes(muscle) && !secondary_muscles.includes(muscle)) continue
    if (owner_id !== null) groups.own.push(exercise)
    else if (selection === "own") continue
    else if (shelf.trained.has(exercise_id)) groups.trained.push(exercise)
    else groups.untrained.push(exercise)
  }
  return { groups, corrected }
}
