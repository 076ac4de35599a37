import { adHocName } from "#domain/text/ad-hoc-name.ts"
import { parseDateTime, parseAbsolute, toZoned } from "@internationalized/date"
import { type Load, withShownLoad } from "#domain/workout/load.ts"
import type { SavedLog, SavedSet } from "#domain/workout/draft-from-log.ts"

/** A saved workout to share. */
export interface SharedWorkout {
  log: SavedLog
  sets: readonly SavedSet[]
}

export interface SharedExercise {
  name: string
  load: Load
  sets: SavedSet[]
}

/** Its exercises and their sets, in the order they were done; help is below zero. */
export function sharedExercises({ sets }: SharedWorkout): SharedExercise[] {
  const orders = [...new Set(sets.map(({ exercise_order }) => exercise_order))].toSorted(
    (one, other) => one - other,
  )
  return orders.map((order) => {
    const own = sets
      .filter(({ exercise_order }) => exercise_order === order)
      .toSorted((one, other) => one.set_number - other.set_number)
    return {
      name: own[0]?.exercises?.name ?? "Unknown Exercise",
      load: own[0]?.exercises?.load ?? "outside",
      sets: own.map((set) => withShownLoad(set, set.exercises?.load)),
    }
  })
}

export const sharedName = ({ log }: SharedWorkout) => log.name ?? adHocName

/** When something was done: epoch milliseconds, the local UTC offset in seconds, and the duration. */
export interface SharedTime {
  start: number
  offsetSeconds: number
  seconds: number
}

/** The assumed length of a set without a time of its own. */
const guessedSetSeconds = 120

/** When a workout was done on a zone's clock. Without a time of day it is noon; without a duration, two minutes per set. */
export function sharedTime({ log, sets }: SharedWorkout, timeZone: string): SharedTime {
  const start =
    log.started_at === null
      ? toZoned(parseDateTime(`${log.date}T12:00`), timeZone)
      : parseAbsolute(log.started_at, timeZone)
  const timed = sets.reduce((sum, { duration_minutes }) => sum + (duration_minutes ?? 0) * 60, 0)
  const seconds = log.duration_seconds ?? Math.max(Math.round(timed), sets.length * guessedSetSeconds)
  return {
    start: start.toDate().getTime(),
    offsetSeconds: start.offset / 1000,
    seconds: Math.max(1, seconds),
  }
}

/** Splits the workout's time between sets and rests. Only the total is known, so it is shared out evenly. */
export interface SetTime {
  set: SavedSet
  exercise: string
  start: number
  seconds: number
  restSeconds: number
}

const longestLift = 40

/** Every set with its start within the workout; timed sets keep their own time as far as it fits. */
export function setTimes(workout: SharedWorkout, { start, seconds }: SharedTime): SetTime[] {
  const sets = sharedExercises(workout).flatMap(({ name, sets: own }) =>
    own.map((set) => ({ set, exercise: name })),
  )
  const timed = sets.map(({ set }) => (set.duration_minutes ?? 0) * 60)
  const own = timed.reduce((sum, each) => sum + each, 0)
  const scale = own > seconds ? seconds / own : 1
  const shared = Math.max(0, seconds - own) / Math.max(1, sets.length)
  let at = start
  return sets.map(({ set, exercise }, index) => {
    const active = (timed[index] ?? 0) * scale || Math.min(longestLift, shared / 2)
    const slot = (timed[index] ?? 0) * scale + shared
    const placed = { set, exercise, start: at, seconds: active, restSeconds: Math.max(0, slot - active) }
    at += slot * 1000
    return placed
  })
}
