import type { EffortFacts } from "../effort.ts"
import { type Fact, fact } from "./fact.ts"

/** The RPE at which a set is at the limit. */
const limit = 9.5

/** How hard the sets of the analyzed days were. */
export function factsOfEffort({ sets, rated, mean, highest, atLimit }: EffortFacts): Fact[] {
  return [
    fact("total", sets, "sets"),
    fact("rated_sets", rated, "sets"),
    fact("sets_at_the_limit", atLimit, "sets"),
    fact("limit", limit, "rpe"),
    ...(rated > 0 ? [fact("share_at_the_limit", Math.round((atLimit / rated) * 100), "percent")] : []),
    ...(mean === null ? [] : [fact("total", mean, "rpe")]),
    ...(highest === null ? [] : [fact("highest", highest, "rpe")]),
  ]
}
