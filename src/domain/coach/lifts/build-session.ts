import type { LiftSession, LiftSet, RoleBase } from "./lift.ts"
import type { BuildSession, LiftState, RoleState } from "./lift-state.ts"
import type { CoachRules } from "./rules/rules.ts"
import { modeOf, setsInRole } from "./shape.ts"
import { bestEstimate } from "./strength.ts"

/**
 * Judges one role's sets (straight, top, back-off or ramp sets) in a session of the build phase by the role's
 * usual sets and reps. Null if the session has none of them.
 */
export function buildSession(
  { base, recent }: RoleState,
  { day, sets, shown }: LiftSession,
  lift: LiftState["lift"],
  rules: CoachRules,
): BuildSession | null {
  const work = setsInRole(base.role, sets)
  const last = base.role === "ramp" ? work.slice(-1) : work
  const loads = last.flatMap((set) => set.load ?? [])
  const load = modeOf(loads)
  const alike = last.filter((set) => set.load === load)
  const [first] = alike
  if (!first) return null
  const reps = alike.map((set) => set.reps)
  const ratings = alike.flatMap(({ rpe, reps: count }, place) =>
    rpe === null || isMeantForTheLimit(base, count, place === alike.length - 1) ? [] : [{ rpe, reps: count }],
  )
  const verdict = verdictOf(base, reps, last, rules)
  const before = recent.at(-1)
  const isSameLoad = before?.load === load
  const isHeavier = before !== undefined && (load ?? 0) > (before.load ?? 0)
  const isMade = verdict === "made" || verdict === "beat"
  // A log without a link to a prescription was never asked for more reps.
  const isAsked = shown !== null
  const isMore = total(reps) > total(before?.reps ?? [])
  return {
    day,
    load,
    ...(first.logged !== undefined && { logged: first.logged }),
    reps,
    low: base.low,
    hardest: ratings.toSorted((one, other) => other.rpe - one.rpe || one.reps - other.reps)[0] ?? null,
    rated: ratings.length,
    atLimit: ratings.filter(({ rpe }) => rpe >= 9.5).length,
    verdict,
    best: bestEstimate(alike, lift),
    isTry:
      before === undefined ||
      isHeavier ||
      (isSameLoad && before.verdict !== "beat" && (isAsked || isMore || verdict !== "made")),
    isGain: isMade && (!isSameLoad || isMore),
  }
}

/**
 * The last set of an open range is taken to the limit, so its RPE says nothing once its reps are above the
 * range.
 */
const isMeantForTheLimit = ({ isOpen, high }: RoleBase, reps: number, isLast: boolean) =>
  isOpen === true && isLast && reps > high

/**
 * Judges the sets with the role's load. If a set with a different load fell short of the range, the session
 * counts as `made` at most, not as `beat`.
 */
function verdictOf(
  base: RoleBase,
  reps: readonly number[],
  all: readonly LiftSet[],
  rules: CoachRules,
): BuildSession["verdict"] {
  const verdict = rules.judge(base.role === "ramp" ? { ...base, sets: 1 } : base, reps)
  return verdict === "beat" && all.some((set) => set.reps < base.low) ? "made" : verdict
}

const total = (reps: readonly number[]) => reps.reduce((sum, each) => sum + each, 0)
