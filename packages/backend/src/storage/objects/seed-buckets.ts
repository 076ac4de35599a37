import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { Readable } from "node:stream"
import type { Objects } from "./objects.ts"

const mimetypes: Record<string, string> = { ".png": "image/png", ".jpg": "image/jpeg" }

/**
 * Puts the product's files into their buckets: those that are missing, and those that changed with a release. `seeds` has a folder for each bucket.
 */
export async function seedBuckets(objects: Objects, seeds: string): Promise<void> {
  for (const bucket of await readdir(seeds)) {
    for (const key of await readdir(join(seeds, bucket))) {
      const content = await readFile(join(seeds, bucket, key))
      if (await isThere(objects, { bucket, key }, content)) continue
      const upload = {
        open: () => Readable.from([content]),
        mimetype: mimetypes[extname(key)] ?? "application/octet-stream",
        cacheControl: "max-age=86400",
        userMetadata: {},
        length: content.length,
      }
      await objects.uploadPermitted(undefined, { bucket, key }, upload, true)
    }
  }
}

/** Whether the object has this content and its file exists. After the database or data folder has been replaced, a row's file may be missing. */
async function isThere(objects: Objects, place: { bucket: string; key: string }, content: Buffer) {
  const row = await objects.rowForAll(place).catch(() => undefined)
  if (row?.metadata?.eTag !== `"${createHash("md5").update(content).digest("hex")}"`) return false
  const file = await objects.content(row).catch(() => undefined)
  file?.destroy()
  return file !== undefined
}
