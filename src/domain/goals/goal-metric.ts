import type { Database } from "#domain/row-types.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import {
  convertDistance,
  convertWeight,
  type DistanceUnit,
  distanceUnitOf,
  type UnitSystem,
  type WeightUnit,
  weightUnitOf,
} from "#domain/measures/units.ts"

type GoalColumns = Database["public"]["Tables"]["goals"]["Row"]
export type GoalType = GoalColumns["goal_type"]
export type GoalMetric = GoalColumns["metric"]
export type GoalUnit = WeightUnit | DistanceUnit

/** The metrics of each goal type, in display order. */
export const metricsOf: Record<GoalType, readonly GoalMetric[]> = {
  strength: ["weight", "reps"],
  cardio: ["distance", "duration_minutes", "frequency"],
}

/** The unit in which someone with this unit system enters a metric; null for a metric without units. */
export function unitOfMetric(metric: GoalMetric | "", system: UnitSystem): GoalUnit | null {
  if (metric === "weight") return weightUnitOf(system)
  return metric === "distance" ? distanceUnitOf(system) : null
}

/**
 * Converts a goal's value to the reader's units, rounded to two decimals (one for a converted weight). A goal without a unit is
 * in kg or km.
 */
export function valueInSystem(
  value: number,
  { metric, unit }: Pick<GoalColumns, "metric" | "unit">,
  system: UnitSystem,
): number {
  if (metric === "weight" && (unit ?? "kg") !== weightUnitOf(system))
    return roundTo(convertWeight(value, unit === "lbs" ? "lbs" : "kg", weightUnitOf(system)), 1)
  if (metric === "distance")
    return roundTo(convertDistance(value, unit === "mi" ? "mi" : "km", distanceUnitOf(system)), 2)
  return roundTo(value, 2)
}
