import type { Plan } from "../plan.ts"
import type { ShownSet } from "../prescription.ts"
import type { RuleName } from "../rule.ts"
import { countedAmount, isMet } from "../rules/done-sets.ts"
import type { LoggedSession } from "../run.ts"

// The rules that judge only open or deciding sets. All other rules judge every set of a session, even if its
// last one is open.
const byMarkedSets: readonly RuleName[] = ["tm", "weekly", "last"]

/** How a session fell short. */
export interface Shortfall {
  /**
   * The number of sets that were left out, too light, or short of their reps or time, in exercises that were
   * trained.
   */
  sets: number
  /**
   * How far the set fell short, in its own unit; null if there are several such sets, or if the set was left
   * out or too light.
   */
  lacks: number | null
  /** The number of exercises that were left out altogether. They change no loads. */
  exercises: number
}

/**
 * What was missed among the sets that count; null if nothing was. Some rules look only at open sets (for as
 * many reps as possible) or at deciding sets. Then only those count; if there are none, all sets do. In
 * exercises with a total number of reps, a single set has no target.
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
