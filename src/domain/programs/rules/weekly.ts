import type { RuleOf } from "../rule.ts"
import { isMet } from "./done-sets.ts"
import { type Closing, incrementIn, type Judgement, type Judging } from "./judging.ts"
import { exact, failOnce } from "./moves.ts"
import { reasonFor } from "./reason.ts"

const failsOfWeeks = 2

/** The rule `weekly`, session by session: only the sets marked with `!` are judged. */
export function judgeWeekly({ state, sets, done }: Judging): Judgement {
  const places = sets.flatMap(({ decides }, place) => (decides ? [place] : []))
  if (places.length === 0) return { state, reason: null }
  const isMissed = places.some((place) => {
    const set = sets[place]
    return set !== undefined && !isMet(set, done[place])
  })
  return {
    state: { ...state, isTrained: true, isMissed: state.isMissed || isMissed },
    reason: reasonFor(isMissed ? "top_missed" : "top_met"),
  }
}

/**
 * The rule `weekly` at the end of a week: adds an increment or a percentage if the week's deciding sets met
 * their targets, and otherwise counts a miss. If the person set the load after a miss, it stays.
 */
export function closeWeekly(rule: RuleOf<"weekly">, { state, unit, scale }: Closing): Judgement {
  if (state.isMissed) return failOnce(state, scale, { fails: failsOfWeeks, ...rule })
  if (state.x === null || state.isAnswered) return { state, reason: null }
  const { grow, inc } = rule
  const x = grow === undefined ? state.x + incrementIn(inc, unit) : state.x * (1 + grow / 100)
  return { state: { ...state, x: exact(x), fails: 0 }, reason: reasonFor("week_up") }
}
