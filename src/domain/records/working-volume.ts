import { inWeightUnit, kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { countedSets, type DoneSet } from "#domain/workout/done-set.ts"

type Lift = Pick<DoneSet, "reps" | "weight" | "weight_unit" | "set_type">

/**
 * The volume of sets in kilograms: repetitions times weight, for every set that counts and has both. Assistance (a negative weight) adds no volume.
 */
export function workingVolume(sets: readonly Lift[]): number {
  return countedSets(sets).reduce(
    (sum, { reps, weight, weight_unit }) =>
      sum + (reps ?? 0) * Math.max(0, kilograms(weight ?? 0, weight_unit ?? "kg")),
    0,
  )
}

/** A volume in kilograms as "5,520 kg" or "12,170 lbs". */
export function writeVolume(volume: number, unit: WeightUnit): string {
  return `${writeNumber(wholeVolume(inWeightUnit(volume, unit)), 0)} ${unit}`
}

/** A volume rounded for display. Postgres and JavaScript differ in the last decimals, which must not affect how halves are rounded. */
export function wholeVolume(volume: number): number {
  return Math.round(Number(volume.toFixed(3)))
}
