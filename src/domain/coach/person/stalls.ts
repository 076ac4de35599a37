import { kilograms, kilometers } from "#domain/measures/units.ts"
import { loadKind, signedLoad } from "#domain/workout/load.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { type earlierTimes, type TrainedExercise, type TrainedSet, workingSets } from "./trained-workout.ts"

export const stalledSessions = 3

/** The earlier sessions of an exercise, latest first. */
export type Earlier = ReturnType<typeof earlierTimes>
/** An exercise and its earlier sessions. */
export type Look = { exercise: TrainedExercise; before: Earlier }

/**
 * Whether a lift has stalled: none of the last three sessions was better than the one before those three, and the latest session isn't better than
 * the previous one.
 */
export function isStalled({ exercise, before }: Look): boolean {
  if (exercise.measure !== "weight_reps") return false
  const scores = [exercise, ...before.map((each) => each.exercise)]
    .map(scoreOf)
    .filter((score) => score !== null)
  const [latest, earlier] = [scores.slice(0, stalledSessions), scores[stalledSessions]]
  const [now = 0, last = 0] = latest
  return earlier !== undefined && Math.max(...latest) <= earlier + 0.1 && now <= last + 0.1
}

/** The strength of the best working set, as `strengthOf` measures it; null when no set can be measured. */
export function scoreOf(exercise: TrainedExercise): number | null {
  const scores = workingSets(exercise).map((set) => strengthOf(set, exercise))
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : Math.max(...known)
}

// No one does this many reps in a set, so the load always decides.
const repsInAKilogram = 1000

/**
 * The value by which sets are compared: estimated 1RM in kg, reps, minutes or kilometers. For exercises with added weight or assistance, sets are
 * compared by load first, and by reps only if the loads are equal.
 */
export function strengthOf(set: TrainedSet, { measure }: Pick<TrainedExercise, "measure">): number | null {
  const { reps, weight, weight_unit, duration_minutes, distance, distance_unit } = set
  if (measure === "reps") return reps
  const load = signedLoad(loadKind(measure), weight)
  if (loadKind(measure) !== "outside")
    return reps === null || load === null
      ? null
      : kilograms(load, weight_unit ?? "kg") * repsInAKilogram + reps
  if (measure === "time") return duration_minutes
  if (measure === "distance_time")
    return distance === null ? null : kilometers(distance, distance_unit ?? "km")
  return weight === null || reps === null ? null : oneRepMax(kilograms(weight, weight_unit ?? "kg"), reps)
}
