import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { barbellIn, type BarKind, barKindOf } from "#domain/plates/barbells.ts"
import { loadsAround } from "#domain/plates/plates.ts"
import { loadStep } from "./load-steps.ts"

/**
 * The next available weight above this one; on a bar, the next that the person's plates (`barbells`, the profile's column) can make, or this one
 * if they can't make more. Help is below zero, so its next weight is less help, then none.
 */
export function nextLoad(
  weight: number,
  equipment: string | null,
  unit: WeightUnit,
  barbells: unknown = null,
): number {
  const step = loadStep(weight, equipment, unit)
  const next = roundTo((Math.floor(roundTo(weight / step, 6)) + 1) * step, 6)
  const around = loadsBeside(next, equipment, unit, barbells)
  if (!around) return next
  const { below, above } = around
  return below !== null && below > weight ? below : (above ?? weight)
}

/** The heaviest available weight that is not above this one; at least one increment, or the bar. */
export function loadUpTo(
  weight: number,
  equipment: string | null,
  unit: WeightUnit,
  barbells: unknown = null,
): number {
  const step = loadStep(weight, equipment, unit)
  const around = loadsBeside(weight, equipment, unit, barbells)
  return around?.below ?? roundTo(Math.max(1, Math.floor(roundTo(weight / step, 6))) * step, 6)
}

/** The weights next to this one that the person's plates can make; null where `ownBarFor` is null. */
function loadsBeside(weight: number, equipment: string | null, unit: WeightUnit, barbells: unknown) {
  const kind = ownBarFor(weight, { equipment, unit, barbells })
  return kind === null ? null : loadsAround(weight, barbellIn(barbells, unit), kind)
}

/** The person's bar for a weight; null if the weight doesn't go on a bar or is lighter than the bar, or if the person's bars are unknown. */
export function ownBarFor(weight: number, { equipment, unit, barbells }: LoadOptions): BarKind | null {
  const kind = barbells === null ? null : barKindOf(equipment)
  return kind === null || weight < barbellIn(barbells, unit).bars[kind] ? null : kind
}

/** What determines the available loads: the equipment, the unit, and the profile's column of bars and plates. */
export interface LoadOptions {
  equipment: string | null
  unit: WeightUnit
  barbells: unknown
}

/** The load to restart with after a break: a share of the last load, or one step more help. */
export function loadAfterBreak(
  load: number,
  share: number,
  { equipment, unit, barbells }: LoadOptions,
): number {
  if (load > 0) {
    const lighter = loadUpTo(load * share, equipment, unit, barbells)
    // A bar of no weight without plates is no load: then the last one stays.
    return lighter > 0 ? lighter : load
  }
  return load === 0 ? 0 : 0 - nextLoad(-load, equipment, unit)
}
