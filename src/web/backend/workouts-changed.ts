import type { QueryClient } from "@tanstack/react-query"
import type { LocalDay } from "#domain/days/local-day.ts"
import { userKey } from "./query-keys.ts"
import { settleGoals } from "./settle-goals.ts"

/** A workout has arrived on the server: what is shown of workouts is asked for anew, and goals may be reached. Not to be waited for. */
export function workoutsChanged(client: QueryClient, userId: string, today: LocalDay): void {
  void client.invalidateQueries({ queryKey: userKey(userId, "workout_logs") })
  void client.invalidateQueries({ queryKey: userKey(userId, "committed_workouts") })
  void settleGoals(client, userId, today)
}
