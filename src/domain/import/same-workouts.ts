import { momentOf } from "#domain/days/local-day.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { type DistanceUnit, kilograms, kilometers, type WeightUnit } from "#domain/measures/units.ts"
import type { FileSet } from "./file-history.ts"

/** What was done in a set: [reps, kg, minutes, km]. */
export type SetValues = readonly (number | null)[]

/** A workout already in the account, with its sets in order and the exercise of each. */
export interface KnownWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  sets: readonly SetValues[]
  exercises?: readonly string[] | undefined
}

/** A workout from a file, in the same format as a logged one. */
export interface ComparedWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  sets: readonly SetValues[]
}

/** The logged workout that matches one from the file: identical, identical in a different time zone, or changed since. */
export interface Familiar {
  known: KnownWorkout
  how: "same" | "other_zone" | "changed"
}

const sameStartMilliseconds = 60_000
const zoneStepMilliseconds = 15 * 60_000
// Time zones are up to 26 hours apart. But someone who does the same workout at the same time every day
// starts 24 hours later, or 23 when clocks change. A workout that starts so much later must not be taken for
// the same one, because it would be lost.
const farthestZonesMilliseconds = 22.75 * 60 * 60_000
const clockMilliseconds = 1000
/** The tolerance for a number that was converted to a different unit and back. */
const sameWithin = 0.011

/**
 * Finds the workouts in a file that are already logged, by their index in the file. A logged workout that has
 * been matched can only be matched again by an identical one, so that a day's second workout is never
 * mistaken for the first.
 */
export function familiarWorkouts(
  workouts: readonly ComparedWorkout[],
  nearby: (day: LocalDay) => readonly KnownWorkout[],
): Map<number, Familiar> {
  const found = new Map<number, Familiar>()
  const taken = new Set<KnownWorkout>()
  const find = (how: Familiar["how"], fits: (one: ComparedWorkout, other: KnownWorkout) => boolean) => {
    for (const [index, workout] of workouts.entries()) {
      if (found.has(index)) continue
      const known = nearby(workout.date).find(
        (each) => (how === "same" || !taken.has(each)) && fits(workout, each),
      )
      if (!known) continue
      found.set(index, { known, how })
      taken.add(known)
    }
  }
  find("same", (one, other) => isSameStart(one, other) && isSameSets(one, other))
  find("other_zone", (one, other) => isOtherZone(one, other) && isSameSets(one, other))
  find("changed", isChanged)
  return found
}

/** A set from a file, in the same format as the logged ones. */
export function valuesOf(
  set: FileSet,
  { weightUnit, distanceUnit }: { weightUnit: WeightUnit; distanceUnit: DistanceUnit },
): SetValues {
  const { reps, weight, weight_unit, duration_minutes, distance, distance_unit } = set
  return [
    reps,
    weight === null ? null : kilograms(weight, weight_unit ?? weightUnit),
    duration_minutes,
    distance === null ? null : kilometers(distance, distance_unit ?? distanceUnit),
  ]
}

/** Whether two sets are the same. A missing value equals zero. */
export const isSameSet = (one: SetValues, other: SetValues) =>
  [0, 1, 2, 3].every((index) => Math.abs((one[index] ?? 0) - (other[index] ?? 0)) <= sameWithin)

/** Whether two workouts start within a minute of each other, or on the same day if either has no start time. */
function isSameStart(one: ComparedWorkout, other: KnownWorkout): boolean {
  const apart = millisecondsApart(one, other)
  return apart === null ? one.date === other.date : apart <= sameStartMilliseconds
}

/** Whether two workouts may have started at the same local time, read in two different time zones. Zones differ by multiples of 15 minutes. */
function isOtherZone(one: ComparedWorkout, other: KnownWorkout): boolean {
  const apart = millisecondsApart(one, other)
  if (apart === null || apart > farthestZonesMilliseconds) return false
  const over = apart % zoneStepMilliseconds
  return Math.min(over, zoneStepMilliseconds - over) <= clockMilliseconds
}

/** Whether a logged workout is probably an edited copy of the file's. After an import, people usually change a set or two, the name, or the start. */
function isChanged(one: ComparedWorkout, other: KnownWorkout): boolean {
  const isNamed = one.name !== null && one.name === other.name
  const isMostly = 2 * commonSets(one, other) >= Math.max(one.sets.length, other.sets.length)
  if (millisecondsApart(one, other) !== null && isSameStart(one, other)) return isNamed || isMostly
  if (isSameStart(one, other)) return isMostly
  if (isOtherZone(one, other)) return isNamed && isMostly
  return isNamed && one.date === other.date && isSameSets(one, other)
}

function millisecondsApart(one: ComparedWorkout, other: KnownWorkout): number | null {
  if (one.started_at === null || other.started_at === null) return null
  return Math.abs(momentOf(one.started_at) - momentOf(other.started_at))
}

const isSameSets = (one: ComparedWorkout, other: KnownWorkout) =>
  one.sets.length === other.sets.length &&
  one.sets.every((set, index) => isSameSet(set, other.sets[index] ?? []))

function commonSets(one: ComparedWorkout, other: KnownWorkout): number {
  const left = [...other.sets]
  return one.sets.filter((set) => {
    const at = left.findIndex((each) => isSameSet(set, each))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}
