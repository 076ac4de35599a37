import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"

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
// A pair of the smallest common plates.
const usual: Record<WeightUnit, readonly number[]> = { kg: [2.5], lbs: [5] }

/** The increment from a weight to the next one available with its equipment, in the weight's unit. */
export function loadStep(weight: number, equipment: string | null, unit: WeightUnit): number {
  const possible = steps[unit].get(equipment ?? "") ?? usual[unit]
  return possible.find((step) => isMultiple(weight, step)) ?? possible[0] ?? 1
}

/** The weight of a set in a unit: as it was entered, or, entered in the other one, the nearest step of the equipment; help stays below zero. */
export function loadInUnit(
  { weight, weight_unit }: Pick<RecordedSet, "weight" | "weight_unit">,
  equipment: string | null,
  unit: WeightUnit,
): number | null {
  if (weight === null || (weight_unit ?? unit) === unit) return weight
  const step = loadStep(0, equipment, unit)
  const converted = convertWeight(weight, weight_unit ?? unit, unit)
  const stepsOfIt = Math.max(1, Math.round(Math.abs(converted) / step))
  return weight === 0 ? 0 : roundTo(Math.sign(weight) * stepsOfIt * step, 6)
}

/** Sets as they can be done again in a unit: what was entered in the other one is a weight that can be loaded. */
export function loadableSets<Set extends RecordedSet>(
  sets: readonly Set[],
  equipment: string | null,
  unit: WeightUnit,
): Set[] {
  return sets.map((set) =>
    set.weight === null || set.weight_unit === unit
      ? set
      : { ...set, weight: loadInUnit(set, equipment, unit), weight_unit: unit },
  )
}

function isMultiple(weight: number, step: number): boolean {
  return Number.isInteger(roundTo(weight / step, 6))
}
