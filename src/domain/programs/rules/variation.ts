import type { RuleOf } from "../rule.ts"
import { fewestOf } from "./done-sets.ts"
import type { Judgement, Judging } from "./judging.ts"
import { reasonFor } from "./reason.ts"

const defaultFails = 3

/**
 * The rule `variation`: adds reps up to the top of the range, then moves on to a harder variation at the low end. After a number of misses it returns to
 * the previous variation at the top of the range.
 */
export function judgeVariation(rule: RuleOf<"variation">, { state, sets, done }: Judging): Judgement {
  const [first] = sets
  const [low, high] = [first?.low ?? 0, first?.high ?? 0]
  const fewest = fewestOf(sets, done)
  if (fewest < low) return missForm(rule, state, { low, high })
  if (fewest < high) {
    const aim = Math.min(high, fewest + 1)
    return { state: { ...state, aim, fails: 0 }, reason: reasonFor("aim", fewest, aim) }
  }
  const harder = (rule.ladder ?? [])[state.stage]
  if (!harder) return { state: { ...state, aim: high, fails: 0 }, reason: reasonFor("form_top", high) }
  return {
    state: { ...state, stage: state.stage + 1, aim: low, fails: 0 },
    reason: reasonFor("form_next", high, low, harder.exercise_name),
  }
}

function missForm(
  { fails = defaultFails }: RuleOf<"variation">,
  state: Judging["state"],
  { low, high }: { low: number; high: number },
): Judgement {
  const misses = state.fails + 1
  if (misses < fails || state.stage === 0)
    return {
      state: { ...state, aim: low, fails: misses < fails ? misses : 0 },
      reason: reasonFor("missed", misses, fails),
    }
  return {
    state: { ...state, stage: state.stage - 1, aim: high, fails: 0 },
    reason: reasonFor("form_back", fails),
  }
}
