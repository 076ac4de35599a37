import { coachSentences } from "#domain/coach/asking/sentences.ts"
import {
  monthsLookedBack,
  type TrainedWorkout,
  trainedWorkoutColumns,
  trainedWorkoutOf,
} from "#domain/coach/person/trained-workout.ts"
import type { RecordFact } from "#domain/coach/sheet/record-facts.ts"
import { addMonths } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { type SetRecord, workoutSummary } from "#domain/records/workout-summary.ts"
import type { CallersTables } from "../callers-tables.ts"
import { NothingToAsk } from "./nothing-to-ask.ts"
import { readAthlete, workoutsBetween } from "./read-athlete.ts"
import { readPlans } from "./read-plans.ts"

/**
 * Reads one of the caller's workouts, its records, and the facts about the person. Throws a NothingToAsk or a
 * CantRead.
 */
export async function readWorkout(
  tables: CallersTables,
  userId: string,
  asked: { log_id: string; today: string; unit: WeightUnit },
) {
  const { data: row } = await tables
    .from("workout_logs")
    .select(trainedWorkoutColumns)
    .eq("id", asked.log_id)
    .eq("user_id", userId)
    .maybeSingle()
    .throwOnError()
  if (!row) throw new NothingToAsk(coachSentences.noLog)
  const workout = trainedWorkoutOf(row)
  if (workout.exercises.length === 0) throw new NothingToAsk(coachSentences.noSets)
  const since = addMonths(workout.date, -monthsLookedBack)
  const [athlete, records, workouts, plans] = await Promise.all([
    readAthlete(tables, userId, asked),
    recordsOf(tables, workout),
    workoutsBetween(tables, userId, [since, workout.date]),
    readPlans(tables, userId, workout.date),
  ])
  const recordFacts = records.map((record) => recordFact(record, workout))
  return { workout, person: { ...athlete, workouts }, records, recordFacts, plans }
}

/** The data read for a workout, and the person's data around it. */
export type ReadWorkout = Awaited<ReturnType<typeof readWorkout>>

/** A workout's records, as shown in its summary. */
async function recordsOf(tables: CallersTables, { id, duration_seconds, exercises }: TrainedWorkout) {
  const { data } = await tables.rpc("training_memory", { except_log: id }).throwOnError()
  const sets = exercises.flatMap(({ exercise_id, sets }) => sets.map((set) => ({ ...set, exercise_id })))
  return workoutSummary(duration_seconds, sets, trainingMemoryOf(data)).records
}

function recordFact({ exercise_id, kind, set, estimate_kg }: SetRecord, workout: TrainedWorkout): RecordFact {
  const name = workout.exercises.find((each) => each.exercise_id === exercise_id)?.name ?? ""
  const value = estimate_kg ?? set.weight ?? set.reps ?? set.distance ?? set.duration_minutes ?? 0
  return { exercise_id, name, kind, value, day: workout.date }
}
