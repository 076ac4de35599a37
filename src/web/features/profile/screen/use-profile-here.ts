import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useOnline } from "#web/device/online.ts"
import { knownProfileQuery, type Profile, profileQuery } from "../queries.ts"

export type ProfileHere = ReturnType<typeof useProfileHere>

/** The profile and whether it could be loaded. Offline, it is the stored one, which may be out of date and can't be edited. */
export function useProfileHere(userId: string, email: string) {
  const query = useQuery(profileQuery(userId, email))
  const known = useKnownProfile(userId)
  const profile = query.data ?? known
  return {
    profile,
    isReadOnly: query.data === undefined,
    isLoading: query.isPending && !profile,
    failure: profile ? null : query.error,
    loadAgain: () => void query.refetch(),
  }
}

/** The stored profile, while the device is offline. */
function useKnownProfile(userId: string): Profile | undefined {
  const client = useQueryClient()
  const isOnline = useOnline()
  if (isOnline) return undefined
  return client.getQueryData(knownProfileQuery(userId).queryKey) ?? undefined
}
