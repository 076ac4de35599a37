import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's age in years; null if unknown. */
export function ageQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "age"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("age")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.age ?? null
    },
  })
}
