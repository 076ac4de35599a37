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

/**
 * Why an exercise is avoided: the exercise itself is on the list, or a muscle that it trains, even as a secondary one. Null when it isn't avoided.
 */
export function avoidanceOf<Row extends Avoidance>(
  exercise: TrainedMuscles,
  avoided: readonly Row[],
): Row | null {
  const muscles = [...exercise.primary_muscles, ...exercise.secondary_muscles]
  const applies = ({ exercise_id, muscle, level }: Avoidance) =>
    level === "spare"
      ? false
      : muscle === null
        ? exercise_id === exercise.exercise_id
        : muscles.includes(muscle)
  return avoided.find(applies) ?? null
}
