import type { RuleOf } from "../rule.ts"
import { areAllMet } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { failOnce, raisedLoad } from "./moves.ts"
import { reasonFor } from "./reason.ts"

/**
 * The rule `linear`: adds weight whenever all sets meet their targets, and takes some off after a number of
 * misses in a row.
 */
export function judgeLinear(rule: RuleOf<"linear">, judging: Judging): Judgement {
  const { state, sets, done, unit, scale } = judging
  if (!areAllMet(sets, done)) return failOnce(state, scale, rule)
  const x = raisedLoad(judging, incrementIn(rule.inc, unit))
  return { state: { ...state, x, fails: 0 }, reason: reasonFor("met", sets.length) }
}
