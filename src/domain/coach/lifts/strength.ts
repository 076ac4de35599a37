import type { WeightUnit } from "#domain/measures/units.ts"
import type { Lift, LiftSet } from "./lift.ts"

// Rather too light than too heavy: the lighter the body, the larger a step of added load counts.
const assumedBody: Record<WeightUnit, number> = { kg: 60, lbs: 130 }

const bodyOf = ({ load, body, unit }: Lift) => (load === "outside" ? 0 : (body ?? assumedBody[unit]))

/** The weight that a repetition moves: the load, and the body in a bodyweight exercise. Assistance is below zero, so more of it moves less. */
export const movedWeight = (load: number | null, lift: Lift) => (load ?? 0) + bodyOf(lift)

/** The load with which a repetition moves a weight. */
export const loadFor = (moved: number, lift: Lift) => moved - bodyOf(lift)

/** The reps up to which sets of the same lift are compared with each other. */
export const mostReps = ({ isSmall }: Lift) => (isSmall ? 25 : 16)

/** w(1 + n/30), by Epley. Beyond 10 reps it compares sets of one lift only; it isn't a 1RM there. */
export const estimate = (moved: number, reps: number) => moved * (1 + reps / 30)

/** The best estimate of a session's sets; of an exercise without weight, its most reps. */
export function bestEstimate(sets: readonly LiftSet[], lift: Lift): number {
  let best = 0
  for (const { load, reps } of sets) {
    const moved = movedWeight(load, lift)
    const value = moved > 0 ? estimate(moved, Math.min(reps, mostReps(lift))) : reps
    if (reps > 0) best = Math.max(best, value)
  }
  return best
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const above = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? above : ((sorted[middle - 1] ?? above) + above) / 2
}
