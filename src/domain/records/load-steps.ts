import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

// Common increments of each kind of equipment. The first one that divides the current weight is used.
const steps: Record<WeightUnit, Record<string, readonly number[]>> = {
  kg: {
    dumbbell: [2, 2.5, 1],
    kettlebell: [4, 2],
    machine: [5, 2.5],
    "medicine ball": [1],
    sled: [5, 2.5],
  },
  lbs: {
    dumbbell: [5, 2.5],
    kettlebell: [5, 2.5],
    machine: [10, 5],
    "medicine ball": [2, 1],
    sled: [10, 5],
  },
}
// A pair of the smallest common plates.
const usual: Record<WeightUnit, readonly number[]> = { kg: [2.5], lbs: [5] }

/** The increment from a weight to the next one available with its equipment, in the weight's unit. */
export function loadStep(weight: number, equipment: string | null, unit: WeightUnit): number {
  const possible = steps[unit][equipment ?? ""] ?? usual[unit]
  return possible.find((step) => isMultiple(weight, step)) ?? possible[0] ?? 1
}

/** The next available weight above this one. */
export function nextLoad(weight: number, equipment: string | null, unit: WeightUnit): number {
  const step = loadStep(weight, equipment, unit)
  return roundTo((Math.floor(roundTo(weight / step, 6)) + 1) * step, 6)
}

/** The heaviest available weight that is not above this one; at least one increment. */
export function loadUpTo(weight: number, equipment: string | null, unit: WeightUnit): number {
  const step = loadStep(weight, equipment, unit)
  return roundTo(Math.max(1, Math.floor(roundTo(weight / step, 6))) * step, 6)
}

/** The next load above this one, with help below zero: less of it, then none. */
export function nextSigned(load: number, equipment: string | null, unit: WeightUnit): number {
  if (load >= 0) return nextLoad(load, equipment, unit)
  const step = loadStep(-load, equipment, unit)
  return 0 - roundTo((Math.ceil(roundTo(-load / step, 6)) - 1) * step, 6)
}

/** The load to begin again with after a break: a share of what was lifted, or one step more of help. */
export function loadAfterBreak(
  load: number,
  share: number,
  equipment: string | null,
  unit: WeightUnit,
): number {
  if (load > 0) return loadUpTo(load * share, equipment, unit)
  return load === 0 ? 0 : 0 - nextLoad(-load, equipment, unit)
}

function isMultiple(weight: number, step: number): boolean {
  return Number.isInteger(roundTo(weight / step, 6))
}
