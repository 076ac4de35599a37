import type { WeightUnit } from "#domain/measures/units.ts"
import { workingVolume, writeVolume } from "#domain/records/working-volume.ts"
import type { TrainedWorkout } from "./trained-workout.ts"

/** The working volume of workouts, in kilograms. */
export function volumeOf(workouts: readonly TrainedWorkout[]): number {
  return workingVolume(workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets)))
}

/** The working volume in words: "6,085 kg". */
export function volumeInWords(workouts: readonly TrainedWorkout[], unit: WeightUnit): string {
  return writeVolume(volumeOf(workouts), unit)
}
