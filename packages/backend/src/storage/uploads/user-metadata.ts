import { refusals } from "../storage-error.ts"

/** Far below what Postgres can take, far beyond what anybody says of a file. */
const deepest = 100

/** What a person says of a file, as JSON. What is no object is left out; throws InvalidRequest if it is nested too deeply. */
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
