import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { runColumns, type RunRow } from "./queries.ts"

// Older runs of the exercise are left out, because each run has to be fetched whole.
const mostRunsOfExercise = 4

/** The latest runs with a session that trained an exercise, newest first, including runs that have ended. */
export function runsOfExerciseQuery(userId: string, exerciseId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_runs", "of exercise", exerciseId),
    queryFn: async ({ signal }): Promise<RunRow[]> => {
      const { data } = await backend
        .from("program_runs")
        .select(`${runColumns}, workout_logs!inner(id, set_logs!inner(id))`)
        .eq("user_id", userId)
        .eq("workout_logs.set_logs.exercise_id", exerciseId)
        .order("created_at", { ascending: false })
        .order("id")
        .limit(mostRunsOfExercise)
        .limit(1, { referencedTable: "workout_logs" })
        .limit(1, { referencedTable: "workout_logs.set_logs" })
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data.map(({ workout_logs: _logs, ...row }) => row))
    },
  })
}
