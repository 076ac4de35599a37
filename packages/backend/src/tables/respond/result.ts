import { refuse } from "../errors.ts"
import type { PreparedRequest } from "../prepare.ts"
import { resultPlaces } from "../sql/statement.ts"

/** The result of a request's statement. */
export interface Result {
  total: bigint | undefined
  pageTotal: bigint
  body: string
  responseHeaders: string | null
  responseStatus: string | null
  key: string | null
  inserted: bigint | undefined
  isTooLong: boolean
}

type Row = (string | null)[]

/** Reads the single row that every statement returns. */
export function resultOf(rows: Row[]): Result {
  const row = rows[0] ?? []
  const number = (place: number) => {
    const text = row[place]
    return text === null || text === undefined ? undefined : BigInt(text)
  }
  return {
    total: number(resultPlaces.total),
    pageTotal: number(resultPlaces.pageTotal) ?? 0n,
    body: row[resultPlaces.body] ?? "",
    responseHeaders: row[resultPlaces.responseHeaders] ?? null,
    responseStatus: row[resultPlaces.responseStatus] ?? null,
    key: row[resultPlaces.key] ?? null,
    inserted: number(resultPlaces.inserted),
    isTooLong: row[resultPlaces.isTooLong] === "t",
  }
}

/** Refuses a result that isn't allowed: not exactly one row, or more rows than may be affected. */
export function checkResult(
  { media, preferences, action, readOnly }: PreparedRequest,
  { pageTotal, isTooLong }: Result,
) {
  // A write has already happened, so it isn't refused; only its body is left empty.
  if (isTooLong && readOnly) {
    throw refuse(400, "PGRST100", "The response is too large. Request fewer rows, columns or embeds.")
  }
  if (action === "upsert-one" && pageTotal !== 1n) {
    throw refuse(400, "PGRST115", "Payload values do not match URL in primary key column(s)")
  }
  if (media.shape === "object" && pageTotal !== 1n) {
    throw refuse(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${pageTotal} rows`,
    })
  }
  const most = preferences.handling === "strict" ? preferences.maxAffected : undefined
  const isLimited = action === "update" || action === "delete" || action === "call"
  if (most !== undefined && isLimited && pageTotal > BigInt(most)) {
    throw refuse(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
      details: `The query affects ${pageTotal} rows`,
    })
  }
}
