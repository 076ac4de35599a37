import { type TrainedWorkout, workingSets } from "#domain/coach/person/trained-workout.ts"
import { roundTo } from "#domain/measures/numbers.ts"

/** How hard the working sets were. */
export interface EffortFacts {
  sets: number
  rated: number
  /** The mean RPE; null if no set was rated. */
  mean: number | null
  highest: number | null
  /** The number of sets at RPE 9.5 or more. */
  atLimit: number
}

const limit = 9.5

/** The effort in workouts, from the rated sets. An unrated set to failure counts as one at the limit. */
export function effortIn(workouts: readonly TrainedWorkout[]): EffortFacts {
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap(workingSets))
  const ratings = sets.flatMap(({ rpe, set_type }) => rpe ?? (set_type === "failure" ? [10] : []))
  const total = ratings.reduce((sum, rpe) => sum + rpe, 0)
  return {
    sets: sets.length,
    rated: ratings.length,
    mean: ratings.length === 0 ? null : roundTo(total / ratings.length, 1),
    highest: ratings.length === 0 ? null : Math.max(...ratings),
    atLimit: ratings.filter((rpe) => rpe >= limit).length,
  }
}
