import type { QueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The last part of the active goals' query key. */
export const activeGoals = "active"

export const goalsKey = (userId: string) => userKey(userId, "goals")

/**
 * Has the server update the goals from the logs in the background, after a workout is saved and when the app opens. Failures are retried next
 * time.
 */
export async function settleGoals(client: QueryClient, userId: string, today: LocalDay): Promise<void> {
  // Without `select`, the response would contain every goal's full history.
  const { data, error } = await backend.rpc("settle_goals", { today }).select("goal_id, reached_on")
  if (error) return
  const key = goalsKey(userId)
  const active = client.getQueryData<{ id: string }[]>([...key, activeGoals])
  const isReached = data.some(
    ({ goal_id, reached_on }) => reached_on !== null && active?.some(({ id }) => id === goal_id),
  )
  // Which goals are active changes only if one of them was reached.
  await client.invalidateQueries({
    queryKey: key,
    predicate: ({ queryKey }) => isReached || queryKey.at(-1) !== activeGoals,
  })
}
