import type { ShownSet } from "../prescription.ts"
import { countedAmount, isMet } from "../rules/done-sets.ts"
import type { LoggedSession } from "../run.ts"

/** What a session fell short of. */
export interface Shortfall {
  /** Sets that were left out, lighter than asked, or too short. */
  sets: number
  /** What the only such set lacked, in its own unit; null if there are several, or if it was left out or lighter. */
  lacks: number | null
}

/**
 * What was missed of the sets that count: those that are open or decide, or all where a line has none. Lines that ask for reps in all have no target
 * set by set. Null if nothing was missed.
 */
export function shortfallOf({
  prescribed,
  done,
}: Pick<LoggedSession, "prescribed" | "done">): Shortfall | null {
  if (prescribed.deload) return null
  let [first, sets] = [0, 0]
  let lacks: number | null = null
  for (const line of prescribed.lines) {
    const isMarked = line.sets.some(isDeciding)
    for (const [place, set] of line.sets.entries()) {
      const own = done[first + place]
      if (line.goal !== null || (isMarked && !isDeciding(set)) || isMet(set, own)) continue
      sets += 1
      const counted = countedAmount(set, own)
      lacks = sets === 1 && counted > 0 ? set.low - counted : null
    }
    first += line.sets.length
  }
  return sets === 0 ? null : { sets, lacks }
}

const isDeciding = ({ open, decides }: ShownSet) => open || decides
