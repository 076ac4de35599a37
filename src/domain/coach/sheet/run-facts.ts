import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { convertDistance, type DistanceUnit } from "#domain/measures/units.ts"
import { tagsOf } from "#domain/suitability/tags.ts"

/** The runs of a period, in the person's unit. */
export interface RunFacts {
  unit: DistanceUnit
  runs: number
  total: number
  longest: number
}

/** What the next long run may be at most: a tenth more than the longest (longer jumps go with more injuries, 10.1136/bjsports-2024-109380). */
export const longestNext = ({ longest }: RunFacts) => roundTo(Math.floor(longest * 11) / 10, 1)

/** The runs in workouts; null without any with a distance. */
export function runsIn(
  workouts: readonly TrainedWorkout[],
  { byId, unit: weightUnit }: Pick<Athlete, "byId" | "unit">,
): RunFacts | null {
  const unit = weightUnit === "kg" ? "km" : "mi"
  const runs = workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise_id, name, sets }) => {
      const known = byId.get(exercise_id)
      const isRun = known ? tagsOf(known).pattern === "run" : /\brun/i.test(name)
      const distances = sets.flatMap(({ distance, distance_unit }) =>
        distance ? [convertDistance(distance, distance_unit ?? unit, unit)] : [],
      )
      const total = distances.reduce((sum, each) => sum + each, 0)
      return isRun && total > 0 ? [total] : []
    }),
  )
  if (runs.length === 0) return null
  return {
    unit,
    runs: runs.length,
    total: roundTo(
      runs.reduce((sum, each) => sum + each, 0),
      1,
    ),
    longest: roundTo(Math.max(...runs), 1),
  }
}
