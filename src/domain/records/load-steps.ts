import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { barbellIn, barKindOf } from "#domain/plates/barbells.ts"
import { loadsAround } from "#domain/plates/plates.ts"
import type { RecordedSet } from "#domain/workout/recorded-set.ts"

// Common increments of each kind of equipment. The first one that divides the current weight is used.
const steps: Record<WeightUnit, Record<string, readonly number[]>> = {
  kg: {
    dumbbell: [2, 2.5, 1],
    kettlebell: [4, 2],
    machine: [5, 2.5],
    "medicine ball": [1],
    sled: [5, 2.5],
  },
  lbs: {
    dumbbell: [5, 2.5],
    kettlebell: [5, 2.5],
    machine: [10, 5],
    "medicine ball": [2, 1],
    sled: [10, 5],
  },
}
// A pair of the smallest common plates.
const usual: Record<WeightUnit, readonly number[]> = { kg: [2.5], lbs: [5] }

/** The increment from a weight to the next one available with its equipment, in the weight's unit. */
export function loadStep(weight: number, equipment: string | null, unit: WeightUnit): number {
  const possible = steps[unit][equipment ?? ""] ?? usual[unit]
  return possible.find((step) => isMultiple(weight, step)) ?? possible[0] ?? 1
}

/**
 * The next available weight above this one, made of the person's plates (`barbells`, the profile's column) where it goes on a bar; the same
 * weight when their plates make no more.
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

/** The weight of a set in a unit: as it was entered, or, entered in the other one, the nearest step of the equipment. */
export function loadInUnit(
  { weight, weight_unit }: Pick<RecordedSet, "weight" | "weight_unit">,
  equipment: string | null,
  unit: WeightUnit,
): number | null {
  if (weight === null || (weight_unit ?? unit) === unit) return weight
  const step = loadStep(0, equipment, unit)
  const converted = convertWeight(weight, weight_unit ?? unit, unit)
  return weight <= 0 ? converted : roundTo(Math.max(1, Math.round(converted / step)) * step, 6)
}

/** Sets as they can be done again in a unit: what was entered in the other one is a weight that can be loaded. */
export function loadableSets<Set extends RecordedSet>(
  sets: readonly Set[],
  equipment: string | null,
  unit: WeightUnit,
): Set[] {
  return sets.map((set) =>
    set.weight === null || set.weight_unit === unit
      ? set
      : { ...set, weight: loadInUnit(set, equipment, unit), weight_unit: unit },
  )
}

/** What the person's plates make beside a weight; null for what goes on no bar, or is lighter than theirs. The usual plates make every step. */
function loadsBeside(weight: number, equipment: string | null, unit: WeightUnit, barbells: unknown) {
  const kind = barbells === null ? null : barKindOf(equipment)
  const barbell = barbellIn(barbells, unit)
  return kind === null || weight < barbell.bars[kind] ? null : loadsAround(weight, barbell, kind)
}

/** What there is to load with: the equipment, the unit, and the profile's column of bars and plates. */
interface Loading {
  equipment: string | null
  unit: WeightUnit
  barbells: unknown
}

/** The next load above this one, with help below zero: less of it, then none. */
export function nextSigned(load: number, { equipment, unit, barbells }: Loading): number {
  if (load >= 0) return nextLoad(load, equipment, unit, barbells)
  const step = loadStep(-load, equipment, unit)
  return 0 - roundTo((Math.ceil(roundTo(-load / step, 6)) - 1) * step, 6)
}

/** The load to begin again with after a break: a share of what was lifted, or one step more of help. */
export function loadAfterBreak(load: number, share: number, { equipment, unit, barbells }: Loading): number {
  if (load > 0) return loadUpTo(load * share, equipment, unit, barbells)
  return load === 0 ? 0 : 0 - nextLoad(-load, equipment, unit)
}

function isMultiple(weight: number, step: number): boolean {
  return Number.isInteger(roundTo(weight / step, 6))
}
