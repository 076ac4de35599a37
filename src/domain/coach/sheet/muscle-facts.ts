import { type Athlete, setsByMuscle } from "#domain/coach/person/athlete.ts"
import { type TrainedWorkout, workingSets } from "#domain/coach/person/trained-workout.ts"
import { weeklyRangeOf } from "#domain/coach/person/weekly-range.ts"
import { roundTo } from "#domain/measures/numbers.ts"

/** The weekly working sets of a muscle, with the range they should be in. */
export interface MuscleFacts {
  muscle: string
  sets: number
  /** The weekly sets of the month before; null if the months aren't compared. */
  before: number | null
  low: number
  high: number
  /** How many sets the muscle is below the range, or above it. */
  short: number
  over: number
}

/** The muscles that a balanced plan trains directly. The others are trained along with them. */
const mainMuscles = [
  "quadriceps",
  "hamstrings",
  "glutes",
  "chest",
  "lats",
  "upper back",
  "shoulders",
  "biceps",
  "triceps",
  "abs",
]

/** The weekly sets for each muscle in the workouts of a number of weeks, most first. */
export function muscleFacts(
  workouts: readonly TrainedWorkout[],
  weeks: number,
  athlete: Athlete,
  before: ReadonlyMap<string, number> | null = null,
): MuscleFacts[] {
  const range = weeklyRangeOf(athlete)
  const sets = weeklySets(workouts, weeks, athlete)
  return [...sets]
    .map(([muscle, count]) => ({
      muscle,
      sets: count,
      before: before && (before.get(muscle) ?? 0),
      ...range,
      short: Math.max(0, range.low - count),
      over: Math.max(0, count - range.high),
    }))
    .toSorted((one, other) => other.sets - one.sets || (one.muscle < other.muscle ? -1 : 1))
}

/** The sets per week by muscle, rounded to half a set. */
export function weeklySets(
  workouts: readonly TrainedWorkout[],
  weeks: number,
  { byId }: Pick<Athlete, "byId">,
): Map<string, number> {
  const parts = workouts.flatMap(({ exercises }) =>
    exercises.flatMap((each) => {
      const exercise = byId.get(each.exercise_id)
      return exercise ? [{ exercise, sets: workingSets(each).length }] : []
    }),
  )
  return new Map(
    [...setsByMuscle(parts)].map(([muscle, count]) => [
      muscle,
      roundTo(Math.round((2 * count) / weeks) / 2, 1),
    ]),
  )
}

export const isMain = ({ muscle }: MuscleFacts) => mainMuscles.includes(muscle)
