import { formatNumber } from "#domain/measures/numbers.ts"
import { sentences } from "../sentences.ts"
import type { Plan } from "./use-plan.ts"

/**
 * An exercise's notes as saved. They include a model's starting weight, which the logging screen then shows; the built-in coach's
 * starting weight is left out, because that screen derives it from the latest session each time.
 */
export function notesToSave(
  { weight, notes }: { weight?: number | null | undefined; notes?: string | null | undefined },
  { source, athlete }: Pick<Plan, "source" | "athlete">,
): string | null {
  const hasStart = source === "model" && typeof weight === "number"
  const start = hasStart ? `${sentences.startAt(`${formatNumber(weight)} ${athlete.unit}`)}.` : null
  return [start, notes].filter(Boolean).join(" ") || null
}
