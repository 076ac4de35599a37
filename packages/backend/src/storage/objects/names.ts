import { refusals } from "../storage-error.ts"

const bucketName = /^[\w!.*'() &$@=;:+,?-]{1,100}$/
const objectKey = /^[\w!.*'() &$@=;:+,?/-]+$/
const longestKey = 1024

/** Checks the name of a bucket. Throws InvalidBucketName if it isn't valid. */
export function checkBucketName(name: string): void {
  if (!bucketName.test(name) || name.trim() !== name) throw refusals.bucketName()
}

/**
 * Checks the key of an object. Throws InvalidKey if it isn't valid. A key is never used as a path here, but parts such as `..` are refused all the
 * same, because someone may save the file under its key.
 */
export function checkKey(key: string): void {
  const climbs = key.split("/").some((part) => part === "." || part === "..")
  if (!objectKey.test(key) || key.length > longestKey || climbs) throw refusals.key(key)
}

/** A limit in bytes: a number, or a string such as "1mb" (decimal). Throws InvalidRequest if it is neither. */
export function bytesOf(limit: number | string): number {
  if (typeof limit === "number") return limit
  const [, number, unit = "b"] = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i.exec(limit.trim()) ?? []
  if (number === undefined) throw refusals.request(`${limit} is not a valid size`)
  return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? 1))
}

const units: Record<string, number> = { b: 1, kb: 1_000, mb: 1_000_000, gb: 1_000_000_000 }

const mimeType = /^[\w.+*-]+\/[\w.+*-]+(?:\s*;[\t\x20-\x7e]*)?$/

/** Checks a file's type. Throws InvalidMimeType unless the type is valid and allowed, either by itself or through a pattern such as `image/*`. */
export function checkMime(type: string, allowed: readonly string[] | null): void {
  // The type becomes a response header, so it must be a valid one.
  if (type.length > 255 || !mimeType.test(type)) throw refusals.mime(type.slice(0, 255))
  if (allowed === null || allowed.length === 0) return
  const [kind] = type.split("/")
  const isAllowed = allowed.some((each) => each === type || (each === `${kind}/*` && kind !== "*"))
  if (!isAllowed) throw refusals.mime(type)
}

/** Whether a string is a valid Cache-Control header. */
export const isCacheControl = (text: string) => /^[\w=, "-]{1,200}$/.test(text)

/** Whether this is the placeholder of an empty folder, which has no content and no type. */
export const isPlaceholder = (key: string) =>
  key.endsWith("/.emptyFolderPlaceholder") || key === ".emptyFolderPlaceholder"
