import { inWeightUnit, kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { type TrainedSet, type TrainedWorkout, workingSets } from "./trained-workout.ts"

/** The kilograms of a set; none where no weight was written. */
export function loadOf({ weight, weight_unit }: TrainedSet): number {
  return kilograms(weight ?? 0, weight_unit ?? "kg")
}

/** Reps times weight of all working sets, in kilograms. */
export function volumeOf(workouts: readonly TrainedWorkout[]): number {
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap(workingSets))
  return totalsOf(null, sets).volume_kg
}

/** The same in words: "6,085 kg". */
export function volumeInWords(workouts: readonly TrainedWorkout[], unit: WeightUnit): string {
  return `${writeNumber(Math.round(inWeightUnit(volumeOf(workouts), unit)), 0)} ${unit}`
}
