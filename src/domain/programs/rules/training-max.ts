import type { RuleOf } from "../rule.ts"
import { isMet } from "./done-sets.ts"
import { type Closing, incrementIn, type Judgement, type Judging } from "./judging.ts"
import { cutTo, exact } from "./moves.ts"
import { reasonFor } from "./reason.ts"

/** The rule `tm`, session by session: only remembers whether the deciding sets met their targets. */
export function judgeTrainingMax({ state, sets, done, phase }: Judging): Judgement {
  let [isMissed, isTrained] = [false, false]
  for (let place = 0; place < sets.length; place += 1) {
    const set = sets[place]
    if (!set || (phase.isMarked && !set.open && !set.decides)) continue
    if (isMet(set, done[place])) isTrained = true
    else isMissed = true
  }
  if (!isMissed && !isTrained) return { state, reason: null }
  return {
    state: { ...state, isMissed: state.isMissed || isMissed, isTrained: true },
    reason: reasonFor(isMissed ? "top_missed" : "top_met"),
  }
}

/**
 * The rule `tm` at the end of a cycle: cuts the training max if any deciding set was missed, and otherwise
 * raises it. If the person set the training max after a miss, it stays. A cycle without training isn't
 * judged.
 */
export function closeTrainingMax(rule: RuleOf<"tm">, { state, unit, scale, phase }: Closing): Judgement {
  const { x, isMissed, isAnswered } = state
  if (isMissed)
    return { state: { ...state, x: maxAfterMiss(rule, state, scale) }, reason: reasonFor("cycle_cut") }
  if (phase.isAlone || isAnswered || x === null) return { state, reason: reasonFor("cycle_same") }
  return { state: { ...state, x: exact(x + incrementIn(rule.inc, unit)) }, reason: reasonFor("cycle_up") }
}

/** A training max after the cut for a miss. The cut comes at the end of the cycle, unless the person accepts it sooner. */
export function maxAfterMiss(
  rule: RuleOf<"tm">,
  { x }: Pick<Closing["state"], "x">,
  scale: Closing["scale"],
): number | null {
  return cutTo(x, rule.back, scale)
}
