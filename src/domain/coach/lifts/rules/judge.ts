import type { RoleBase } from "../lift.ts"

/** `beat`: every set at the top. `made`: all at the bottom or more. `near`: up to 2 reps short in all, no set by more than 1. */
export type Verdict = "beat" | "made" | "near" | "missed"

const nearInAll = 2
const nearInOne = 1

/** Judges the reps of a role's sets (ours). A set that was left out keeps a session from being beaten, but isn't a miss. */
export function judge({ sets, low, high }: RoleBase, reps: readonly number[]): Verdict {
  const short = reps.reduce((sum, each) => sum + Math.max(0, low - each), 0)
  if (short === 0) return reps.length >= sets && reps.every((each) => each >= high) ? "beat" : "made"
  return short <= nearInAll && Math.min(...reps) >= low - nearInOne ? "near" : "missed"
}
