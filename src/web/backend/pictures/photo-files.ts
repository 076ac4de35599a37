import { photoKey, type ProgressPhoto, readPhotoKey } from "#domain/photos/progress-photos.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { openBucket } from "./open-bucket.ts"

const photos = () => openBucket("progress")

/** The person's progress photos. Throws if they can't be listed. */
export async function listPhotos(userId: string): Promise<ProgressPhoto[]> {
  const found: ProgressPhoto[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page returns the next one's cursor
    const { data, error } = await photos().listV2({
      prefix: `${userId}/`,
      ...(cursor !== undefined && { cursor }),
    })
    if (error) throw error
    found.push(...data.objects.flatMap(({ name }) => readPhotoKey(name) ?? []))
    cursor = data.hasNext ? data.nextCursor : undefined
  } while (cursor !== undefined)
  return found
}

/** Throws if the photo can't be read. */
export async function readPhoto(userId: string, photo: ProgressPhoto): Promise<Blob> {
  const { data, error } = await photos().download(photoKey(userId, photo), {}, { signal: responseTimeout() })
  if (error) throw error
  return data
}

/** Stores a photo. Overwrites an existing one only with `replaces`. Throws if it can't be stored. */
export async function storePhoto(
  userId: string,
  photo: ProgressPhoto,
  { content, replaces }: { content: Blob; replaces: boolean },
): Promise<void> {
  const key = photoKey(userId, photo)
  const { error } = await photos().upload(key, content, { upsert: replaces, contentType: content.type })
  if (error) throw error
}

/** Throws if the photo can't be removed. */
export async function removePhoto(userId: string, photo: ProgressPhoto): Promise<void> {
  const { error } = await photos().remove([photoKey(userId, photo)])
  if (error) throw error
}
