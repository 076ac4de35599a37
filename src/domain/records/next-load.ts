import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { barbellIn, type BarKind, barKindOf, weightsAround, weightsIn } from "#domain/plates/barbells.ts"
import { loadsAround } from "#domain/plates/plates.ts"
import { loadStep } from "./load-steps.ts"

/**
 * The next available weight above `weight`: the next one that the person's plates can make or that they own,
 * or `weight` itself if there is none (`barbells` is the profile's column). Assistance is negative, so the
 * next weight is less assistance, then none.
 */
export function nextLoad(
  weight: number,
  equipment: string | null,
  unit: WeightUnit,
  barbells: unknown = null,
): number {
  const own = weight > 0 ? ownWeights({ equipment, unit, barbells }) : null
  if (own) return weightsAround(weight, own).above ?? weight
  const step = loadStep(weight, equipment, unit)
  const next = roundTo((Math.floor(roundTo(weight / step, 6)) + 1) * step, 6)
  const around = loadsBeside(next, equipment, unit, barbells)
  if (!around) return next
  const { below, above } = around
  return below !== null && below > weight ? below : (above ?? weight)
}

/** The heaviest available weight that is not above `weight`; at least one increment, the bar, or the lightest weight that the person has. */
export function loadUpTo(
  weight: number,
  equipment: string | null,
  unit: WeightUnit,
  barbells: unknown = null,
): number {
  const own = weight > 0 ? ownWeights({ equipment, unit, barbells }) : null
  if (own) return weightsAround(weight, own).below ?? own[0] ?? weight
  const step = loadStep(weight, equipment, unit)
  const around = loadsBeside(weight, equipment, unit, barbells)
  return around?.below ?? roundTo(Math.max(1, Math.floor(roundTo(weight / step, 6))) * step, 6)
}

/** The weights that the person has entered for equipment without plates; null if there are none. */
export function ownWeights({ equipment, unit, barbells }: LoadOptions): readonly number[] | null {
  return equipment === null ? null : weightsIn(barbells, unit, equipment)
}

/**
 * The nearest weights that the person's plates can make, at or below `weight` and above it; null if the
 * weight doesn't go on one of the person's bars.
 */
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
