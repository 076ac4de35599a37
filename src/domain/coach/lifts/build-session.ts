import type { LiftSession, LiftSet, RoleBase } from "./lift.ts"
import type { BuildSession, LiftState, RoleState } from "./lift-state.ts"
import type { CoachRules } from "./rules/rules.ts"
import { modeOf, setsInRole } from "./shape.ts"
import { bestEstimate } from "./strength.ts"

/** What a build session says about one role, judged by the role's base; null without sets of the role. */
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
  // Nobody asked for more in a log without a link.
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

/** The last set of an open range is taken to the limit, so its rating says nothing once it is above the range. */
const isMeantForTheLimit = ({ isOpen, high }: RoleBase, reps: number, isLast: boolean) =>
  isOpen === true && isLast && reps > high

/** The verdict on the sets with the role's load. A set that fell short with another load keeps the session from being beaten. */
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
