import { badBody } from "../errors.ts"
import { csvRows } from "./csv-rows.ts"
import { decodeText } from "./query-string.ts"

/** A request's body: the text for Postgres, and what the plan needs to know about it. */
export interface Payload {
  text: string
  /** `raw` means the value of a function's single unnamed parameter. */
  shape: "object" | "array" | "raw"
  /** The keys that all the objects share, in the same order as in the first object. */
  keys: string[]
  rows: number
  /** The body's media type without parameters. */
  contentType: string
}

const deepestBody = 200
const invalidJson = "Empty or invalid json"
const rawTypes = new Set(["text/plain", "text/xml", "application/octet-stream"])

/**
 * Reads the body of a write or a call. JSON is only inspected: Postgres gets the client's own text, so that big numbers stay
 * exact. `hasColumns` means that the client named the keys, so the objects may differ.
 */
export function readPayload(
  text: string,
  contentType: string,
  options: { isCall: boolean; hasColumns: boolean },
): Payload {
  if (contentType === "application/json") return jsonPayload(text, contentType, options)
  if (contentType === "text/csv") return payloadOf(csvRows(text), contentType)
  if (contentType === "application/x-www-form-urlencoded")
    return payloadOf(formFields(text, options), contentType)
  if (options.isCall && rawTypes.has(contentType))
    return { text, shape: "raw", keys: [], rows: 0, contentType }
  throw badBody(`Content-Type not acceptable: ${contentType}`)
}

function jsonPayload(
  text: string,
  contentType: string,
  options: { isCall: boolean; hasColumns: boolean },
): Payload {
  if (options.isCall && text === "") return { text: "{}", shape: "object", keys: [], rows: 1, contentType }
  const value = parsedJson(text)
  if (Array.isArray(value)) {
    const keys = options.hasColumns ? [] : commonKeys(value)
    return { text, shape: "array", keys, rows: value.length, contentType }
  }
  if (typeof value !== "object" || value === null)
    return { text: "[]", shape: "array", keys: [], rows: 0, contentType }
  const keys = options.hasColumns ? [] : Object.keys(value)
  return { text, shape: "object", keys, rows: 1, contentType }
}

function payloadOf(value: object, contentType: string): Payload {
  const isArray = Array.isArray(value)
  const keys = isArray ? commonKeys(value) : Object.keys(value)
  const rows = isArray ? value.length : 1
  return { text: JSON.stringify(value), shape: isArray ? "array" : "object", keys, rows, contentType }
}

function parsedJson(text: string): unknown {
  if (isTooDeep(text)) throw badBody(invalidJson)
  try {
    return JSON.parse(text)
  } catch {
    throw badBody(invalidJson)
  }
}

/**
 * Whether a JSON text is nested too deeply. Call this before parsing, because Postgres has an error of its own for JSON nested thousands of levels
 * deep.
 */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34) inString = !inString
    else if (code === 92) at += 1
    else if (inString) continue
    else if (code === 91 || code === 123) depth += 1
    else if (code === 93 || code === 125) depth -= 1
    if (depth > deepestBody) return true
  }
  return false
}

function commonKeys(rows: unknown[]): string[] {
  const [head] = rows
  if (head === undefined) return []
  if (!isObject(head)) throw badBody("All object keys must match")
  const keys = Object.keys(head)
  const set = new Set(keys)
  for (const row of rows) {
    if (!isObject(row) || !hasKeys(row, keys, set)) throw badBody("All object keys must match")
  }
  return keys
}

function hasKeys(row: object, keys: string[], set: Set<string>) {
  const own = Object.keys(row)
  return own.length === keys.length && own.every((key, index) => key === keys[index] || set.has(key))
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * The fields of a form. A repeated field is a list for a function, which may be variadic; for a table, the last value counts.
 */
function formFields(text: string, { isCall }: { isCall: boolean }): Record<string, string | string[]> {
  const pairs = text
    .split("&")
    .filter((part) => part !== "")
    .map((part): [string, string] => {
      const equals = part.indexOf("=")
      return equals < 0
        ? [decodeText(part), ""]
        : [decodeText(part.slice(0, equals)), decodeText(part.slice(equals + 1))]
    })
  if (!isCall) return Object.fromEntries(pairs)
  const lists = new Map<string, string[]>()
  for (const [name, value] of pairs) lists.set(name, [...(lists.get(name) ?? []), value])
  return Object.fromEntries(
    [...lists].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  )
}
