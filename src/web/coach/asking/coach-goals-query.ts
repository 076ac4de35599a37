import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { type CoachGoal, coachGoalColumns, coachGoals } from "#domain/coach/person/coach-goal.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { readGoalProgress } from "#domain/goals/goal-progress.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { goalsKey } from "#web/backend/training/settle-goals.ts"

/** The active goals and their progress up to a given day, described in a unit system. */
export function coachGoalsQuery(userId: string, today: LocalDay, system: UnitSystem) {
  return queryOptions({
    queryKey: [...goalsKey(userId), "for the coach", today, system],
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
      return coachGoals(withPlainNames(goals.data), readGoalProgress(progress.data), system)
    },
  })
}

/** The active goals and their progress, or no goals if they can't be loaded, because a month can be analyzed without goals. */
export async function coachGoalsOf(
  client: QueryClient,
  userId: string,
  today: LocalDay,
  system: UnitSystem,
): Promise<CoachGoal[]> {
  const query = coachGoalsQuery(userId, today, system)
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    console.warn(error)
    return client.getQueryData(query.queryKey) ?? []
  }
}
