/** Something that a person does not want to train: an exercise or a muscle. */
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

/** What of an exercise is to be avoided; null: nothing. A muscle counts where it is trained first, or helps. */
export function avoidedIn<Avoid extends Avoided>(exercise: Trained, avoided: readonly Avoid[]): Avoid | null {
  const muscles = [...exercise.primary_muscles, ...exercise.secondary_muscles]
  const isMeant = ({ exercise_id, muscle }: Avoided) =>
    muscle === null ? exercise_id === exercise.exercise_id : muscles.includes(muscle)
  return avoided.find(isMeant) ?? null
}
