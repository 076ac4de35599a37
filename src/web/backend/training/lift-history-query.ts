import { queryOptions } from "@tanstack/react-query"
import { liftHistoryOf } from "#domain/coach/lifts/stored-history.ts"
import { backend } from "../client.ts"
import { userKey } from "../queries/query-keys.ts"

const minutes = 60_000

/** What the coach's prescriptions are based on, the same on every screen. */
export function liftHistoryQuery(userId: string) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "lifts"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("lift_history").abortSignal(signal).throwOnError()
      return liftHistoryOf(data)
    },
  })
}
