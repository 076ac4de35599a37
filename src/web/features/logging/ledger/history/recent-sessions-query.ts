import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const shownSessions = 5

/** The last sessions with an exercise, latest first, except the log being edited. */
export function recentSessionsQuery(userId: string, exerciseId: string, editedLogId: string | null) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "recent sessions", exerciseId, editedLogId),
    queryFn: async ({ signal }) => {
      const query = backend
        .from("workout_logs")
        .select(
          "id, date, set_logs!inner(set_type, reps, weight, weight_unit, duration_minutes, distance, distance_unit, per_side, rpe)",
        )
        .eq("user_id", userId)
        .eq("set_logs.exercise_id", exerciseId)
      const { data } = await (editedLogId === null ? query : query.neq("id", editedLogId))
        .order("date", { ascending: false })
        .order("created_at", { ascending: false })
        .order("exercise_order", { referencedTable: "set_logs" })
        .order("set_number", { referencedTable: "set_logs" })
        .limit(shownSessions)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ id, date, set_logs }) => ({ id, date, sets: set_logs }))
    },
  })
}
