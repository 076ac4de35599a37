import { type Athlete, type KnownExercise, limitOn } from "#domain/coach/person/athlete.ts"
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
  /** Whether the person's limits rule running out. */
  isLimited: boolean
}

/**
 * The maximum length of the next long run: a tenth more than the longest (longer jumps are linked to more
 * injuries, 10.1136/bjsports-2024-109380).
 */
export const longestNext = ({ longest }: RunFacts) => roundTo(Math.floor(longest * 11) / 10, 1)

/** The runs in workouts; null if none has a distance. */
export function runsIn(
  workouts: readonly TrainedWorkout[],
  { byId, person, unit: weightUnit }: Pick<Athlete, "byId" | "person" | "unit">,
): RunFacts | null {
  const unit = weightUnit === "kg" ? "km" : "mi"
  const runs = workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise_id, name, sets }) => {
      const known = byId.get(exercise_id)
      const distances = sets.flatMap(({ distance, distance_unit }) =>
        distance ? [convertDistance(distance, distance_unit ?? unit, unit)] : [],
      )
      const total = distances.reduce((sum, each) => sum + each, 0)
      const isLimited = known !== undefined && limitOn(known, { person }) !== null
      return isRun(name, known) && total > 0 ? [{ total, isLimited }] : []
    }),
  )
  if (runs.length === 0) return null
  const totals = runs.map(({ total }) => total)
  return {
    unit,
    runs: runs.length,
    total: roundTo(
      totals.reduce((sum, each) => sum + each, 0),
      1,
    ),
    longest: roundTo(Math.max(...totals), 1),
    isLimited: runs.some(({ isLimited }) => isLimited),
  }
}

const isRun = (name: string, known: KnownExercise | undefined) =>
  known ? tagsOf(known).pattern === "run" : /\brun/i.test(name)
