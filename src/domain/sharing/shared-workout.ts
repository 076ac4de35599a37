import { adHocName, unknownExercise } from "#domain/text/missing-name-words.ts"
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

/** A workout's exercises and their sets, in the order they were done. Assistance is a negative weight. */
export function sharedExercises({ sets }: SharedWorkout): SharedExercise[] {
  const orders = [...new Set(sets.map(({ exercise_order }) => exercise_order))].toSorted(
    (one, other) => one - other,
  )
  return orders.map((order) => {
    const own = sets
      .filter(({ exercise_order }) => exercise_order === order)
      .toSorted((one, other) => one.set_number - other.set_number)
    return {
      name: own[0]?.exercises?.name ?? unknownExercise,
      load: own[0]?.exercises?.load ?? "outside",
      sets: own.map((set) => withShownLoad(set, set.exercises?.load)),
    }
  })
}

/** A workout's name, or the default for workouts without one. */
export const sharedName = ({ log }: SharedWorkout) => log.name ?? adHocName

/**
 * When a workout was done: its start in epoch milliseconds, the local UTC offset in seconds, and its duration
 * in seconds.
 */
export interface SharedTime {
  start: number
  offsetSeconds: number
  seconds: number
}

/** The assumed length of a set with its rest in seconds, for workouts whose duration is unknown. */
const assumedSetSeconds = 120

/**
 * When a workout was done, in a time zone. A workout without a time of day is assumed to start at noon, and
 * one without a duration to take two minutes per set.
 */
export function sharedTime({ log, sets }: SharedWorkout, timeZone: string): SharedTime {
  const start =
    log.started_at === null
      ? toZoned(parseDateTime(`${log.date}T12:00`), timeZone)
      : parseAbsolute(log.started_at, timeZone)
  const timed = sets.reduce((sum, { duration_minutes }) => sum + (duration_minutes ?? 0) * 60, 0)
  const seconds = log.duration_seconds ?? Math.max(Math.round(timed), sets.length * assumedSetSeconds)
  return {
    start: start.toDate().getTime(),
    offsetSeconds: start.offset / 1000,
    seconds: Math.max(1, seconds),
  }
}

/** When a set was done: its start in epoch milliseconds, and its length and its rest in seconds. */
export interface SetTime {
  set: SavedSet
  exercise: string
  start: number
  seconds: number
  restSeconds: number
}

/** The longest time assumed for a set that has no time of its own, in seconds. */
const maxLiftSeconds = 40

/** Splits a workout's time among its sets. Only the total is known, so rests are shared out evenly; timed sets keep their own time if it fits. */
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
    const active = (timed[index] ?? 0) * scale || Math.min(maxLiftSeconds, shared / 2)
    const slot = (timed[index] ?? 0) * scale + shared
    const setTime = { set, exercise, start: at, seconds: active, restSeconds: Math.max(0, slot - active) }
    at += slot * 1000
    return setTime
  })
}
