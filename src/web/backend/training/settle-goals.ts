import type { QueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

export const goalsKey = (userId: string) => userKey(userId, "goals")

/**
 * Has the server update the goals from the logs in the background, after a workout is saved and when the app opens. Failures are retried next
 * time.
 */
export async function settleGoals(client: QueryClient, userId: string, today: LocalDay): Promise<void> {
  // Without `select`, the response would contain every goal's full history.
  const { error } = await backend.rpc("settle_goals", { today }).select("goal_id")
  if (!error) await client.invalidateQueries({ queryKey: goalsKey(userId) })
}
