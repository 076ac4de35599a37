import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "../queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's routines, sorted by name. */
export function routineNamesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workouts", "names"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workouts")
        .select("id, name")
        .eq("user_id", userId)
        .order("name")
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}
