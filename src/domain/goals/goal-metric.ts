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

/** What can be aimed at with each type of goal, in the order in which it is offered. */
export const metricsOf: Record<GoalType, readonly GoalMetric[]> = {
  strength: ["weight", "reps"],
  cardio: ["distance", "duration_minutes", "frequency"],
}

/** The unit that a metric is entered in by somebody of a unit system; null where there is nothing to choose. */
export function unitOfMetric(metric: GoalMetric | "", system: UnitSystem): GoalUnit | null {
  if (metric === "weight") return weightUnitOf(system)
  return metric === "distance" ? distanceUnitOf(system) : null
}

/**
 * A value of a goal in the unit of the reader's system, to two decimals; a converted weight to one. A goal without a unit counts in kg or
 * km.
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
