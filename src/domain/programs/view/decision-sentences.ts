import { formatNumber } from "#domain/measures/numbers.ts"
import type { Decision } from "./what-decides.ts"

/** What it takes to go up, such as "12 in every set means 36 kg next time." */
export function decisionSentence({ raises, reps, isOpen, to, unit }: Decision): string {
  const what = isOpen ? `${reps} or more in the all-out set` : `${reps} in every set`
  const load = `${formatNumber(to)} ${unit}`
  return raises === "max"
    ? `${what} keeps you on track for a training max of ${load} after this cycle.`
    : `${what} means ${load} next time.`
}
