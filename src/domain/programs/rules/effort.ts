import type { RuleOf } from "../rule.ts"
import { type Judgement, type Judging } from "./judging.ts"
import { exact } from "./moves.ts"
import { reasonFor } from "./reason.ts"

// Percentages of a 1RM by reps and RPE. From one entry to the next, the RPE falls by half a point, and one
// more rep moves on by two entries (Mike Tuchscherer's chart, Reactive Training Systems).
const chart = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1,
  73.9, 72.3, 70.7, 69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.2,
]
const mostReps = 12
const lowestRpe = 6

/** The share of a 1RM that can be lifted for a number of reps at an RPE. The chart covers up to 12 reps and RPE 6 to 10. */
export function shareOfMax(reps: number, rpe: number): number {
  const steps =
    2 * (Math.max(1, Math.min(reps, mostReps)) - 1) + 2 * (10 - Math.max(lowestRpe, Math.min(rpe, 10)))
  return (chart[Math.min(chart.length - 1, Math.round(steps))] ?? 100) / 100
}

/** The rule `rpe`: moves the estimated 1RM toward the one that the first set suggests. */
export function judgeEffort(rule: RuleOf<"rpe">, { state, sets: [set], done: [first] }: Judging): Judgement {
  if (!set || !first || first.load === null || first.amount < 1)
    return { state, reason: reasonFor("unrated") }
  const isShort = first.amount < set.low
  if (first.rpe === null && !isShort) return { state, reason: reasonFor("unrated") }
  const shown = first.load / shareOfMax(first.amount, first.rpe ?? 10)
  return {
    state: { ...state, x: movedEstimate(rule, state.x, { shown, isShort }) },
    reason: reasonFor("estimate"),
  }
}

function movedEstimate(
  { up = 2.5, down = 5, mix = 0.5 }: RuleOf<"rpe">,
  x: number | null,
  { shown, isShort }: { shown: number; isShort: boolean },
): number {
  if (x === null) return exact(shown)
  const most = isShort ? x : x * (1 + up / 100)
  return exact(Math.max(x * (1 - down / 100), Math.min(most, x + mix * (shown - x))))
}
