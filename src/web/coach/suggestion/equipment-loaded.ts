import type { PlanPart } from "#domain/coach/checks/suggestion.ts"

/** The equipment of the exercises that a plan has loads for. */
export function equipmentLoaded(parts: readonly PlanPart[]): (string | null)[] {
  return parts.flatMap(({ exercise, weight }) => (exercise && weight !== null ? exercise.equipment : []))
}
