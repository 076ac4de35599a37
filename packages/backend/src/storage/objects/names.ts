import { refusals } from "../storage-error.ts"

const bucketName = /^[\w!.*'() &$@=;:+,?-]{1,100}$/
const objectKey = /^[\w!.*'() &$@=;:+,?/-]+$/
const longestKey = 1024

/** Throws InvalidBucketName unless it can name a bucket. */
export function checkBucketName(name: string): void {
  if (!bucketName.test(name) || name.trim() !== name) throw refusals.bucketName()
}

/**
 * Throws InvalidKey unless it can name an object. A key is never a path of the file system, but `..` is refused all
 * the same, because someone may save it as one.
 */
export function checkKey(key: string): void {
  const climbs = key.split("/").some((part) => part === "." || part === "..")
  if (!objectKey.test(key) || key.length > longestKey || climbs) throw refusals.key(key)
}

/** A limit of bytes: a number, or a text such as "1mb" (decimal). Throws InvalidRequest if it is neither. */
export function bytesOf(limit: number | string): number {
  if (typeof limit === "number") return limit
  const [, number, unit = "b"] = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i.exec(limit.trim()) ?? []
  if (number === undefined) throw refusals.request(`${limit} is not a size`)
  return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? 1))
}

const units: Record<string, number> = { b: 1, kb: 1_000, mb: 1_000_000, gb: 1_000_000_000 }

const mimeType = /^[\w.+*-]+\/[\w.+*-]+(?:\s*;[\t\x20-\x7e]*)?$/

/** Throws InvalidMimeType unless it is a type and one of the allowed types is it, or `image/*` for all of a kind. */
export function checkMime(type: string, allowed: readonly string[] | null): void {
  // It becomes a response header.
  if (type.length > 255 || !mimeType.test(type)) throw refusals.mime(type.slice(0, 255))
  if (allowed === null || allowed.length === 0) return
  const [kind] = type.split("/")
  const isAllowed = allowed.some((each) => each === type || (each === `${kind}/*` && kind !== "*"))
  if (!isAllowed) throw refusals.mime(type)
}

/** Whether a text is a valid Cache-Control header. */
export const isCacheControl = (text: string) => /^[\w=, "-]{1,200}$/.test(text)

/** A placeholder of an empty folder has no content and no type. */
export const isPlaceholder = (key: string) =>
  key.endsWith("/.emptyFolderPlaceholder") || key === ".emptyFolderPlaceholder"
