import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's answers about their training. */
export function intakeQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "intake"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("experience, training_days, session_minutes")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}
