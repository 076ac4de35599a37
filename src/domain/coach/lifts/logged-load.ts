import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"

const steps: Record<WeightUnit, number> = { kg: 0.5, lbs: 1 }

/**
 * What was lifted, in the person's unit: as it was typed, or else converted and rounded to half a kilogram or a pound. It may be a weight that can't
 * be loaded.
 */
export function loggedLoad(
  { weight, weight_unit }: Pick<RecordedSet, "weight" | "weight_unit">,
  unit: WeightUnit,
): number | null {
  if (weight === null || (weight_unit ?? unit) === unit) return weight
  return roundTo(Math.round(convertWeight(weight, weight_unit ?? unit, unit) / steps[unit]) * steps[unit], 1)
}
