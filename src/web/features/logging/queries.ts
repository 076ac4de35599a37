import { queryOptions } from "@tanstack/react-query"
import type { PlannedExercise } from "#domain/workout/draft-from-plan.ts"
import { plannedSetsOf } from "#domain/workout/planned-set.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import type { Database } from "#domain/row-types.ts"
import { type TrainingMemory, trainingMemoryOf } from "#domain/records/training-memory.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { isRowId, userKey } from "#web/backend/queries/query-keys.ts"
import { sentences } from "./sentences.ts"

const minutes = 60_000

/** The history of every exercise in a single response; while a log is being edited, the history before that log. */
export function trainingMemoryQuery(userId: string, editedLogId: string | null) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "memory", editedLogId),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<TrainingMemory> => {
      const { data } = await backend
        .rpc("training_memory", { except_log: editedLogId })
        .abortSignal(signal)
        .throwOnError()
      return trainingMemoryOf(data)
    },
  })
}

/** A template to start a workout from. */
export interface Template {
  name: string
  planned: PlannedExercise[]
  /** The number of the template's exercises that no longer exist. */
  missing: number
}

/** Thrown if the server didn't respond. Data stored on this device may be used instead. */
export class NoResponse extends Error {
  override name = "NoResponse"
}

/** A template with its exercises, in order. Throws an error with the specification's message, or NoResponse if the server didn't respond. */
export async function fetchTemplate(
  userId: string,
  workoutId: string,
  signal: AbortSignal,
): Promise<Template> {
  if (!isRowId(workoutId)) throw new Error(sentences.failedTemplate)
  const { data, error } = await backend
    .from("workouts")
    .select(
      "name, workout_exercises(order, sets, reps, notes, superset, planned_sets, exercises(id, name, type, measure, load))",
    )
    .eq("id", workoutId)
    .eq("user_id", userId)
    .order("order", { referencedTable: "workout_exercises" })
    .abortSignal(signal)
    .maybeSingle()
  if (error) {
    const sentence = sentences.fetchingTemplate(error.message)
    throw error.code ? new Error(sentence) : new NoResponse(sentence)
  }
  if (!data) throw new Error(sentences.failedTemplate)
  return templateOf(data.name, withPlainNames(data.workout_exercises))
}

/** Every template with its exercises, for offline use. */
export function templatesInFullQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workouts", "in full"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workouts")
        .select(
          "id, name, workout_exercises(order, sets, reps, notes, superset, planned_sets, exercises(id, name, type, measure, load))",
        )
        .eq("user_id", userId)
        .order("name")
        .order("order", { referencedTable: "workout_exercises" })
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ id, name, workout_exercises }) => ({
        id,
        ...templateOf(name, withPlainNames(workout_exercises)),
      }))
    },
  })
}

interface TemplatePart extends Omit<PlannedExercise, "exercise" | "planned_sets"> {
  planned_sets: unknown
  exercises: Pick<
    Database["public"]["Tables"]["exercises"]["Row"],
    "id" | "name" | "type" | "measure" | "load"
  > | null
}

function templateOf(name: string, parts: readonly TemplatePart[]): Template {
  const planned = parts.flatMap(({ exercises, sets, reps, notes, superset, planned_sets }) =>
    exercises
      ? [
          {
            exercise: {
              exercise_id: exercises.id,
              exercise_name: exercises.name,
              exercise_type: exercises.type,
              measure: measureOfSets(exercises),
            },
            sets,
            reps,
            notes,
            superset,
            planned_sets: plannedSetsOf(planned_sets),
          },
        ]
      : [],
  )
  return { name, planned, missing: parts.length - planned.length }
}
