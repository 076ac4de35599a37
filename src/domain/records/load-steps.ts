import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

// Common increments of each kind of equipment. The first one that divides the current weight is used.
const steps: Record<WeightUnit, ReadonlyMap<string, readonly number[]>> = {
  kg: new Map(
    Object.entries({
      dumbbell: [2, 2.5, 1],
      kettlebell: [4, 2],
      machine: [5, 2.5],
      "medicine ball": [1],
      sled: [5, 2.5],
    }),
  ),
  lbs: new Map(
    Object.entries({
      dumbbell: [5, 2.5],
      kettlebell: [5, 2.5],
      machine: [10, 5],
      "medicine ball": [2, 1],
      sled: [10, 5],
    }),
  ),
}
// The default increment: a pair of the smallest common plates.
const defaultSteps: Record<WeightUnit, readonly number[]> = { kg: [2.5], lbs: [5] }

/** The increment from a weight to the next weight that is available with the exercise's equipment, in the weight's unit. */
export function loadStep(weight: number, equipment: string | null, unit: WeightUnit): number {
  const possible = steps[unit].get(equipment ?? "") ?? defaultSteps[unit]
  return possible.find((step) => isMultiple(weight, step)) ?? possible[0] ?? 1
}

function isMultiple(weight: number, step: number): boolean {
  return Number.isInteger(roundTo(weight / step, 6))
}
