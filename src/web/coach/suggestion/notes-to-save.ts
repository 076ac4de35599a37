import { formatNumber } from "#domain/measures/numbers.ts"
import { sentences } from "../sentences.ts"
import type { Plan } from "./use-plan.ts"

/**
 * The notes of an exercise as they are saved. Where a model wants to begin stands in them, and so on the logging screen; where the built-in
 * coach would begin that screen says itself, each time from the latest session.
 */
export function notesToSave(
  { weight, notes }: { weight?: number | null | undefined; notes?: string | null | undefined },
  { source, athlete }: Pick<Plan, "source" | "athlete">,
): string | null {
  const hasStart = source === "model" && typeof weight === "number"
  const start = hasStart ? `${sentences.startAt(`${formatNumber(weight)} ${athlete.unit}`)}.` : null
  return [start, notes].filter(Boolean).join(" ") || null
}
