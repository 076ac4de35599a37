import { queryOptions } from "@tanstack/react-query"
import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { dataAddress } from "#web/backend/pictures/data-address.ts"
import { listPhotos, readPhoto } from "#web/backend/pictures/photo-files.ts"

// Photos are never stored on the device.
const meta = { kept: false }

/** The days and poses of the person's progress photos. */
export function photosQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "progress-photos"),
    meta,
    queryFn: () => listPhotos(userId),
  })
}

/** A progress photo as a data URL. Photos are private, so they have no public address. */
export function photoQuery(userId: string, { day, pose }: ProgressPhoto) {
  return queryOptions({
    queryKey: userKey(userId, "progress-photos", day, pose),
    meta,
    staleTime: 60 * 60_000,
    queryFn: async () => dataAddress(await readPhoto(userId, { day, pose })),
  })
}
