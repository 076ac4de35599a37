import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { everyPage } from "#web/backend/queries/every-page.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

export const weightsKey = (userId: string) => userKey(userId, "weight_logs")

/** The most recent body weight; null if none was ever logged. */
export function lastWeightQuery(userId: string) {
  return queryOptions({
    queryKey: [...weightsKey(userId), "last"],
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("weight_logs")
        .select("weight, weight_unit")
        .eq("user_id", userId)
        .order("date", { ascending: false })
        .order("created_at", { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/** All measurements of the body, oldest first. */
export function measurementsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "body_measurements"),
    queryFn: ({ signal }) =>
      everyPage((from, to) =>
        backend
          .from("body_measurements")
          .select("date, measure, value, unit", { count: "exact" })
          .eq("user_id", userId)
          .order("date")
          .order("id")
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      ),
  })
}
