import { queryOptions } from "@tanstack/react-query"
import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { fetchLog } from "#web/backend/training/log-queries.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** A saved workout, always fetched fresh from the server. */
export function sharedWorkoutQuery(userId: string, logId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "to share", logId),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }): Promise<SharedWorkout> => fetchLog(userId, logId, signal),
  })
}
