import { queryOptions } from "@tanstack/react-query"
import type { WeightEntry } from "#domain/progress/weight-history.ts"
import { backend } from "#web/backend/client.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { weightsKey } from "#web/weighing/queries.ts"

/** All logged weights, oldest first. */
export function weightsQuery(userId: string) {
  return queryOptions({
    queryKey: weightsKey(userId),
    queryFn: ({ signal }) => fetchWeights(userId, signal),
  })
}

function fetchWeights(userId: string, signal: AbortSignal): Promise<WeightEntry[]> {
  return everyPage((from, to) =>
    backend
      .from("weight_logs")
      .select("id, date, weight, weight_unit", { count: "exact" })
      .eq("user_id", userId)
      .order("date")
      .order("created_at")
      .order("id")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  )
}
