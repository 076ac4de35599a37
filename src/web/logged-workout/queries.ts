import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { isRowId, userKey } from "#web/backend/queries/query-keys.ts"

const columns = `id, date, name, workout_id, notes, duration_seconds, workouts(name),
  set_logs(id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, duration_minutes, distance,
    distance_unit, rpe, notes, superset, per_side, exercises(name, type, load))` as const

/** A saved workout with its sets. */
export type WorkoutLog = Awaited<ReturnType<typeof fetchWorkoutLogs>>[number]

/** The workouts from the first day to the last, both included, in the order they were saved. */
export async function fetchWorkoutLogs(userId: string, first: LocalDay, last: LocalDay, signal: AbortSignal) {
  const logs = backend.from("workout_logs").select(columns).eq("user_id", userId)
  const { data } = await (first === last ? logs.eq("date", first) : logs.gte("date", first).lte("date", last))
    .order("created_at")
    .abortSignal(signal)
    .throwOnError()
  return withPlainNames(data)
}

const monthsKey = (userId: string) => userKey(userId, "workout_logs", "months")

/** All workouts of a month; stored for offline use. */
export function monthInFullQuery(userId: string, month: LocalDay) {
  return queryOptions({
    queryKey: [...monthsKey(userId), month],
    queryFn: ({ signal }) => fetchWorkoutLogs(userId, month, lastOfMonth(month), signal),
  })
}

/** A workout from the months that this device has; undefined if it isn't in any of them. */
export function knownWorkoutLog(client: QueryClient, userId: string, logId: string): WorkoutLog | undefined {
  return client
    .getQueriesData<WorkoutLog[]>({ queryKey: monthsKey(userId) })
    .flatMap(([, logs]) => logs ?? [])
    .find(({ id }) => id === logId)
}

/** A saved workout; null if there is none with this id. */
export function workoutLogQuery(userId: string, logId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "log", logId),
    queryFn: async ({ signal }) => {
      if (!isRowId(logId)) return null
      const { data } = await backend
        .from("workout_logs")
        .select(columns)
        .eq("user_id", userId)
        .eq("id", logId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return withPlainNames(data)
    },
  })
}
