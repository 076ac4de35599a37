import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { exerciseSessionsOf } from "#domain/records/exercise-progress.ts"
import { backend } from "#web/backend/client.ts"
import { isRowId, userKey } from "#web/backend/query-keys.ts"

const minutes = 60_000
const sessionsAPage = 10

/** An exercise; null if it doesn't exist or belongs to somebody else. */
export function exerciseQuery(userId: string, exerciseId: string) {
  return queryOptions({
    queryKey: userKey(userId, "exercises", exerciseId),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      if (!isRowId(exerciseId)) return null
      const { data } = await backend
        .from("exercises")
        .select("name, measure, load, equipment, primary_muscles")
        .eq("id", exerciseId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/** The best figures of every session with an exercise, oldest first. */
export function progressQuery(userId: string, exerciseId: string) {
  return queryOptions({
    // Under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "exercise progress", exerciseId),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("exercise_progress", { exercise_id: exerciseId })
        .abortSignal(signal)
        .throwOnError()
      return exerciseSessionsOf(data)
    },
  })
}

export type HistorySession = Awaited<ReturnType<typeof fetchSessions>>[number]

/** The full sessions with an exercise, latest first, page by page. */
export function historyQuery(userId: string, exerciseId: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, "workout_logs", "exercise history", exerciseId),
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => fetchSessions(userId, exerciseId, pageParam, signal),
    getNextPageParam: (last, pages) => (last.length < sessionsAPage ? null : pages.flat().length),
  })
}

async function fetchSessions(userId: string, exerciseId: string, from: number, signal: AbortSignal) {
  const { data } = await backend
    .from("workout_logs")
    .select(
      `id, date, name, set_logs!inner(id, set_type, reps, weight, weight_unit, duration_minutes, distance,
      distance_unit, rpe, per_side)`,
    )
    .eq("user_id", userId)
    .eq("set_logs.exercise_id", exerciseId)
    .order("date", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .order("exercise_order", { referencedTable: "set_logs" })
    .order("set_number", { referencedTable: "set_logs" })
    .range(from, from + sessionsAPage - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}
