import type { RuleOf } from "../rule.ts"
import { areAllMet } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { failOnce, raisedLoad } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const defaultHold = 3

/** The rule `step`: adds weight only after all sets met their targets in several sessions in a row. */
export function judgeStep(rule: RuleOf<"step">, judging: Judging): Judgement {
  const { state, sets, done, unit, scale } = judging
  const { hold = defaultHold, inc } = rule
  if (!areAllMet(sets, done)) return failOnce({ ...state, held: 0 }, scale, rule)
  const held = state.held + 1
  if (held < hold) return { state: { ...state, held, fails: 0 }, reason: reasonFor("held", held, hold) }
  const x = raisedLoad(judging, incrementIn(inc, unit))
  return { state: { ...state, x, held: 0, fails: 0 }, reason: reasonFor("held_up", hold) }
}
