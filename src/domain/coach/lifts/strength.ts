import type { WeightUnit } from "#domain/measures/units.ts"
import type { Lift, LiftSet } from "./lift.ts"

// The assumed body weight is on the light side: for a lighter person, the same increase counts as a larger one, so the advice stays cautious.
const assumedBody: Record<WeightUnit, number> = { kg: 60, lbs: 130 }

const bodyOf = ({ load, body, unit }: Lift) => (load === "outside" ? 0 : (body ?? assumedBody[unit]))

/**
 * The weight moved in a repetition: the load plus, in a bodyweight exercise, the body. Assistance is negative, so more of it means less weight
 * moved.
 */
export const movedWeight = (load: number | null, lift: Lift) => (load ?? 0) + bodyOf(lift)

/** The load for which a repetition moves this much weight. */
export const loadFor = (moved: number, lift: Lift) => moved - bodyOf(lift)

/** The most reps for which sets of the same lift can be compared; further reps aren't counted. */
export const mostReps = ({ isSmall }: Lift) => (isSmall ? 25 : 16)

/**
 * The 1RM estimated by the Epley formula: weight × (1 + reps / 30). Above 10 reps it is only good for
 * comparing sets of the same lift.
 */
export const estimate = (moved: number, reps: number) => moved * (1 + reps / 30)

/** The best estimated 1RM among a session's sets; for an exercise without weight, the most reps. */
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
