import type { LiftHistory, LiftRecord } from "#domain/coach/lifts/lift-history.ts"
import type { TrainedExercise, TrainedWorkout } from "./trained-workout.ts"

/** What workouts don't say of an exercise. */
interface Movement {
  pattern?: string | null
  primary_muscles: readonly string[]
}

/** Workouts in the form of a history of lifts, oldest session first. What a body weighs isn't known from them. */
export function historyOfWorkouts(
  workouts: readonly TrainedWorkout[],
  byId: ReadonlyMap<string, Movement>,
): LiftHistory {
  const oldestFirst = workouts.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const lifts = new Map<string, LiftRecord>()
  for (const { date: day, exercises } of oldestFirst)
    for (const exercise of exercises) {
      const { sets, planned: plan } = exercise
      const record = lifts.get(exercise.exercise_id) ?? recordOf(exercise, byId.get(exercise.exercise_id))
      lifts.set(exercise.exercise_id, {
        ...record,
        sessions: [...record.sessions, { day, sets, plan, advice: null }],
      })
    }
  return { days: [...new Set(oldestFirst.map(({ date }) => date))], lifts: [...lifts.values()] }
}

function recordOf(
  { exercise_id, measure, equipment }: TrainedExercise,
  known: Movement | undefined,
): LiftRecord {
  const { pattern = null, primary_muscles = [] } = known ?? {}
  return { exercise_id, measure, equipment, pattern, primary_muscles, body_kg: null, sessions: [] }
}
