import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift, RoleBase } from "../lift.ts"
import type { BuildSession, RoleState } from "../lift-state.ts"
import { estimate, loadFor, median, mostReps, movedWeight } from "../strength.ts"

const aims = { upper: 1.025, lower: 1.05 }
const smallStep = 1.1
/** For people over 60 years of age, steps are half as large (our own rule). */
const smallStepOfSeniors = 1.05
const feasibleShare = 1.02
const sessionsOfLevel = 3
const bridgeReps = 2
const repsInSight = 5
const repsAtLimit = 3
const mostRepsAtLimit = 25
/** Keeps floating-point errors from tipping a comparison. */
const margin = 1e-6

/**
 * How strong the person is in one role of a lift: the median of the best estimated 1RMs of the last three
 * ordinary sessions, or the latest one if it is higher.
 */
export function levelOf(recent: readonly BuildSession[]): number {
  const bests = recent.slice(-sessionsOfLevel).map(({ best }) => best)
  return bests.length === 0 ? 0 : Math.max(median(bests), bests.at(-1) ?? 0)
}

/** Whether the person can lift a load for the fewest reps of the range: load × (1 + reps / 30) is at most 1.02 times the level (our own rule). */
function isFeasible(load: number, low: number, level: number, lift: Lift): boolean {
  return estimate(movedWeight(load, lift), low) <= feasibleShare * level + margin
}

/** The largest step, as a share of the load, that needs no extra reps beforehand to show that the person is ready for it. */
export const smallStepFor = ({ isSenior }: Lift) => (isSenior ? smallStepOfSeniors : smallStep)

/**
 * The next heavier load: the one nearest to 2.5% more for the upper body or 5% for the lower (ACSM 2009: 2 to 10% once there are reps to spare).
 * It is lowered until the person can lift it for the low end of the range and, for people over 60 years of age, until the step is small. It is
 * at least the next load available.
 */
export function raise(load: number, { lift, base, level, scale }: Raising): number {
  const next = scale.heavier(load)
  const aim = movedWeight(load, lift) * (lift.isLowerBody ? aims.lower : aims.upper)
  let raised = scale.nearest(loadFor(aim, lift))
  const isLarge = (to: number) =>
    lift.isSenior && movedWeight(to, lift) > movedWeight(load, lift) * smallStepFor(lift) + margin
  while (raised > next && (isLarge(raised) || !isFeasible(raised, base.low, level, lift)))
    raised = scale.lighter(raised)
  return Math.max(next, raised)
}

export interface Raising {
  lift: Lift
  base: RoleBase
  level: number
  scale: LoadScale
}

/**
 * Whether an increase is small enough: up to 10% (5% for people over 60 years of age), or more if even the set with the fewest reps shows that
 * the new load can be lifted for the low end of the range (ACSM 2009; Alpha Progression widens the range instead).
 */
export function isWithinCap(
  from: number,
  to: number,
  { reps, low, lift }: { reps: readonly number[]; low: number; lift: Lift },
): boolean {
  const [before, after] = [movedWeight(from, lift), movedWeight(to, lift)]
  if (after <= before * smallStepFor(lift) + margin) return true
  return estimate(before, Math.min(...reps, mostReps(lift))) >= estimate(after, low) - margin
}

/** How many reps with a load show that the next load can be lifted for the low end of the range. The estimate is the one that limits an increase. */
export function repsFor(
  next: number,
  { from, low, lift }: { from: number; low: number; lift: Lift },
): number {
  const [before, after] = [movedWeight(from, lift), movedWeight(next, lift)]
  return Math.ceil(30 * (estimate(after, low) / before - 1) - margin)
}

/**
 * How many reps to build up to while the next weight is too big a jump, up to 16, or 25 for small muscles: as
 * many as that weight needs (`needed`) if that is at most 5 more than now, or else 2 more. At the heaviest
 * load that the person has, 3 more, up to 25 (our own rule). Null at that maximum.
 */
export function bridgeTop(reps: readonly number[], { lift, isHeaviest, needed }: Bridge): number | null {
  const fewest = Math.min(...reps)
  const most = isHeaviest ? mostRepsAtLimit : mostReps(lift)
  if (fewest >= most) return null
  if (isHeaviest) return Math.min(most, fewest + repsAtLimit)
  const isNear = needed !== null && needed > fewest && needed <= Math.min(most, fewest + repsInSight)
  return isNear ? needed : Math.min(most, fewest + bridgeReps)
}

interface Bridge {
  lift: Lift
  isHeaviest: boolean
  /** The reps that the next weight needs; null if there is no heavier weight. */
  needed: number | null
}

const manyReps = 10

/** Whether the last set of an open range shows that two steps are due: 10 reps or more, and twice as many as asked for (our own rule). */
export function isFarBeyond({ isOpen, high }: RoleBase, reps: readonly number[]): boolean {
  return isOpen === true && (reps.at(-1) ?? 0) >= Math.max(manyReps, 2 * high)
}

/**
 * Whether a lift's sets are ready for a heavier load: all reached the top of the range, none was at the
 * limit, and no earlier miss still counts.
 */
export function isReadyToAdd(
  { misses }: Pick<RoleState, "misses">,
  { verdict, hardest }: Pick<BuildSession, "verdict" | "hardest">,
  isAtLimit: (set: { rpe: number; reps: number }) => boolean,
): boolean {
  return verdict === "beat" && misses === 0 && (hardest === null || !isAtLimit(hardest))
}
