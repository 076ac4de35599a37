import type { LiftPlan, RoleBase } from "./lift.ts"
import type { LiftState } from "./lift-state.ts"
import { baseOfPlan } from "./shape.ts"

/**
 * A lift's state under the template that the person chose: their own plan leads, so its sets and range become the base (ours). A plan that stays the
 * same doesn't end the weeks in another range that a plateau asked for.
 */
export function withPlan(state: LiftState, plan: LiftPlan | null): LiftState {
  if (plan === null) return state
  const roles = state.roles.map((role) => {
    const usual = role.home?.base ?? role.base
    const base = baseOfPlan(usual, plan)
    return isSame(base, usual) ? role : { ...role, base, home: null }
  })
  return { ...state, roles }
}

const isSame = (one: RoleBase, other: RoleBase) =>
  one.sets === other.sets &&
  one.low === other.low &&
  one.high === other.high &&
  (one.isOpen ?? false) === (other.isOpen ?? false)
