import type { Lift } from "#domain/coach/lifts/lift.ts"
import type { Training } from "#domain/coach/lifts/prescription-for.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { Concern } from "#domain/coach/lifts/concerns.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import type { Limit } from "#domain/suitability/limits.ts"
import { loadKind } from "#domain/workout/load.ts"
import type { DoneLift, DoneWork } from "./done-work.ts"
import { type Action, adviceOn } from "./lift-advice.ts"
import type { LiftChange } from "./lift-change.ts"
import { comparison, type Stall } from "./lift-comparison.ts"

/** What is known about an exercise in an analyzed workout. */
export interface LiftFacts {
  exercise_id: string
  /** The name in the exercise list, without the equipment if that is unambiguous. */
  name: string
  shortName: string
  load: Lift["load"]
  /** What was done in this workout; null if only warm-ups were. */
  now: DoneLift | null
  before: DoneLift | null
  change: LiftChange
  /** `lighter` and `return` sessions aren't judged. */
  phase: "build" | "lighter" | "return"
  stall: Stall | null
  /** The best earlier session in the months that the coach reads, if it was clearly better than this one; otherwise null. */
  best: DoneWork | null
  /** Sessions in a row that missed their load. */
  misses: number
  /**
   * What comes next; null for an exercise that the coach doesn't prescribe, because it has no reps or is in a
   * running program.
   */
  next: LiftPrescription | null
  action: Action | null
  /** The limit (a joint, movement, exercise or muscle to avoid or go easy on) that this exercise runs into; null if none. */
  limit: Limit | null
  /** What a note says that must be considered for the exercise. */
  concern: Concern | null
}

/**
 * The facts of each exercise of a workout. `athlete` is the person as of that day, with this workout among the workouts; `training` is the basis for
 * what comes next.
 */
export function liftFacts(workout: TrainedWorkout, athlete: Athlete, training: Training): LiftFacts[] {
  const shorts = shortNames(workout.exercises.map(({ name }) => name))
  return workout.exercises.map((exercise) => ({
    exercise_id: exercise.exercise_id,
    name: exercise.name,
    shortName: shorts.get(exercise.name) ?? exercise.name,
    load: loadKind(exercise.measure),
    ...comparison(exercise, workout.date, athlete),
    ...adviceOn(exercise, workout, athlete, { concerns: athlete.concerns, training }),
  }))
}

/** The names without the part in parentheses, if that leaves them distinct. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const short = (name: string) => name.replace(/\s*\([^)]*\)\s*$/, "").trim() || name
  const unique = [...new Set(names)]
  const times = (name: string) => unique.filter((each) => short(each) === name).length
  return new Map(unique.map((name) => [name, times(short(name)) === 1 ? short(name) : name]))
}
