import type { Pair } from "../parse/query-string.ts"
import type { RowRange } from "../parse/range.ts"
import { arrayText, type Bound } from "./sql-text.ts"

/** The sources of one request's values. */
export interface ValueSources {
  pairs: Pair[]
  body: string | null
  range: RowRange
  maxRows: number | undefined
}

/** The values of a statement's parameters for one request. */
export function boundValues(bounds: Bound[], sources: ValueSources): (string | null)[] {
  return bounds.map((bound) => valueOf(bound, sources))
}

function valueOf(bound: Bound, { pairs, body, range, maxRows }: ValueSources): string | null {
  switch (bound.kind) {
    case "text":
      return bound.text
    case "pair":
      return (pairs[bound.pair]?.value ?? "").slice(bound.from)
    case "pair-list":
      return arrayText(bound.pairs.map((pair) => pairs[pair]?.value ?? ""))
    case "body":
      return body
    case "root-limit":
      return smaller(range.limit ?? "0", maxRows)
    default:
      return range.offset
  }
}

function smaller(limit: string, maxRows: number | undefined): string {
  return maxRows !== undefined && BigInt(limit) > BigInt(maxRows) ? String(maxRows) : limit
}
