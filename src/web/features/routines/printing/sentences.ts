import { formatNumber } from "#domain/measures/numbers.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import type { RoutinePart } from "#domain/routines/routine-draft.ts"

/** The wording of a printed routine. */
export const sentences = {
  untitled: "Routine",
  rest: "Rest",
  suggested: "Loads are suggestions for today.",
}

/** "3 × 8-12", "3 sets", or "20 min": what a routine prescribes for an exercise. */
export function setsText({ sets, reps }: Pick<RoutinePart, "sets" | "reps">): string {
  const [count, amount] = [sets.trim(), reps.trim()]
  if (count === "" || amount === "") return count === "" ? amount : `${count} ×`
  // "5x5" already says how many sets there are.
  return /^\d+\s*[x×]/iu.test(amount) ? amount : `${count} × ${amount}`
}

/** "82.5", or one load per set if they differ: "80, 85, 90". Empty if the person chooses them. */
export function loadsText(loads: readonly number[]): string {
  const lifted = loads.every((load) => load === 0) ? [] : loads
  return (new Set(lifted).size === 1 ? lifted.slice(0, 1) : lifted).map(formatNumber).join(", ")
}

/** "2:00"; empty without a rest. */
export function restText(seconds: number): string {
  return seconds === 0 ? "" : formatDuration(seconds)
}
