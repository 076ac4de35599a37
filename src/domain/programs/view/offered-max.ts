import { type Lift, periodIn } from "../plan.ts"
import { maxAfterMiss } from "../rules/training-max.ts"
import { liftIn, type Standing } from "../standing.ts"

/**
 * The training max to go on with after a missed set that decides, while its cycle lasts: the one that it would come down to at the cycle's end. Null if
 * nothing was missed, or if an event has set the training max since.
 */
export function offeredMax(standing: Standing, lift: Lift): number | null {
  if (lift.rule.name !== "tm" || standing.isEnded) return null
  const state = liftIn(standing, lift)
  if (!state.isMissed || state.x === null || state.period !== periodIn(lift, standing.position.week))
    return null
  const max = maxAfterMiss(lift.rule, state, lift.scales[standing.unit])
  return max === state.x ? null : max
}
