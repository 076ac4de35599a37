import { queryOptions, useQuery } from "@tanstack/react-query"
import { usualWeekStart, type WeekStart } from "#domain/days/week-start.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The person's units, target range of weekly sets, and how their weeks are counted; null without a profile. */
export function choicesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "choices"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("unit_system, weekly_sets_low, weekly_sets_high, week_starts_on, streak_weeks_off")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

/** The day on which the person's weeks start; the default day until it is known. */
export function useWeekStart(userId: string): WeekStart {
  return useQuery(choicesQuery(userId)).data?.week_starts_on ?? usualWeekStart
}
