import * as z from "zod/mini"
import { refuse } from "../errors.ts"
import type { Reply } from "./reply.ts"
import type { Result } from "./result.ts"

const headerList = z.array(z.record(z.string(), z.string()))

/** Functions may set the status and headers through the settings `response.status` and `response.headers`. */
export function applyOverrides(reply: Reply, { responseStatus, responseHeaders }: Result): Reply {
  if (responseStatus === null && responseHeaders === null) return reply
  const chosen = responseHeaders === null ? {} : chosenHeaders(responseHeaders)
  const status = responseStatus === null ? reply.status : chosenStatus(responseStatus)
  return { ...reply, status, headers: { ...reply.headers, ...chosen } }
}

function chosenStatus(text: string): number {
  const status = /^\d{3}$/.test(text.trim()) ? Number(text) : 0
  if (status >= 200 && status <= 599) return status
  throw refuse(500, "PGRST112", "response.status guc must be a valid status code")
}

/** If a header occurs several times, its last value counts, but every cookie is set. */
function chosenHeaders(text: string): Record<string, string | string[]> {
  const parsed = headerList.safeParse(parsedJson(text))
  if (!parsed.success || parsed.data.some((header) => Object.keys(header).length !== 1)) {
    throw refuse(
      500,
      "PGRST111",
      "response.headers guc must be a JSON array composed of objects with a single key and a string value",
    )
  }
  const pairs = parsed.data.flatMap((header) => Object.entries(header))
  const named = pairs.map(([key, value]): [string, string] => [key.toLowerCase(), value])
  const cookies = named.flatMap(([key, value]) => (key === "set-cookie" ? [value] : []))
  return { ...Object.fromEntries(named), ...(cookies.length > 0 && { "set-cookie": cookies }) }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
