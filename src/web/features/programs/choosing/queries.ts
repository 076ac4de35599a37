import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The parts of the profile that matter when choosing a program. */
export function chooserQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "for programs"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("available_equipment, age, training_aim, training_days, session_minutes")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/** How many workouts a person has logged. */
export function workoutCountQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "count"),
    queryFn: async ({ signal }) => {
      const { count } = await backend
        .from("workout_logs")
        .select("id", { count: "exact", head: true })
        .eq("user_id", userId)
        .abortSignal(signal)
        .throwOnError()
      return count ?? 0
    },
  })
}
