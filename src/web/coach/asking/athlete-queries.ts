import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { type Athlete, athleteOf } from "#domain/coach/person/athlete.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import { avoidedQuery } from "#web/backend/avoided-query.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesQuery } from "#web/backend/exercise-queries.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { likelyUnitSystem } from "#web/backend/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { coachGoalsOf } from "./coach-goals-query.ts"
import { newest } from "./newest.ts"
import { trainedWorkouts } from "./trained-workouts-query.ts"

/** The profile's columns that a plan depends on. */
export function coachProfileQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "for the coach"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("available_equipment, unit_system, weekly_sets_low, weekly_sets_high")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/**
 * Everything that the coach knows about a person, as fresh as possible. Throws if exercises or history aren't available on this
 * device.
 */
export async function athleteHere(client: QueryClient, userId: string): Promise<Athlete> {
  const today = currentDay()
  const [exercises, workouts, goals, profile, avoided] = await Promise.all([
    newest(client, exercisesQuery(userId)),
    trainedWorkouts(client, userId, today),
    coachGoalsOf(client, userId, today),
    newest(client, coachProfileQuery(userId)),
    newest(client, avoidedQuery(userId)),
  ])
  return athleteOf({
    today,
    unit: weightUnitOf(profile?.unit_system ?? likelyUnitSystem()),
    exercises,
    equipment: profile?.available_equipment ?? [],
    avoided,
    workouts: workouts.filter(({ date }) => date <= today),
    goals,
    weeklySets: { low: profile?.weekly_sets_low ?? 10, high: profile?.weekly_sets_high ?? 20 },
  })
}
