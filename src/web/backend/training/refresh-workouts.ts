import type { QueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { settleGoals } from "./settle-goals.ts"

/**
 * Call when a workout has reached the server. Refetches everything that shows workouts, and updates goals that may now be reached. No need to
 * await it.
 */
export function refreshWorkouts(client: QueryClient, userId: string, today: LocalDay): void {
  void client.invalidateQueries({ queryKey: userKey(userId, "workout_logs") })
  void client.invalidateQueries({ queryKey: userKey(userId, "committed_workouts") })
  void settleGoals(client, userId, today)
}
