import { StorageClient } from "@supabase/storage-js"
import { backend } from "#web/backend/client.ts"

/** A bucket, accessed with the signed-in person's rights. */
export function openBucket(name: "avatars" | "progress") {
  const { config, fetch } = backend
  return new StorageClient(`${config.url}/storage/v1`, { apikey: config.anonKey }, fetch).from(name)
}
