/** The most repetitions from which a one-repetition maximum is estimated: beyond ten, the formulas were found to be off by more than they say. */
export const mostHonestReps = 10

/**
 * The estimated one-repetition maximum, in the unit of the weight: Epley's weight × (1 + reps / 30) (Boyd Epley, "Poundage Chart", Boyd
 * Epley Workout, 1985). One repetition is itself. Null without weight, and outside of 1 to 10 repetitions, for which LeSuer et al. (Journal
 * of Strength and Conditioning Research 11, 1997) compared such formulas with real maxima.
 */
export function oneRepMax(weight: number, reps: number): number | null {
  if (weight <= 0 || reps < 1 || reps > mostHonestReps) return null
  return reps === 1 ? weight : (weight * (30 + reps)) / 30
}
