import { median } from "../strength.ts"

const exercisesShare = 0.6
const setsShare = 0.65
const loadShare = 0.92

/** A lift in a week that may have been a lighter one, and the four weeks before. */
export interface LiftInWeek {
  sets: number
  /** The heaviest weight moved, body weight included, and the most reps in a set. */
  moved: number
  reps: number
  before: readonly { sets: number; moved: number; reps: number }[]
}

/**
 * Whether a week without prescriptions was a lighter one (our own rule): it has 60% or more of the usual exercises, with at most 65% of their
 * median sets, or at most 92% of their usual load and no more reps.
 */
export function isLikelyLighter(lifts: readonly LiftInWeek[], usualExercises: number): boolean {
  const known = lifts.filter(({ before }) => before.length > 0)
  if (known.length === 0 || known.length < exercisesShare * usualExercises) return false
  const sets = known.reduce((sum, lift) => sum + lift.sets, 0)
  const usual = known.reduce((sum, { before }) => sum + median(before.map((each) => each.sets)), 0)
  return sets <= setsShare * usual || known.every(isUnloaded)
}

function isUnloaded({ moved, reps, before }: LiftInWeek): boolean {
  const usual = median(before.map((each) => each.moved))
  return usual > 0 && moved <= loadShare * usual && reps <= median(before.map((each) => each.reps))
}
