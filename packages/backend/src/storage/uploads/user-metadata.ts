import { refusals } from "../storage-error.ts"

/** The deepest nesting allowed. It is far below Postgres' limit and far above any real metadata. */
const deepest = 100

/** The metadata that a person set for a file, from JSON. Empty if it isn't an object; throws InvalidRequest if it is nested too deeply. */
export function readMetadata(text: string | undefined): Record<string, unknown> {
  const value = parseJson(text ?? "{}")
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {}
  if (!isWithin(value, deepest)) throw refusals.request("The metadata is nested too deeply")
  return { ...value }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1))
}
