interface Filterable {
  equipment?: string | null
  primary_muscles?: readonly string[]
  secondary_muscles?: readonly string[]
}

/** The chosen filters; an empty string means any. */
export interface PickerFilter {
  muscle: string
  equipment: string
}

/** The exercises that train the muscle (primarily or secondarily) with the equipment, in the given order. */
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

/** All muscles and equipment of the exercises, sorted by name. */
export function choicesOf(exercises: readonly Filterable[]) {
  const muscles = new Set(exercises.flatMap(musclesOf))
  const equipment = new Set(exercises.flatMap((exercise) => exercise.equipment ?? []))
  return { muscles: [...muscles].toSorted(), equipment: [...equipment].toSorted() }
}

function musclesOf({ primary_muscles = [], secondary_muscles = [] }: Filterable): string[] {
  return [...primary_muscles, ...secondary_muscles]
}
