import type { LiftGear, RoleBase } from "./lift.ts"
import type { PrescribedSet, RuleName } from "./prescription.ts"

/** What one role does next. */
export interface NextWork {
  rule: RuleName
  load: number | null
  sets: number
  low: number
  high: number
  rir: number
}

/** The sets of one role: `reps` are those of its last build session. */
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

/** Whether a rule asks for more reps than the range has, because the load can't grow. */
const isAboveRange = (rule: RuleName) => rule === "bridge" || rule === "heaviest" || rule === "harder"

/** The reps to aim for: those of last time with one more in the weakest set, within the range; after a change of load, the bottom. */
function aimsOf({ rule, sets, low, high }: NextWork, reps: readonly number[]): number[] {
  const isSameLoad = rule === "made" || isAboveRange(rule)
  if (!isSameLoad) return Array.from({ length: sets }, () => low)
  const weakest = reps.lastIndexOf(Math.min(...reps))
  return Array.from({ length: sets }, (_, place) =>
    Math.max(low, Math.min(high, (reps[place] ?? low) + (rule !== "made" || place === weakest ? 1 : 0))),
  )
}
