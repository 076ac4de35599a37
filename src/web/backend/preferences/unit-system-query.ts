import { queryOptions } from "@tanstack/react-query"
import { type UnitSystem, unitSystemOf } from "#domain/measures/units.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000

/** The chosen unit system; null if the person hasn't chosen. */
export function unitSystemQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "unit_system"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }): Promise<UnitSystem | null> => {
      const { data } = await backend
        .from("profiles")
        .select("unit_system")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data?.unit_system ?? null
    },
  })
}

/** The likely unit system of someone who hasn't chosen one. */
export function likelyUnitSystem(): UnitSystem {
  return unitSystemOf(navigator.language)
}
