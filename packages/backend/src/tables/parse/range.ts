import { refuse } from "../errors.ts"
import type { Pair } from "./query-string.ts"
import { rootRange } from "./query.ts"

/** The wanted rows of a result, as whole numbers in text form, because Postgres decides which numbers are too large. */
export interface RowRange {
  offset: string
  limit: string | undefined
}

const everything: RowRange = { offset: "0", limit: undefined }

/** Combines `limit`, `offset` and (for a GET) the `Range` header; 416 if no row can match. */
export function requestedRange(pairs: Pair[], rangeHeader: string | undefined): RowRange {
  const { limit, offset } = rootRange(pairs)
  if (limit?.startsWith("-")) throw unsatisfiable("Limit should be greater than or equal to zero.")
  const given = { offset: offset ?? "0", limit }
  return rangeHeader === undefined ? given : intersection(given, headerRange(rangeHeader))
}

/** The 416 error for an offset beyond the end. */
export function beyondTheEnd(offset: string, total: bigint) {
  return unsatisfiable(
    `An offset of ${offset} was requested, but there are only ${total} rows.`,
    `*/${total}`,
  )
}

function headerRange(header: string): RowRange {
  const match = /^(\d{1,18})-(\d{0,18})$/.exec(header.trim())
  if (!match) return everything
  const [, lower = "0", upper = ""] = match
  if (upper === "") return { offset: lower, limit: undefined }
  if (BigInt(upper) < BigInt(lower)) {
    throw unsatisfiable(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    )
  }
  return { offset: lower, limit: String(BigInt(upper) - BigInt(lower) + 1n) }
}

function intersection(one: RowRange, other: RowRange): RowRange {
  const start = [BigInt(one.offset), BigInt(other.offset)].reduce((a, b) => (a > b ? a : b))
  const ends = [one, other].flatMap(({ offset, limit }) =>
    limit === undefined ? [] : [BigInt(offset) + BigInt(limit)],
  )
  if (ends.length === 0) return { offset: String(start), limit: undefined }
  const end = ends.reduce((a, b) => (a < b ? a : b))
  return { offset: String(start), limit: String(end > start ? end - start : 0n) }
}

function unsatisfiable(details: string, range = "*/*") {
  return refuse(416, "PGRST103", "Requested range not satisfiable", {
    details,
    headers: { "content-range": range },
  })
}
