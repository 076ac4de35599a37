import { queryOptions } from "@tanstack/react-query"
import { backend } from "../client.ts"
import { userKey } from "../queries/query-keys.ts"

/**
 * The exercises of the running program, which decides what comes next for them; empty if no program is running.
 */
export function ledExercisesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_runs", "led exercises"),
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<string[]> => {
      const { data } = await backend
        .from("program_runs")
        .select("programs(workouts(workout_exercises(exercise_id)))")
        .eq("user_id", userId)
        .is("ended_at", null)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      const days = data?.programs?.workouts ?? []
      return days.flatMap((day) => day.workout_exercises.map(({ exercise_id }) => exercise_id))
    },
  })
}
