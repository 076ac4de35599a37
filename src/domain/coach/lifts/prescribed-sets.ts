import type { LiftGear, RoleBase } from "./lift.ts"
import type { PrescribedSet, RuleName } from "./prescription.ts"

/** What the coach asks for next in one role (straight, top, back-off or ramp sets). */
export interface NextWork {
  rule: RuleName
  load: number | null
  sets: number
  low: number
  high: number
  rir: number
}

/** The prescribed sets of one role. `reps` are those of its last session in the build phase. */
export function setsOf(
  base: RoleBase,
  next: NextWork,
  reps: readonly number[],
  gear: LiftGear,
): PrescribedSet[] {
  const { low, high, rir, load } = next
  const aims = aimsOf(next, reps)
  const step = (share: number) =>
    load === null ? null : (gear.scaleAt(load)?.nearest(load * share) ?? load * share)
  return Array.from({ length: next.sets }, (_, place) => ({
    role: base.role,
    low,
    high,
    aim: aims[place] ?? low,
    load: base.role === "ramp" && place < next.sets - 1 ? step(base.shares[place] ?? 1) : load,
    rir,
  }))
}

/** Whether a rule asks for more reps than the range allows, because the load can't grow. */
const isAboveRange = (rule: RuleName) => rule === "bridge" || rule === "heaviest" || rule === "harder"

/**
 * The reps to aim for in each set: last time's with one more in the weakest set, within the range; after a
 * change of load, the low end of the range.
 */
function aimsOf({ rule, sets, low, high }: NextWork, reps: readonly number[]): number[] {
  const isSameLoad = rule === "made" || isAboveRange(rule)
  if (!isSameLoad) return Array.from({ length: sets }, () => low)
  const weakest = reps.lastIndexOf(Math.min(...reps))
  return Array.from({ length: sets }, (_, place) =>
    Math.max(low, Math.min(high, (reps[place] ?? low) + (rule !== "made" || place === weakest ? 1 : 0))),
  )
}
