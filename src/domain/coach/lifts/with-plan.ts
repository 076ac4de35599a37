import type { LiftPlan, RoleBase } from "./lift.ts"
import type { LiftState, RoleState } from "./lift-state.ts"
import { coachRules, type CoachRules } from "./rules/rules.ts"
import { baseOfPlan } from "./shape.ts"

/**
 * A lift's state under the template that the person chose. Their own plan takes precedence, so its sets and
 * range become the lift's usual ones (our own rule). If a plateau has moved the lift to a different rep range
 * for some weeks, an unchanged plan doesn't cut those weeks short.
 */
export function withPlan(state: LiftState, plan: LiftPlan | null, rules: CoachRules = coachRules): LiftState {
  if (plan === null) return state
  const roles = state.roles.map((role) => {
    const usual = role.home?.base ?? role.base
    const base = baseOfPlan(usual, plan)
    return isSame(base, usual) ? role : judgedAgain({ ...role, base, home: null }, rules)
  })
  return { ...state, roles }
}

/**
 * Judges the last session again by the plan's range. If its reps were within that range, the session counts as done
 * according to plan, so the load doesn't have to be worked out anew.
 */
function judgedAgain(role: RoleState, rules: CoachRules): RoleState {
  const { base, recent } = role
  const last = recent.at(-1)
  if (!last) return role
  const verdict = rules.judge(base.role === "ramp" ? { ...base, sets: 1 } : base, last.reps)
  if (verdict === "missed" || Math.min(...last.reps) > base.high) return role
  return { ...role, recent: [...recent.slice(0, -1), { ...last, low: base.low, verdict }] }
}

const isSame = (one: RoleBase, other: RoleBase) =>
  one.sets === other.sets &&
  one.low === other.low &&
  one.high === other.high &&
  (one.isOpen ?? false) === (other.isOpen ?? false)
