import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/**
 * Whether the person had finished the tour when the page was loaded. The query's key is separate from the profile's, so that saving a profile doesn't
 * refetch it.
 */
export function onboardingQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "onboarding"),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { kept: false },
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("profiles")
        .select("onboarding_completed, unit_system")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data ?? { onboarding_completed: false, unit_system: null }
    },
  })
}
