import { queryOptions } from "@tanstack/react-query"
import { routineDraftOf } from "#domain/routines/routine-draft.ts"
import { plannedSetsOf } from "#domain/workout/planned-set.ts"
import { backend } from "#web/backend/client.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { isRowId, userKey } from "#web/backend/queries/query-keys.ts"
import { reasonOf, sentences } from "./sentences.ts"

export const routinesKey = (userId: string) => userKey(userId, "workouts")

/** The person's routines, newest first, with their exercises' names in order and the day each routine was last done. */
export function routinesQuery(userId: string) {
  return queryOptions({
    queryKey: [...routinesKey(userId), "with last done"],
    // The list is always refetched, because saving a workout also changes the day on which its routine was last done.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await everyPage((from, to) =>
        backend
          .from("workouts")
          .select(
            "id, name, description, program_id, program_day, programs(name), workout_exercises(exercises(name)), workout_logs(date)",
            {
              count: "exact",
            },
          )
          .eq("user_id", userId)
          .order("created_at", { ascending: false })
          .order("id")
          .order("order", { referencedTable: "workout_exercises" })
          .order("date", { referencedTable: "workout_logs", ascending: false })
          .limit(1, { referencedTable: "workout_logs" })
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      )
      return withPlainNames(rows).map(({ workout_exercises, workout_logs, ...routine }) => ({
        ...routine,
        exercises: workout_exercises.flatMap(({ exercises }) => exercises?.name ?? []),
        last_done: workout_logs[0]?.date ?? null,
      }))
    },
  })
}

export type ListedRoutine = Awaited<
  ReturnType<NonNullable<ReturnType<typeof routinesQuery>["queryFn"]>>
>[number]

/** The page for editing a routine that is a program's day; null for any other routine. */
export function programDayPath({
  program_id,
  program_day,
}: {
  program_id: string | null
  program_day: number | null
}): string | null {
  return program_id === null || program_day === null ? null : `/programs/${program_id}/days/${program_day}`
}

/** A routine to edit. Fetched only once, so that later responses don't replace what the person is editing. */
export function routineQuery(userId: string, workoutId: string) {
  return queryOptions({
    queryKey: userKey(userId, "routine to edit", workoutId),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => fetchRoutine(userId, workoutId, signal),
  })
}

/** The routine doesn't exist: it was deleted, or it never belonged to this person. */
export class RoutineMissing extends Error {
  override name = "RoutineMissing"
}

/** A routine with its exercises in order. Throws an error with the specification's message. */
export async function fetchRoutine(userId: string, workoutId: string, signal?: AbortSignal) {
  if (!isRowId(workoutId)) throw new RoutineMissing(sentences.failedEdit)
  const request = backend
    .from("workouts")
    .select(
      `id, revision, name, description, program_id, program_day,
      workout_exercises(id, exercise_id, sets, reps, notes, superset, planned_sets, exercises(name, type))`,
    )
    .eq("id", workoutId)
    .eq("user_id", userId)
    .order("order", { referencedTable: "workout_exercises" })
  const { data, error, status } = await (signal ? request.abortSignal(signal) : request).maybeSingle()
  if (status === 401) throw new Error(sentences.notLoggedIn)
  if (error) throw new Error(sentences.failedLoad(reasonOf(error)))
  if (!data) throw new RoutineMissing(sentences.failedEdit)
  const { id, revision, name, description, workout_exercises } = data
  const parts = withPlainNames(workout_exercises).flatMap(({ exercises, ...part }) =>
    exercises
      ? [
          {
            ...part,
            exercise_name: exercises.name,
            exercise_type: exercises.type,
            planned_sets: plannedSetsOf(part.planned_sets),
          },
        ]
      : [],
  )
  return {
    base: { id, revision },
    draft: routineDraftOf({ name, description, parts }),
    day: programDayPath(data),
  }
}
