import type { Change } from "./change.ts"
import type { Shown } from "./readable.ts"

/** In characters of JSON. */
export const longestPayload = 1_048_576
const longestFieldOfLarge = 64

/** The event's data as JSON text. Values stay as Postgres wrote them. */
export function dataOf(change: Change, { columns, record, oldRecord }: Shown): string {
  const { schema, table, committedAt, kind } = change
  const head = JSON.stringify({ schema, table, commit_timestamp: committedAt, type: kind }).slice(0, -1)
  const isLarge = (record?.length ?? 0) + (oldRecord?.length ?? 0) > longestPayload
  const row = (text: string | null) => (isLarge && text !== null ? withoutLongFields(text) : text)
  const parts = [
    head,
    `"columns":${columns}`,
    ...(kind === "DELETE" ? [] : [`"record":${row(record)}`]),
    ...(kind === "INSERT" ? [] : [`"old_record":${row(oldRecord)}`]),
    `"errors":${isLarge ? '["Error 413: Payload Too Large"]' : "null"}`,
  ]
  return `${parts.join(",")}}`
}

function withoutLongFields(text: string) {
  const row: Record<string, unknown> = JSON.parse(text)
  const short = Object.entries(row).filter(([, value]) => JSON.stringify(value).length <= longestFieldOfLarge)
  return JSON.stringify(Object.fromEntries(short))
}
