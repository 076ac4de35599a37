import { type QueryClient, queryOptions } from "@tanstack/react-query"
import {
  earlierWorkoutsRead,
  monthsLookedBack,
  trainedWorkoutColumns,
  trainedWorkoutOf,
} from "#domain/coach/person/trained-workout.ts"
import { addMonths, firstOfMonth, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { newest } from "./newest.ts"

// Two workouts per day over four months. The coach's function has the same limit.
const mostWorkouts = 240

/** The workouts of a day's month and the three before it, latest first: the built-in coach's input. */
export function trainedWorkoutsQuery(userId: string, day: LocalDay) {
  const month = firstOfMonth(day)
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
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
      return withPlainNames(data).map(trainedWorkoutOf)
    },
  })
}

/** The last workouts before a day's month and the three before it, for someone who logged none in those months. */
export function earlierWorkoutsQuery(userId: string, day: LocalDay) {
  const month = firstOfMonth(day)
  return queryOptions({
    queryKey: userKey(userId, "workout_logs", "trained before", month),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workout_logs")
        .select(trainedWorkoutColumns)
        .eq("user_id", userId)
        .lt("date", addMonths(month, -monthsLookedBack))
        .order("date", { ascending: false })
        .order("id")
        .limit(earlierWorkoutsRead)
        .abortSignal(signal)
        .throwOnError()
      return data.map(trainedWorkoutOf)
    },
  })
}

/** The completed workouts, from the server or else from this device. Throws if neither has them. */
export function trainedWorkouts(client: QueryClient, userId: string, day: LocalDay) {
  return newest(client, trainedWorkoutsQuery(userId, day))
}

/** The person's weight unit, or the likely one if it can't be loaded. */
export async function weightUnitOfPerson(client: QueryClient, userId: string): Promise<WeightUnit> {
  const system = await client.ensureQueryData(unitSystemQuery(userId)).catch(() => null)
  return weightUnitOf(system ?? likelyUnitSystem())
}
