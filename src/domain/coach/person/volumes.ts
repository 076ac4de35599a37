import { kilograms, type WeightUnit } from "#domain/measures/units.ts"
import { workingVolume, writeVolume } from "#domain/records/working-volume.ts"
import type { TrainedSet, TrainedWorkout } from "./trained-workout.ts"

/** The weight of a set in kilograms; zero if it has none. */
export function loadOf({ weight, weight_unit }: TrainedSet): number {
  return kilograms(weight ?? 0, weight_unit ?? "kg")
}

/** The working volume of workouts, in kilograms. */
export function volumeOf(workouts: readonly TrainedWorkout[]): number {
  return workingVolume(workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets)))
}

/** The working volume in words: "6,085 kg". */
export function volumeInWords(workouts: readonly TrainedWorkout[], unit: WeightUnit): string {
  return writeVolume(volumeOf(workouts), unit)
}
