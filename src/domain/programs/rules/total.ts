import type { RuleOf } from "../rule.ts"
import { countedAmount } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { exact, failOnce } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const defaultFloor = 80

/** The rule's goal for all sets together; if it has none, the sum of the sets' low ends. */
export function totalGoal(rule: RuleOf<"total">, sets: Judging["sets"]): number {
  return rule.goal ?? sets.reduce((sum, { low }) => sum + low, 0)
}

/** The rule `total`: adds up the reps of all sets. If the rule has no increment, reaching the goal is only reported and the load stays the same. */
export function judgeTotal(rule: RuleOf<"total">, { state, sets, done, unit, scale }: Judging): Judgement {
  const goal = totalGoal(rule, sets)
  const total = sets.reduce((sum, set, place) => sum + countedAmount(set, done[place]), 0)
  const inc = incrementIn(rule.inc, unit)
  const short = reasonFor("total_near", total, goal)
  if (total < (goal * (rule.floor ?? defaultFloor)) / 100) {
    const judgement = failOnce(state, scale, rule)
    // The reason says how many reps were short, which helps more than how many sessions fell short, unless this miss
    // lowers the load.
    return judgement.state.fails === 0 ? judgement : { ...judgement, reason: short }
  }
  if (total < goal) return { state: { ...state, fails: 0 }, reason: short }
  if (inc === 0 || state.x === null)
    return { state: { ...state, fails: 0 }, reason: reasonFor("total_reached", total, goal) }
  return {
    state: { ...state, x: exact(state.x + inc), fails: 0 },
    reason: reasonFor("total_done", total, goal),
  }
}
