import { type RuleOf, usualVolume } from "../rule.ts"
import { judgeDouble } from "./double.ts"
import type { Closing, Felt, Judgement, Judging } from "./judging.ts"
import { reasonFor } from "./reason.ts"

/** The change in the number of sets, depending on soreness before the session and on how the session went. */
const changes: Record<Felt["sore"], Record<Felt["went"], number>> = {
  no: { better: 1, planned: 1, worse: 0 },
  gone: { better: 1, planned: 0, worse: 0 },
  still: { better: 0, planned: 0, worse: -1 },
}

/** The number of sets that the rule `volume` starts with. */
export const startSets = ({ start = usualVolume.start }: RuleOf<"volume">) => start

/**
 * The rule `volume`: loads change as in `double`, and the number of sets follows the two answers after the session. Nothing is judged in the deload
 * week.
 */
export function judgeVolume(rule: RuleOf<"volume">, judging: Judging): Judgement {
  if (judging.phase.isDeload) return { state: { ...judging.state, isTrained: true }, reason: null }
  const { state, reason } = judgeDouble(rule, judging)
  const before = state.sets || startSets(rule)
  const change = judging.felt ? changes[judging.felt.sore][judging.felt.went] : 0
  const sets = Math.max(1, Math.min(rule.max ?? usualVolume.max, before + change))
  const next = { ...state, sets, isTrained: true }
  if (sets === before) return { state: next, reason }
  return { state: next, reason: reasonFor(sets > before ? "sets_more" : "sets_fewer", sets) }
}

/** The rule `volume` after the deload week: returns to the starting number of sets at the same load. */
export function closeVolume(rule: RuleOf<"volume">, { state }: Closing): Judgement {
  const sets = startSets(rule)
  return { state: { ...state, sets, fails: 0 }, reason: reasonFor("deload_done", sets) }
}
