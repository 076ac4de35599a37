interface Searchable {
  exercise_name: string
  aliases: readonly string[]
}

interface Filterable {
  equipment?: string | null
  primary_muscles?: readonly string[]
  secondary_muscles?: readonly string[]
}

/** The chosen filters; empty means any. */
export interface PickerFilter {
  muscle: string
  equipment: string
}

/** The exercises that train the muscle, primarily or secondarily, with the equipment, in the given order. */
export function filterExercises<Exercise extends Filterable>(
  exercises: readonly Exercise[],
  { muscle, equipment }: PickerFilter,
): readonly Exercise[] {
  if (muscle === "" && equipment === "") return exercises
  return exercises.filter(
    (exercise) =>
      (muscle === "" || musclesOf(exercise).includes(muscle)) &&
      (equipment === "" || exercise.equipment === equipment),
  )
}

/** All muscles and equipment of the exercises, by name. */
export function choicesOf(exercises: readonly Filterable[]) {
  const muscles = new Set(exercises.flatMap(musclesOf))
  const equipment = new Set(exercises.flatMap((exercise) => exercise.equipment ?? []))
  return { muscles: [...muscles].toSorted(), equipment: [...equipment].toSorted() }
}

function musclesOf({ primary_muscles = [], secondary_muscles = [] }: Filterable): string[] {
  return [...primary_muscles, ...secondary_muscles]
}

/** Moves recent exercises to the front, latest first; the others keep their order. */
export function recentFirst<Exercise extends { exercise_id: string }>(
  exercises: readonly Exercise[],
  recent: readonly string[],
): readonly Exercise[] {
  if (recent.length === 0) return exercises
  const places = new Map(recent.map((id, place) => [id, place]))
  const placeOf = ({ exercise_id }: Exercise) => places.get(exercise_id) ?? recent.length
  return exercises.toSorted((one, other) => placeOf(one) - placeOf(other))
}
/**
 * The exercises whose name, or one of whose aliases, holds every word of the query, in any case and in the given order: names that start with
 * the query first, then other names, then aliases.
 */
export function searchExercises<Exercise extends Searchable>(
  exercises: readonly Exercise[],
  query: string,
): readonly Exercise[] {
  const folded = query.trim().toLowerCase()
  if (folded === "") return exercises
  const words = folded.split(/\s+/)
  const ranked: Exercise[][] = [[], [], []]
  for (const exercise of exercises) ranked[rankOf(exercise, folded, words)]?.push(exercise)
  return ranked.flat()
}

const noMatch = 3

function rankOf(exercise: Searchable, query: string, words: readonly string[]): number {
  const name = exercise.exercise_name.toLowerCase()
  if (name.startsWith(query)) return 0
  if (holds(name, words)) return 1
  return exercise.aliases.some((alias) => holds(alias.toLowerCase(), words)) ? 2 : noMatch
}

function holds(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
