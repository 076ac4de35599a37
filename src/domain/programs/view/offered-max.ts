import { type Lift, periodIn } from "../plan.ts"
import { maxAfterMiss } from "../rules/training-max.ts"
import { liftIn, type Standing } from "../standing.ts"

/**
 * The training max that is offered from a missed deciding set until the end of the cycle: the one that the
 * cycle would end with anyway. Null if no deciding set was missed, or if the person has set the training max
 * since.
 */
export function offeredMax(standing: Standing, lift: Lift): number | null {
  if (lift.rule.name !== "tm" || standing.isEnded) return null
  const state = liftIn(standing, lift)
  if (!state.isMissed || state.x === null || state.period !== periodIn(lift, standing.position.week))
    return null
  const max = maxAfterMiss(lift.rule, state, lift.scales[standing.unit])
  return max === state.x ? null : max
}
