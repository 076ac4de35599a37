// Workouts for the tests of the analyses, written as briefly as in a log.
import type { AthleteFacts } from "#domain/coach/person/athlete.ts"
import type { TrainedExercise, TrainedSet, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { exerciseOf, library } from "../histories.ts"

export const set = (
  reps: number | null,
  weight: number | null,
  more: Partial<TrainedSet> = {},
): TrainedSet => ({
  ...{ reps, weight, weight_unit: "kg", duration_minutes: null, distance: null, distance_unit: null },
  ...{ set_type: "normal", rpe: null, notes: null },
  ...more,
})

export const exercise = (name: string, sets: TrainedSet[], reps: string | null = null): TrainedExercise => ({
  exercise_id: name,
  name,
  measure: "weight_reps",
  equipment: "barbell",
  sets,
  planned: reps === null ? null : { sets: sets.length, reps },
})

/** A library exercise, done with these reps in its sets. The RPE is the last set's. */
export function fromLibrary(
  name: string,
  reps: readonly number[],
  {
    weight = null,
    rpe = null,
    range = null,
  }: { weight?: number | null; rpe?: number | null; range?: string | null } = {},
): TrainedExercise {
  const { exercise_id, measure, equipment } = exerciseOf(name)
  const sets = reps.map((each, place) => set(each, weight, { rpe: place === reps.length - 1 ? rpe : null }))
  return {
    exercise_id,
    name,
    measure,
    equipment,
    sets,
    planned: range ? { sets: reps.length, reps: range } : null,
  }
}

export const workout = (date: string, ...exercises: TrainedExercise[]): TrainedWorkout => ({
  ...{ id: date, date, name: "Upper A", notes: null, duration_seconds: 1800 },
  exercises,
})

/** Someone with a gym, a year of training, and these workouts. */
export const person = (
  workouts: readonly TrainedWorkout[],
  more: Partial<AthleteFacts> = {},
): AthleteFacts => ({
  ...{ today: "2026-11-27", unit: "kg", exercises: library, barbells: null, avoided: [], goals: [] },
  ...{ equipment: ["barbell", "dumbbell", "cable", "machine"], experience: "6_to_24_months", age: 30 },
  weeklySets: { low: 10, high: 20 },
  workouts,
  ...more,
})
