import { afterEvent, phaseOf } from "./advance.ts"
import type { Care } from "./care.ts"
import type { LiftGear } from "./lift.ts"
import type { LiftState } from "./lift-state.ts"
import { holdReserve, prescribe } from "./prescribe.ts"
import type { LiftPrescription } from "./prescription.ts"
import { lighterShare } from "./rules/lighter-week.ts"
import type { CoachRules } from "./rules/rules.ts"

/**
 * What the coach prescribes next for a lift that must be trained with care. Null for a lift that has never
 * been trained.
 */
export function prescribeWithCare(
  state: LiftState,
  care: Care | null,
  gear: LiftGear,
  rules: CoachRules,
): LiftPrescription | null {
  if (care === "less" && !isLightAlready(state)) return lessFor(state, gear, rules)
  if (care === "spare") return withReserve(prescribe(state, gear, rules))
  const isHeld = care !== null && phaseOf(state) === "build"
  return prescribe(isHeld ? afterEvent(state, { kind: "hold" }) : state, gear, rules)
}

/** The prescription with at least the reps in reserve that a limit asks for. */
function withReserve(next: LiftPrescription | null): LiftPrescription | null {
  return next && { ...next, sets: next.sets.map((set) => ({ ...set, rir: Math.max(set.rir, holdReserve) })) }
}

const isLightAlready = ({ phase, wayBack }: LiftState) =>
  phase === "lighter" || (wayBack !== null && wayBack.share <= lighterShare)

/**
 * A lighter session that goes easy on a sore joint. It is stored as `hold`, because a lighter week is for all lifts. Like a lighter week, it
 * changes neither the usual sets and reps nor the load.
 */
function lessFor(state: LiftState, gear: LiftGear, rules: CoachRules): LiftPrescription | null {
  const lighter = prescribe(afterEvent(state, { kind: "lighter" }), gear, rules)
  if (lighter === null) return null
  return { ...lighter, phase: "hold", reasons: lighter.reasons.map((each) => ({ ...each, rule: "sore" })) }
}
