import { responseTimeout } from "#web/backend/response-timeout.ts"
import { dataAddress } from "./data-address.ts"
import { openBucket } from "./open-bucket.ts"

const keyOf = (userId: string) => `${userId}/avatar`

const avatars = () => openBucket("avatars")

/** The stored picture as a data URL; null if there is none. */
export async function readPicture(userId: string): Promise<string | null> {
  const { data, error } = await avatars().download(keyOf(userId), {}, { signal: responseTimeout() })
  if (error) return null
  return dataAddress(data)
}

/** Throws if the picture can't be stored. */
export async function storePicture(userId: string, picture: Blob): Promise<void> {
  const { error } = await avatars().upload(keyOf(userId), picture, {
    upsert: true,
    contentType: picture.type,
  })
  if (error) throw error
}

/** Throws if the picture can't be removed. */
export async function removePicture(userId: string): Promise<void> {
  const { error } = await avatars().remove([keyOf(userId)])
  if (error) throw error
}
