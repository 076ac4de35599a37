import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { nearestLoad } from "#domain/plates/plates.ts"
import { barbellIn } from "#domain/plates/barbells.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import { loadStep } from "./load-steps.ts"
import { type Loading, ownBarFor } from "./next-load.ts"

/**
 * The weight of a set in a unit: as it was entered, or, entered in the other one, the nearest that can be loaded. What is loaded on a bar is
 * made of the person's plates; help stays below zero.
 */
export function loadInUnit(
  { weight, weight_unit }: Pick<RecordedSet, "weight" | "weight_unit">,
  { equipment, unit, barbells }: Loading,
): number | null {
  if (weight === null || (weight_unit ?? unit) === unit) return weight
  const converted = convertWeight(weight, weight_unit ?? unit, unit)
  const kind = ownBarFor(converted, { equipment, unit, barbells })
  if (kind !== null) return nearestLoad(converted, barbellIn(barbells, unit), kind)
  const step = loadStep(0, equipment, unit)
  const stepsOfIt = Math.max(1, Math.round(Math.abs(converted) / step))
  return roundTo(Math.sign(weight) * stepsOfIt * step, 6)
}

/** Sets as they can be done again in a unit: what was entered in the other one is a weight that can be loaded. */
export function loadableSets<Set extends RecordedSet>(sets: readonly Set[], loading: Loading): Set[] {
  const { unit } = loading
  return sets.map((set) =>
    set.weight === null ? set : { ...set, weight: loadInUnit(set, loading), weight_unit: unit },
  )
}
