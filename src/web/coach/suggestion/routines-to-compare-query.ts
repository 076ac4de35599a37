import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const mostRoutines = 100

/** The person's routines with their exercises, newest first, for comparison with a suggestion. */
export function routinesToCompareQuery(userId: string) {
  return queryOptions({
    // The key is under workouts, so that saving a routine invalidates it.
    queryKey: userKey(userId, "workouts", "to compare"),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workouts")
        .select("id, revision, name, workout_exercises(exercise_id, sets, reps, notes, exercises(name))")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("order", { referencedTable: "workout_exercises" })
        .limit(mostRoutines)
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data).map(({ id, revision, name, workout_exercises }) => ({
        base: { id, revision },
        name,
        parts: workout_exercises.map(({ exercises, ...part }) => ({ ...part, name: exercises?.name ?? "" })),
      }))
    },
  })
}
