import type { WrittenNote } from "#domain/coach/lifts/concerns.ts"
import type { LiftHistory, LiftRecord } from "#domain/coach/lifts/lift-history.ts"
import type { Exercise } from "#domain/suitability/exercise.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { TrainedExercise, TrainedWorkout } from "./trained-workout.ts"

/**
 * Converts workouts to a history of lifts, oldest session first. `bodyKg` is the person's weight, null if unknown.
 * Workouts don't show how much of the body weight a repetition moves, except in an assisted exercise, which moves
 * all of it.
 */
export function historyOfWorkouts(
  workouts: readonly TrainedWorkout[],
  byId: ReadonlyMap<string, Exercise>,
  bodyKg: number | null = null,
): LiftHistory {
  const oldestFirst = workouts.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const lifts = new Map<string, LiftRecord>()
  for (const { date: day, exercises } of oldestFirst)
    for (const exercise of exercises) {
      const { sets, planned: plan } = exercise
      const record =
        lifts.get(exercise.exercise_id) ?? recordOf(exercise, byId.get(exercise.exercise_id), bodyKg)
      lifts.set(exercise.exercise_id, {
        ...record,
        sessions: [...record.sessions, { day, sets, plan, advice: null }],
      })
    }
  return {
    days: [...new Set(oldestFirst.map(({ date }) => date))],
    lifts: [...lifts.values()],
    notes: notesIn(workouts),
  }
}

function recordOf(
  { exercise_id, measure, equipment }: TrainedExercise,
  known: Exercise | undefined,
  bodyKg: number | null,
): LiftRecord {
  const { joint_loads = null, primary_muscles = [], secondary_muscles = [] } = known ?? {}
  const { pattern } = tagsOf(known ?? {})
  const movement = { pattern, joint_loads, primary_muscles, secondary_muscles }
  const body_kg = measure === "help" ? bodyKg : null
  return { exercise_id, measure, equipment, ...movement, body_kg, sessions: [] }
}

/** The notes of workouts and of their sets. */
export function notesIn(workouts: readonly TrainedWorkout[]): WrittenNote[] {
  return workouts.flatMap(({ date: day, notes, exercises }) => {
    const ofSets = exercises.flatMap(({ sets }) => sets.map((set) => set.notes))
    return [notes, ...ofSets].flatMap((text) => (text ? [{ day, text }] : []))
  })
}
