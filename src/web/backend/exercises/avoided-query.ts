import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's limits (the exercises, muscles, joints and movements to avoid or go easy on), oldest first. */
export function avoidedQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "avoided"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("avoided")
        .select("id, exercise_id, muscle, reason, joint, pattern, level, until, created_at, exercises(name)")
        .eq("user_id", userId)
        .order("created_at")
        .order("id")
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

export type AvoidedRow = Awaited<ReturnType<NonNullable<ReturnType<typeof avoidedQuery>["queryFn"]>>>[number]
