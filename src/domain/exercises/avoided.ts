/** An exercise or a muscle that the person doesn't want to train. */
export interface Avoided {
  exercise_id: string | null
  muscle: string | null
  reason: string | null
}

interface Trained {
  exercise_id: string
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
}

/**
 * Why an exercise is avoided: because of itself or of a muscle that it trains, also as a secondary one. Null when it isn't
 * avoided.
 */
export function avoidedIn<Avoid extends Avoided>(exercise: Trained, avoided: readonly Avoid[]): Avoid | null {
  const muscles = [...exercise.primary_muscles, ...exercise.secondary_muscles]
  const isMeant = ({ exercise_id, muscle }: Avoided) =>
    muscle === null ? exercise_id === exercise.exercise_id : muscles.includes(muscle)
  return avoided.find(isMeant) ?? null
}
