import type { RuleOf } from "../rule.ts"
import { fewestOf } from "./done-sets.ts"
import { incrementIn, type Judgement, type Judging } from "./judging.ts"
import { type CutWords, failOnce, raisedLoad } from "./moves.ts"
import { reasonFor } from "./reason.ts"

type DoubleWords = CutWords & Pick<RuleOf<"double">, "inc" | "seconds">

/** The rule `double`: adds reps up to the top of the range, then adds weight and returns to the low end. A timed set only gets longer. */
export function judgeDouble(rule: DoubleWords, judging: Judging): Judgement {
  const { state, sets, done, unit, scale } = judging
  const { low, high } = rangeOf(judging)
  const fewest = fewestOf(sets, done)
  const inc = incrementIn(rule.inc, unit)
  if (fewest < low) return failOnce({ ...state, aim: low }, scale, rule)
  if (fewest < high) {
    const aim = Math.min(high, nextAim(fewest, judging, rule.seconds))
    return { state: { ...state, aim, fails: 0 }, reason: reasonFor("aim", fewest, aim) }
  }
  if (scale === null || inc === 0)
    return { state: { ...state, aim: high, fails: 0 }, reason: reasonFor("range_top", high) }
  return {
    state: { ...state, x: raisedLoad(judging, inc), aim: low, fails: 0 },
    reason: reasonFor("range_done", high, low),
  }
}

function rangeOf({ sets }: Judging) {
  const [first] = sets
  return { low: first?.low ?? 0, high: first?.high ?? 0 }
}

/**
 * The next aim: one rep more than in the weakest set. For timed sets, it is the rule's number of seconds more
 * once the last aim has been reached.
 */
function nextAim(fewest: number, { state, sets }: Judging, seconds: number | undefined): number {
  if (seconds === undefined) return fewest + 1
  const aim = Math.max(state.aim, sets[0]?.low ?? 0)
  return fewest >= aim ? aim + seconds : aim
}
