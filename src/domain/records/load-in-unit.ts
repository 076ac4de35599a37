import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { nearestLoad } from "#domain/plates/plates.ts"
import { barbellIn, nearestWeight } from "#domain/plates/barbells.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"
import { loadStep } from "./load-steps.ts"
import { type LoadOptions, ownBarFor, ownWeights } from "./next-load.ts"

/**
 * The weight of a set in a unit. A weight entered in the other unit is converted to the nearest one that can be loaded (on a bar, with the person's
 * plates). Assistance, which is a negative weight, stays negative.
 */
export function loadInUnit(
  { weight, weight_unit }: Pick<RecordedSet, "weight" | "weight_unit">,
  { equipment, unit, barbells }: LoadOptions,
): number | null {
  if (weight === null || (weight_unit ?? unit) === unit) return weight
  const converted = convertWeight(weight, weight_unit ?? unit, unit)
  const kind = ownBarFor(converted, { equipment, unit, barbells })
  if (kind !== null) return nearestLoad(converted, barbellIn(barbells, unit), kind)
  const own = ownWeights({ equipment, unit, barbells })
  if (own) return Math.sign(converted) * nearestWeight(Math.abs(converted), own)
  const step = loadStep(0, equipment, unit)
  const count = Math.max(1, Math.round(Math.abs(converted) / step))
  return roundTo(Math.sign(weight) * count * step, 6)
}

/** Sets with their weights in a unit, so that they can be repeated. Converted weights are rounded to ones that can be loaded. */
export function loadableSets<Set extends RecordedSet>(sets: readonly Set[], options: LoadOptions): Set[] {
  const { unit } = options
  return sets.map((set) =>
    set.weight === null ? set : { ...set, weight: loadInUnit(set, options), weight_unit: unit },
  )
}
