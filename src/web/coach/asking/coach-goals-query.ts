import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { type CoachGoal, coachGoalColumns, coachGoals } from "#domain/coach/person/coach-goal.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { readGoalProgress } from "#domain/goals/goal-progress.ts"
import { backend } from "#web/backend/client.ts"
import { goalsKey } from "#web/backend/settle-goals.ts"

/** The active goals and their progress on a day. */
export function coachGoalsQuery(userId: string, today: LocalDay) {
  return queryOptions({
    queryKey: [...goalsKey(userId), "for the coach", today],
    queryFn: async ({ signal }) => {
      const [goals, progress] = await Promise.all([
        backend
          .from("goals")
          .select(coachGoalColumns)
          .eq("user_id", userId)
          .eq("status", "active")
          .order("created_at")
          .abortSignal(signal)
          .throwOnError(),
        backend.rpc("goal_progress", { today }).abortSignal(signal).throwOnError(),
      ])
      return coachGoals(goals.data, readGoalProgress(progress.data))
    },
  })
}

/** The same, or none if they can't be loaded: a month can be analyzed without them. */
export async function coachGoalsOf(
  client: QueryClient,
  userId: string,
  today: LocalDay,
): Promise<CoachGoal[]> {
  const query = coachGoalsQuery(userId, today)
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    console.warn(error)
    return client.getQueryData(query.queryKey) ?? []
  }
}
