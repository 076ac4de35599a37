import { StorageClient } from "@supabase/storage-js"
import { backend } from "#web/backend/client.ts"
import { patience } from "#web/backend/patience.ts"

const keyOf = (userId: string) => `${userId}/avatar`

function avatars() {
  const { config, fetch } = backend
  return new StorageClient(`${config.url}/storage/v1`, { apikey: config.anonKey }, fetch).from("avatars")
}

/** The stored picture as a data address; null if there is none. */
export async function readPicture(userId: string): Promise<string | null> {
  const { data, error } = await avatars().download(keyOf(userId), {}, { signal: patience() })
  if (error) return null
  return dataAddress(data)
}

/** Throws if it can't be stored. */
export async function storePicture(userId: string, picture: Blob): Promise<void> {
  const { error } = await avatars().upload(keyOf(userId), picture, {
    upsert: true,
    contentType: picture.type,
  })
  if (error) throw error
}

/** Throws if it can't be removed. */
export async function removePicture(userId: string): Promise<void> {
  const { error } = await avatars().remove([keyOf(userId)])
  if (error) throw error
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""))
    reader.addEventListener("error", () => reject(new Error("The picture can't be read.")))
    reader.readAsDataURL(blob)
  })
}
