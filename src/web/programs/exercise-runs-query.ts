import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { runColumns, runOf, type RunRow } from "./queries.ts"

// An exercise's older runs are left out, because each of them is read whole.
const mostRunsOfExercise = 4

/** The latest runs with a session that trained an exercise, the latest first; runs that have ended are included. */
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
      return data.map(({ workout_logs: _logs, ...row }) => runOf(row))
    },
  })
}
