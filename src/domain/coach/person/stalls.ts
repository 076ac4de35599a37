import { kilograms, kilometres } from "#domain/measures/units.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { type earlierTimes, type TrainedExercise, type TrainedSet, workingSets } from "./trained-workout.ts"

export const stalledSessions = 3

/** The times that an exercise was done before, the latest first. */
export type Earlier = ReturnType<typeof earlierTimes>
/** An exercise beside what was done with it before. */
export type Look = { exercise: TrainedExercise; before: Earlier }

/** Whether the last three sessions with a lift brought no better set than the one before them, and the latest is not on its way up again. */
export function isStalled({ exercise, before }: Look): boolean {
  if (exercise.measure !== "weight_reps") return false
  const scores = [exercise, ...before.map((each) => each.exercise)]
    .map(scoreOf)
    .filter((score) => score !== null)
  const [latest, earlier] = [scores.slice(0, stalledSessions), scores[stalledSessions]]
  const [now = 0, last = 0] = latest
  return earlier !== undefined && Math.max(...latest) <= earlier + 0.1 && now <= last + 0.1
}

/** How good the best working set was, as `strengthOf`; null: nothing to go by. */
export function scoreOf(exercise: TrainedExercise): number | null {
  const scores = workingSets(exercise).map((set) => strengthOf(set, exercise))
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** How good a set was: kilograms of an estimated single, reps, minutes or kilometres. */
export function strengthOf(set: TrainedSet, { measure }: Pick<TrainedExercise, "measure">): number | null {
  const { reps, weight, weight_unit, duration_minutes, distance, distance_unit } = set
  if (measure === "reps") return reps
  if (measure === "time") return duration_minutes
  if (measure === "distance_time")
    return distance === null ? null : kilometres(distance, distance_unit ?? "km")
  return weight === null || reps === null ? null : oneRepMax(kilograms(weight, weight_unit ?? "kg"), reps)
}
