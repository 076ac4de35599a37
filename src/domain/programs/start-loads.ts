import { roundTo } from "#domain/measures/numbers.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"

const shareForTraining = 0.9
const repsOfFive = 5

/** The estimated 1RM from a weight that someone could do five times; 0 if there is no weight. */
export function maxFromFive(weight: number): number {
  return roundTo(oneRepMax(weight, repsOfFive) ?? 0, 6)
}

/** The training max at the start: nine tenths of the best estimated 1RM, rounded to a load that the person's weights can make. */
export function startTrainingMax(e1rm: number, scale: LoadScale | null): number {
  const max = roundTo(e1rm * shareForTraining, 6)
  return scale === null ? max : scale.nearest(max)
}
