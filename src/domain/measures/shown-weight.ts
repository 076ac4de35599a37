import { roundTo } from "./numbers.ts"
import { inWeightUnit, type WeightUnit } from "./units.ts"

/**
 * A weight that was computed in kilograms as it is shown in a unit, with one decimal. Postgres and JavaScript differ in the last decimals,
 * which must not tip a half: 247.25 lbs are 247.3 wherever they come from.
 */
export function shownWeight(kilograms: number, unit: WeightUnit): number {
  return roundTo(Number(inWeightUnit(kilograms, unit).toFixed(4)), 1)
}
