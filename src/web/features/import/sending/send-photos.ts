import type { CompletePhoto } from "#domain/export/complete-export.ts"
import { hasPhoto } from "#domain/photos/progress-photos.ts"
import { listPhotos, storePhoto } from "#web/backend/pictures/photo-files.ts"
import { ImportFailure } from "./send-import.ts"

/** The progress photos of an import. */
export interface FilePhotos {
  count: number
  /** Reads the photo at an index, counting from 0. */
  read: (index: number) => Promise<CompletePhoto | undefined>
}

interface SendingPhotos {
  userId: string
  photos: FilePhotos
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Stores the photos that the account doesn't have yet; repeating this is safe. Returns how many were rejected. Throws ImportFailure if the
 * server can't be reached.
 */
export async function sendPhotos({ userId, photos, onProgress, signal }: SendingPhotos): Promise<number> {
  if (photos.count === 0) return 0
  const there = await listPhotos(userId).catch(unreachable)
  let refused = 0
  for (let index = 0; index < photos.count; index += 1) {
    signal.throwIfAborted()
    onProgress(index)
    // oxlint-disable-next-line no-await-in-loop -- photos are sent one at a time
    const photo = await photos.read(index)
    if (!photo || hasPhoto(there, photo)) continue
    // oxlint-disable-next-line no-await-in-loop
    await storePhoto(userId, photo, { content: fileOf(photo), replaces: false }).catch((error: unknown) => {
      if (!wasRefused(error)) unreachable()
      refused += 1
    })
  }
  return refused
}

const fileOf = ({ type, content }: CompletePhoto) =>
  new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type })

/** A rejection has the storage server's status; a request that never arrived has none. */
const wasRefused = (error: unknown) =>
  error instanceof Error && "status" in error && typeof error.status === "number" && error.status < 500

function unreachable(): never {
  throw new ImportFailure({ kind: "unreachable" })
}
