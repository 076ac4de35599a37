import type { Plan } from "../plan.ts"
import type { ShownSet } from "../prescription.ts"
import type { RuleName } from "../rule.ts"
import { countedAmount, isMet } from "../rules/done-sets.ts"
import type { LoggedSession } from "../run.ts"

// All other rules judge every set of a session, even if its last one is open.
const byMarkedSets: readonly RuleName[] = ["tm", "weekly", "last"]

/** How a session fell short. */
export interface Shortfall {
  /** The number of sets that were left out, too light or too short, in exercises that were trained. */
  sets: number
  /** How much the set was short by, in its own unit; null if there are several such sets, or if it was left out or too light. */
  lacks: number | null
  /** The number of exercises that were left out altogether. They change no loads. */
  exercises: number
}

/**
 * The missed sets among those that count; null if none was missed. For rules that look only at open or deciding sets, those count (all sets, if the
 * line has none). Lines with a total number of reps have no target per set.
 */
export function shortfallOf(
  { prescribed, done }: Pick<LoggedSession, "prescribed" | "done">,
  { lifts }: Pick<Plan, "lifts">,
): Shortfall | null {
  if (prescribed.deload) return null
  let [first, sets, exercises] = [0, 0, 0]
  let lacks: number | null = null
  for (const line of prescribed.lines) {
    const isLeftOut = line.sets.length > 0 && line.sets.every((_, place) => !done[first + place])
    if (isLeftOut) exercises += 1
    const rule = lifts.get(line.lift)?.rule.name
    const isMarked = rule !== undefined && byMarkedSets.includes(rule) && line.sets.some(isDeciding)
    for (const [place, set] of isLeftOut ? [] : line.sets.entries()) {
      const own = done[first + place]
      if (line.goal !== null || (isMarked && !isDeciding(set)) || isMet(set, own)) continue
      sets += 1
      const counted = countedAmount(set, own)
      lacks = sets === 1 && counted > 0 ? set.low - counted : null
    }
    first += line.sets.length
  }
  return sets + exercises === 0 ? null : { sets, lacks, exercises }
}

const isDeciding = ({ open, decides }: ShownSet) => open || decides
