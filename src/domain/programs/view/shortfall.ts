import type { Plan } from "../plan.ts"
import type { ShownSet } from "../prescription.ts"
import type { RuleName } from "../rule.ts"
import { countedAmount, isMet } from "../rules/done-sets.ts"
import type { LoggedSession } from "../run.ts"

// Other rules judge all sets of a session, whether its last one is open or not.
const byMarkedSets: readonly RuleName[] = ["tm", "weekly", "last"]

/** What a session fell short of. */
export interface Shortfall {
  /** Sets that were left out, lighter than asked, or too short, of exercises that were trained. */
  sets: number
  /** What the only such set lacked, in its own unit; null if there are several, or if it was left out or lighter. */
  lacks: number | null
  /** Exercises that were left out as a whole. They decide nothing. */
  exercises: number
}

/**
 * What was missed of the sets that count: by rules that look only at sets that are open or decide, those sets, if a line has any, and else all. Lines
 * that ask for reps in all have no target set by set. Null if nothing was missed.
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
