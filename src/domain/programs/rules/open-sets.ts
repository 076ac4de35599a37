import type { RuleOf } from "../rule.ts"
import { areAllMet, countedAmount, isMet } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { cutTo, exact, raisedLoad } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const defaultTwice = 10
const defaultAt = 25

/**
 * The rule `amrap`: the last set, for as many reps as possible, decides. If it falls short of its number, the
 * load is cut at once. If it goes far beyond, the increment is doubled.
 */
export function judgeAmrap(rule: RuleOf<"amrap">, judging: Judging): Judgement {
  const { state, sets, done, unit, scale } = judging
  const last = sets.length - 1
  const [lastSet, reps] = [sets[last], lastAmount(judging)]
  if (!lastSet || !isMet(lastSet, done[last]))
    return { state: { ...state, x: cutTo(state.x, rule.back, scale) }, reason: reasonFor("open_cut", reps) }
  if (!areAllMet(sets.slice(0, last), done)) return { state, reason: reasonFor("open_straight") }
  const times = reps >= (rule.twice ?? defaultTwice) ? 2 : 1
  const x = raisedLoad(judging, times * incrementIn(rule.inc, unit))
  return { state: { ...state, x }, reason: reasonFor("open_up", reps) }
}

/** The rule `last`: adds weight when the last set has enough reps, and never takes any off. */
export function judgeLast(rule: RuleOf<"last">, judging: Judging): Judgement {
  const { state, unit } = judging
  const at = rule.at ?? defaultAt
  const reps = lastAmount(judging)
  if (reps < at) return { state, reason: reasonFor("open_short", reps, at) }
  const x = state.x === null ? null : exact(state.x + incrementIn(rule.inc, unit))
  return { state: { ...state, x }, reason: reasonFor("open_up", reps) }
}

function lastAmount({ sets, done }: Judging): number {
  const last = sets.length - 1
  const set = sets[last]
  return set ? countedAmount(set, done[last]) : 0
}
