import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift, RoleBase } from "../lift.ts"
import type { BuildSession, RoleState } from "../lift-state.ts"
import { estimate, loadFor, median, mostReps, movedWeight } from "../strength.ts"

const aims = { upper: 1.025, lower: 1.05 }
const smallStep = 1.1
const feasibleShare = 1.02
const sessionsOfLevel = 3
const bridgeReps = 2
/** Floating-point errors don't decide. */
const margin = 1e-6

/** The median of the last three build sessions' best estimates, or the last one's if that is better: it was just done. */
export function levelOf(recent: readonly BuildSession[]): number {
  const bests = recent.slice(-sessionsOfLevel).map(({ best }) => best)
  return bests.length === 0 ? 0 : Math.max(median(bests), bests.at(-1) ?? 0)
}

/** Whether a load can be lifted for the range's fewest reps: w(1 + bottom/30) ≤ 1.02 × level (ours). */
function isFeasible(load: number, low: number, level: number, lift: Lift): boolean {
  return estimate(movedWeight(load, lift), low) <= feasibleShare * level + margin
}

/**
 * The real load to add: nearest to 2.5 % more for the upper body, 5 % for the lower (2-10 % with reps to spare: ACSM 2009), lowered while it isn't
 * feasible, and at least the next real load.
 */
export function raise(load: number, { lift, base, level, scale }: Raising): number {
  const next = scale.heavier(load)
  const aim = movedWeight(load, lift) * (lift.isLowerBody ? aims.lower : aims.upper)
  let raised = scale.nearest(loadFor(aim, lift))
  while (raised > next && !isFeasible(raised, base.low, level, lift)) raised = scale.lighter(raised)
  return Math.max(next, raised)
}

export interface Raising {
  lift: Lift
  base: RoleBase
  level: number
  scale: LoadScale
}

/**
 * Whether a step is within the cap: up to 10 %, or more if the fewest reps done show that the new load goes for the range's bottom (ACSM 2009;
 * Alpha Progression widens the range instead).
 */
export function isWithinCap(
  from: number,
  to: number,
  { reps, low, lift }: { reps: readonly number[]; low: number; lift: Lift },
): boolean {
  const [before, after] = [movedWeight(from, lift), movedWeight(to, lift)]
  if (after <= before * smallStep + margin) return true
  return estimate(before, Math.min(...reps, mostReps(lift))) >= estimate(after, low) - margin
}

/** The top to bridge to where a step is too large: 2 reps more than now, up to 16, or 25 for small muscles; null at the end (ours). */
export function bridgeTop(reps: readonly number[], lift: Lift): number | null {
  const fewest = Math.min(...reps)
  return fewest >= mostReps(lift) ? null : Math.min(mostReps(lift), fewest + bridgeReps)
}

/** Whether a role is ready for more: every set at the top, none at the limit, no open miss. */
export function isReadyToAdd(
  { misses }: Pick<RoleState, "misses">,
  { verdict, hardest }: Pick<BuildSession, "verdict" | "hardest">,
  isAtLimit: (set: { rpe: number; reps: number }) => boolean,
): boolean {
  return verdict === "beat" && misses === 0 && (hardest === null || !isAtLimit(hardest))
}
