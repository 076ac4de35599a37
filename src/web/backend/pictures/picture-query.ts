import { queryOptions } from "@tanstack/react-query"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The address changes with the picture, so that other devices notice a new picture and don't show the old one. */
export const pictureAddress = (userId: string, version: string) => `avatars/${userId}/avatar?v=${version}`

/** The person's picture as a data URL; null if there is none. Pictures are private, so they have no public address. */
export function pictureQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "profiles", "picture"),
    staleTime: 60 * 60_000,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await backend
        .from("profiles")
        .select("avatar_url")
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      // An address outside our bucket was imported from another account or app, so it isn't used.
      if (!data?.avatar_url?.startsWith(pictureAddress(userId, ""))) return null
      const { readPicture } = await import("./picture-files.ts")
      return readPicture(userId)
    },
  })
}
