import { startAt } from "#domain/workout/planned-load.ts"
import type { Plan } from "./use-plan.ts"

/**
 * An exercise's notes as they are saved, including a model's starting weight. The built-in coach's starting weight is left out, because it comes
 * from the latest session and the logging screen computes it each time.
 */
export function notesToSave(
  { weight, notes }: { weight?: number | null | undefined; notes?: string | null | undefined },
  { source, athlete }: Pick<Plan, "source" | "athlete">,
): string | null {
  const hasStart = source === "model" && typeof weight === "number"
  const start = hasStart ? startAt({ value: weight, unit: athlete.unit }) : null
  return [start, notes].filter(Boolean).join(" ") || null
}
