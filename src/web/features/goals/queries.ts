import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { readGoalProgress } from "#domain/goals/goal-progress.ts"
import { signedTarget } from "#domain/goals/goal-standing.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { currentDay } from "#web/device/current-day.ts"
import { goalsKey } from "#web/backend/training/settle-goals.ts"

/**
 * All goals, newest first, with their progress as of today. Goals that have just been reached are first recorded as reached. Always refetched,
 * because logs change the progress.
 */
export function goalsQuery(userId: string) {
  return queryOptions({
    queryKey: [...goalsKey(userId), "progress"],
    staleTime: 0,
    queryFn: ({ signal, client }) => fetchGoals(userId, client, signal),
  })
}

type Goals = Awaited<ReturnType<typeof fetchGoals>>
export type Goal = Goals["goals"][number]

async function fetchGoals(userId: string, client: QueryClient, signal: AbortSignal) {
  const today = currentDay()
  const progress = await backend.rpc("settle_goals", { today }).abortSignal(signal).throwOnError()
  // Any of the dashboard's active goals may just have been reached.
  void client.invalidateQueries({ queryKey: [...goalsKey(userId), "active"] })
  const rows = await backend
    .from("goals")
    .select(
      `id, revision, title, goal_type, exercise_id, metric, target_value, unit, target_date, status, achieved_at,
      exercises(name, load)`,
    )
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  const progressOf = new Map(readGoalProgress(progress.data).map((each) => [each.goal_id, each]))
  const goals = rows.data.flatMap((goal) => {
    const progress = progressOf.get(goal.id)
    // The title can be edited, so it stays as it was typed.
    const exercises = withPlainNames(goal.exercises)
    return progress ? [{ ...goal, exercises, target_value: signedTarget(goal), progress }] : []
  })
  return { today, goals }
}
