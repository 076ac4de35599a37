import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's units and target range of weekly sets; null without a profile. */
export function choicesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "choices"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("unit_system, weekly_sets_low, weekly_sets_high")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}
