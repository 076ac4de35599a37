import { inWeightUnit, kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { type TrainedSet, type TrainedWorkout, workingSets } from "./trained-workout.ts"

/** The weight of a set in kilograms; zero without one. */
export function loadOf({ weight, weight_unit }: TrainedSet): number {
  return kilograms(weight ?? 0, weight_unit ?? "kg")
}

/** The volume (reps × weight) of all working sets, in kilograms. */
export function volumeOf(workouts: readonly TrainedWorkout[]): number {
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap(workingSets))
  return totalsOf(null, sets).volume_kg
}

/** The same in words: "6,085 kg". */
export function volumeInWords(workouts: readonly TrainedWorkout[], unit: WeightUnit): string {
  return `${writeNumber(Math.round(inWeightUnit(volumeOf(workouts), unit)), 0)} ${unit}`
}
