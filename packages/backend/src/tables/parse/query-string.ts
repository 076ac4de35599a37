import { unreadableText } from "../errors.ts"

/** One parameter of a query string, decoded. A parameter without `=` has no value. */
export interface Pair {
  key: string
  value: string | undefined
}

/** Splits a query string (without `?`). Refuses what Postgres can't store as text: broken UTF-8 and NUL. */
export function queryPairs(queryString: string): Pair[] {
  if (queryString === "") return []
  return queryString
    .split("&")
    .filter((part) => part !== "")
    .map(pair)
}

function pair(part: string): Pair {
  const equals = part.indexOf("=")
  if (equals < 0) return { key: decodeText(part), value: undefined }
  return { key: decodeText(part.slice(0, equals)), value: decodeText(part.slice(equals + 1)) }
}

/** Decodes `+` and percent-encoding; a stray `%` is kept. */
export function decodeText(encoded: string): string {
  const text = encoded.includes("+") ? encoded.replaceAll("+", " ") : encoded
  return decodePercent(text)
}

/** Decodes percent-encoding; a stray `%` is kept. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return refuseNul(text)
  try {
    return refuseNul(decodeURIComponent(text.replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25")))
  } catch (error) {
    if (error instanceof URIError) throw unreadableText('invalid byte sequence for encoding "UTF8"')
    throw error
  }
}

function refuseNul(text: string): string {
  if (text.includes("\0")) throw unreadableText('invalid byte sequence for encoding "UTF8": 0x00')
  return text
}

/** The parameters, sorted by name and encoded again, for a response's `Content-Location`. */
export function canonicalQuery(pairs: Pair[]): string {
  return pairs
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ key, value = "" }) => `${encode(key)}=${encode(value)}`)
    .join("&")
}

const plain = /^[A-Za-z0-9._~-]*$/

function encode(text: string) {
  if (plain.test(text)) return text
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
}
