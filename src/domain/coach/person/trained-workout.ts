import { countedSets, type DoneSet } from "#domain/workout/done-set.ts"
import type { Measure } from "#domain/workout/draft.ts"
import { measureOfSets, withShownLoad } from "#domain/workout/load.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Database } from "#domain/row-types.ts"

/** The log columns that the coach reads, in the app and on the server. */
export const trainedWorkoutColumns = `id, date, name, notes, duration_seconds, run_id,
  workouts(name, workout_exercises(exercise_id, sets, reps)),
  set_logs(exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, duration_minutes, distance,
    distance_unit, rpe, notes, superset, per_side, exercises(name, measure, load, equipment))` as const

type Tables = Database["public"]["Tables"]

type Row = Pick<Tables["workout_logs"]["Row"], "id" | "date" | "name" | "notes" | "duration_seconds"> & {
  /** The run of a program; missing in responses stored by earlier releases. */
  run_id?: string | null
  workouts: {
    name: string
    workout_exercises: Pick<Tables["workout_exercises"]["Row"], "exercise_id" | "sets" | "reps">[]
  } | null
  set_logs: (TrainedSet & {
    exercise_id: string
    exercise_order: number
    set_number: number
    superset: number | null
    exercises: Pick<Tables["exercises"]["Row"], "name" | "measure" | "equipment"> &
      Partial<Pick<Tables["exercises"]["Row"], "load">>
  })[]
}

/** How many months the coach looks back (specification, section 9). */
export const monthsLookedBack = 3
/** How many older workouts the coach reads for someone who has none in those months. */
export const earlierWorkoutsRead = 30

/** A completed set. Assistance is stored as a weight below zero. */
export type TrainedSet = DoneSet & { rpe: number | null; notes: string | null }

/** An exercise in a workout. */
export interface TrainedExercise {
  exercise_id: string
  name: string
  measure: Measure
  equipment: string | null
  sets: TrainedSet[]
  /**
   * The routine's prescription; null without a routine, and in a program's session, because the program decides
   * what comes next.
   */
  planned: { sets: number | null; reps: string | null } | null
  /** Consecutive exercises with the same number form a superset. */
  superset?: number | null
}

/** A saved workout, as the coach sees it. */
export interface TrainedWorkout {
  id: string
  date: LocalDay
  /** The workout's name, or else its routine's; null if there is neither. */
  name: string | null
  notes: string | null
  duration_seconds: number | null
  /** The run of a program that the workout belongs to; missing or null if it belongs to none. */
  run_id?: string | null | undefined
  exercises: TrainedExercise[]
}

/** Parses a row of `trainedWorkoutColumns`. */
export function trainedWorkoutOf(row: Row): TrainedWorkout {
  const { id, date, notes, duration_seconds } = row
  const inOrder = row.set_logs.toSorted(
    (one, other) => one.exercise_order - other.exercise_order || one.set_number - other.set_number,
  )
  const exercises = new Map<string, TrainedExercise>()
  for (const set of inOrder) {
    const { exercise_id } = set
    const planned = row.workouts?.workout_exercises.find((each) => each.exercise_id === exercise_id)
    const exercise = exercises.get(exercise_id) ?? {
      exercise_id,
      name: set.exercises.name,
      measure: measureOfSets(set.exercises),
      equipment: set.exercises.equipment,
      sets: [],
      planned: planned && !row.run_id ? { sets: planned.sets, reps: planned.reps } : null,
      superset: set.superset,
    }
    exercise.sets.push(withShownLoad(setOf(set), set.exercises.load))
    exercises.set(exercise_id, exercise)
  }
  return {
    id,
    date,
    name: row.name ?? row.workouts?.name ?? null,
    notes,
    duration_seconds,
    ...(row.run_id && { run_id: row.run_id }),
    exercises: [...exercises.values()],
  }
}

function setOf(row: TrainedSet): TrainedSet {
  const { reps, weight, weight_unit, duration_minutes, distance, distance_unit, set_type, rpe, notes } = row
  const numbers = { reps, weight, weight_unit, duration_minutes, distance, distance_unit }
  return { ...numbers, set_type, rpe, notes, ...(row.per_side && { per_side: true }) }
}

/** All sets except warm-ups. */
export function workingSets({ sets }: TrainedExercise): TrainedSet[] {
  return countedSets(sets)
}

/** The sessions of an exercise before a day, latest first. */
export function earlierTimes(
  exerciseId: string,
  workouts: readonly TrainedWorkout[],
  before: LocalDay,
): { date: LocalDay; exercise: TrainedExercise }[] {
  return workouts
    .filter(({ date }) => date < before)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .flatMap(({ date, exercises }) =>
      exercises
        .filter(({ exercise_id }) => exercise_id === exerciseId)
        .map((exercise) => ({ date, exercise })),
    )
}
