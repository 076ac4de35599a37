import type { LocalDay } from "#domain/days/local-day.ts"
import { plainName } from "#domain/text/plain-name.ts"
import { daysOf, type HistoryFilter } from "./history-filter.ts"
import type { PastWorkout } from "./past-workout.ts"

/** The parts of an exercise that the search uses. */
export interface NamedExercise {
  exercise_id: string
  exercise_name: string
  aliases: readonly string[]
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
}

/** A workout with the text that the search looks through. */
export interface IndexedWorkout {
  workout: PastWorkout
  /** The workout's name, notes and exercises, normalized by `plainName`. */
  text: string
  /** The muscles that the workout's exercises train, primary and secondary. */
  muscles: ReadonlySet<string>
}

export interface FoundWorkouts {
  workouts: PastWorkout[]
  /** How many more workouts match the other filters outside the range of days. */
  outsideRange: number
}

/** Prepares workouts for the search, so that each key press only has to compare. `nameOf` returns the name shown for a workout. */
export function indexWorkouts(
  workouts: readonly PastWorkout[],
  exercises: readonly NamedExercise[],
  nameOf: (workout: PastWorkout) => string,
): IndexedWorkout[] {
  const known = new Map(
    exercises.map((exercise) => [
      exercise.exercise_id,
      {
        text: plainName([exercise.exercise_name, ...exercise.aliases].join(" ")),
        muscles: [...exercise.primary_muscles, ...exercise.secondary_muscles],
      },
    ]),
  )
  return workouts.map((workout) => {
    const own = workout.exercise_ids.flatMap((id) => known.get(id) ?? [])
    const words = [plainName(`${nameOf(workout)} ${workout.notes}`), ...own.map(({ text }) => text)]
    return { workout, text: words.join(" "), muscles: new Set(own.flatMap(({ muscles }) => muscles)) }
  })
}

/** The workouts that match a filter, in the given order. Every word of its text must occur, anywhere and in any order. */
export function findWorkouts(
  index: readonly IndexedWorkout[],
  filter: HistoryFilter,
  today: LocalDay,
): FoundWorkouts {
  const words = plainName(filter.text).split(" ")
  const { from, to } = daysOf(filter, today)
  const found = index.filter(
    ({ workout, text, muscles }) =>
      (filter.exercise_id === null || workout.exercise_ids.includes(filter.exercise_id)) &&
      (filter.muscle === null || muscles.has(filter.muscle)) &&
      words.every((word) => text.includes(word)),
  )
  const workouts = found
    .map(({ workout }) => workout)
    .filter(({ date }) => (from === null || date >= from) && (to === null || date <= to))
  return { workouts, outsideRange: found.length - workouts.length }
}
