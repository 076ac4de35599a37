import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { barbellIn, type BarKind, barKindOf } from "#domain/plates/barbells.ts"
import { loadsAround } from "#domain/plates/plates.ts"
import { loadStep } from "./load-steps.ts"

/**
 * The next available weight above this one, made of the person's plates (`barbells`, the profile's column) where it goes on a bar; the same
 * weight when their plates make no more. Above help, which is below zero, it is less help, and then none.
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

/** What the person's plates make beside a weight; null for what goes on no bar, or is lighter than theirs. The usual plates make every step. */
function loadsBeside(weight: number, equipment: string | null, unit: WeightUnit, barbells: unknown) {
  const kind = ownBarFor(weight, { equipment, unit, barbells })
  return kind === null ? null : loadsAround(weight, barbellIn(barbells, unit), kind)
}

/** The bar on which the person's plates make a weight; null for what goes on none, is lighter than theirs, or while theirs are unknown. */
export function ownBarFor(weight: number, { equipment, unit, barbells }: Loading): BarKind | null {
  const kind = barbells === null ? null : barKindOf(equipment)
  return kind === null || weight < barbellIn(barbells, unit).bars[kind] ? null : kind
}

/** What there is to load with: the equipment, the unit, and the profile's column of bars and plates. */
export interface Loading {
  equipment: string | null
  unit: WeightUnit
  barbells: unknown
}

/** The load to begin again with after a break: a share of what was lifted, or one step more of help. */
export function loadAfterBreak(load: number, share: number, { equipment, unit, barbells }: Loading): number {
  if (load > 0) return loadUpTo(load * share, equipment, unit, barbells)
  return load === 0 ? 0 : 0 - nextLoad(-load, equipment, unit)
}
