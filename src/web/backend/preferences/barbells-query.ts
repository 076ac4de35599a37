import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's bars and plates, in the format that `barbellIn` reads; null until the person has entered any. */
export function barbellsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "barbells"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("barbells")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.barbells ?? null
    },
  })
}
