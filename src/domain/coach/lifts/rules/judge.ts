import type { RoleBase } from "../lift.ts"

/**
 * `beat`: every set reached the top of the range. `made`: every set reached the low end. `near`: up to 2 reps short in total, and no set by more
 * than 1.
 */
export type Verdict = "beat" | "made" | "near" | "missed"

const nearInAll = 2
const nearInOne = 1

/** Judges the reps of a role's sets (our own rule). With a set left out, the session can't be `beat`, but it isn't a miss. */
export function judge({ sets, low, high }: RoleBase, reps: readonly number[]): Verdict {
  const short = reps.reduce((sum, each) => sum + Math.max(0, low - each), 0)
  if (short === 0) return reps.length >= sets && reps.every((each) => each >= high) ? "beat" : "made"
  return short <= nearInAll && Math.min(...reps) >= low - nearInOne ? "near" : "missed"
}
