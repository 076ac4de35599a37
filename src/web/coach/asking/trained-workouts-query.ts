import { type QueryClient, queryOptions } from "@tanstack/react-query"
import {
  monthsLookedBack,
  trainedWorkoutColumns,
  trainedWorkoutOf,
} from "#domain/coach/person/trained-workout.ts"
import { addMonths, firstOfMonth, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/unit-system-query.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { newest } from "./newest.ts"

// Two a day, as the function of the coach reads at most.
const mostWorkouts = 240

/** What was trained in the month of a day and the three before it, the latest first: what the built-in coach goes by. */
export function trainedWorkoutsQuery(userId: string, day: LocalDay) {
  const month = firstOfMonth(day)
  return queryOptions({
    // Under workout_logs: a saved log throws it away.
    queryKey: userKey(userId, "workout_logs", "trained", month),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workout_logs")
        .select(trainedWorkoutColumns)
        .eq("user_id", userId)
        .gte("date", addMonths(month, -monthsLookedBack))
        .lte("date", lastOfMonth(month))
        .order("date", { ascending: false })
        .order("id")
        .limit(mostWorkouts)
        .abortSignal(signal)
        .throwOnError()
      return data.map(trainedWorkoutOf)
    },
  })
}

/** The same, as new as it can be had: from the server, else as this device knows it. Throws when it knows nothing. */
export function trainedWorkouts(client: QueryClient, userId: string, day: LocalDay) {
  return newest(client, trainedWorkoutsQuery(userId, day))
}

/** The unit that the person lifts in, as far as it can be known. */
export async function weightUnitOfPerson(client: QueryClient, userId: string): Promise<WeightUnit> {
  const system = await client.ensureQueryData(unitSystemQuery(userId)).catch(() => null)
  return weightUnitOf(system ?? likelyUnitSystem())
}
