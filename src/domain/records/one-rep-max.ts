/** The most reps from which a 1RM is estimated. Above ten, the formulas are too inaccurate. */
export const mostRepsForEstimate = 10

/**
 * The estimated 1RM in the weight's unit, by Epley's formula: weight × (1 + reps / 30) (Boyd Epley, "Poundage Chart", Boyd Epley Workout, 1985). A
 * single rep is its own 1RM. Null if there is no weight, or if the reps aren't between 1 and 10, the range in which LeSuer et al. (Journal of
 * Strength and Conditioning Research 11, 1997) compared such formulas with true maxima.
 */
export function oneRepMax(weight: number, reps: number): number | null {
  if (weight <= 0 || reps < 1 || reps > mostRepsForEstimate) return null
  return reps === 1 ? weight : (weight * (30 + reps)) / 30
}
