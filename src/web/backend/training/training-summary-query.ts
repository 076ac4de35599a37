import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { readTrainingSummary } from "#domain/progress/training-summary.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The streak, this week's numbers and the muscles. Refetched whenever a page shows them, because a workout may have come from another device. */
export function summaryQuery(userId: string, today: LocalDay) {
  return queryOptions({
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryKey: userKey(userId, "workout_logs", "summary", today),
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("training_summary", { today }).abortSignal(signal).throwOnError()
      return readTrainingSummary(withPlainNames(data))
    },
  })
}
