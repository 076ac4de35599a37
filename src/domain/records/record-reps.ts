import { mostRepsForEstimate, oneRepMax } from "./one-rep-max.ts"

/**
 * The fewest reps at a weight for which the estimated 1RM beats the best one, both in the same unit; null if no number of reps does, or if there is
 * no best yet.
 */
export function repsForRecord(weight: number, best: number | null): number | null {
  if (best === null) return null
  for (let reps = 1; reps <= mostRepsForEstimate; reps += 1) {
    const estimate = oneRepMax(weight, reps)
    if (estimate !== null && estimate > best) return reps
  }
  return null
}
