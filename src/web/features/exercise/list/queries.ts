import { queryOptions } from "@tanstack/react-query"
import { trainedExercisesOf } from "#domain/records/trained-exercises.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000

/** Every exercise that the person has logged, with its last day, best and trend; most recently trained first. */
export function trainedExercisesQuery(userId: string) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "trained exercises"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("trained_exercises").abortSignal(signal).throwOnError()
      return trainedExercisesOf(data)
    },
  })
}
