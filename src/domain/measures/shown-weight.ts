import { roundTo } from "./numbers.ts"
import { inWeightUnit, type WeightUnit } from "./units.ts"

/**
 * Converts a computed weight from kilograms for display, with one decimal. Postgres and JavaScript may differ
 * in the last decimals, which must not affect how halves are rounded: 247.25 lbs is always shown as 247.3.
 */
export function shownWeight(kilograms: number, unit: WeightUnit): number {
  return roundTo(Number(inWeightUnit(kilograms, unit).toFixed(4)), 1)
}
