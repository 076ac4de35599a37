/** An exercise or a muscle that the person doesn't want to train. */
export interface Avoidance {
  exercise_id: string | null
  muscle: string | null
  reason: string | null
  /** Missing in responses stored by earlier releases, in which everything was avoided. */
  level?: "spare" | "avoid"
}

interface TrainedMuscles {
  exercise_id: string
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
}

/** Whether a row names an exercise: the exercise itself, or a muscle that it trains, even as a secondary one. */
export function isAbout(
  { exercise_id, muscle }: Pick<Avoidance, "exercise_id" | "muscle">,
  exercise: TrainedMuscles,
): boolean {
  return muscle === null
    ? exercise_id === exercise.exercise_id
    : exercise.primary_muscles.includes(muscle) || exercise.secondary_muscles.includes(muscle)
}

/**
 * Why an exercise is avoided: the exercise itself is on the list, or a muscle that it trains, even as a secondary one. Null when it isn't avoided.
 */
export function avoidanceOf<Row extends Avoidance>(
  exercise: TrainedMuscles,
  avoided: readonly Row[],
): Row | null {
  return avoided.find((row) => row.level !== "spare" && isAbout(row, exercise)) ?? null
}
