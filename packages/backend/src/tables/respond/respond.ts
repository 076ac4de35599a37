import * as z from "zod/mini"
import { preferenceApplied } from "../parse/preferences.ts"
import { canonicalQuery, type Pair } from "../parse/query-string.ts"
import { beyondTheEnd } from "../parse/range.ts"
import type { PreparedRequest } from "../prepare.ts"
import { contentRange, pageStatus } from "./content-range.ts"
import { applyOverrides } from "./apply-overrides.ts"
import type { Reply } from "./reply.ts"
import type { Result } from "./result.ts"

/** The parts of the request, besides the plan, that a response needs. */
export interface RequestDetails {
  isHead: boolean
  /** The path below the address of the tables, as the client wrote it. */
  name: string
  pairs: Pair[]
  offset: string
  /** The chosen schema, included in the response if the client could have chosen another one. */
  profile: string | undefined
}

/** The response to a request whose statement succeeded. */
export function respond(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const reply = replies[prepared.action](prepared, result, asked)
  return applyOverrides(reply, result)
}

/** The response with a statement's plan instead of its result. */
export function respondPlan({ media }: PreparedRequest, rows: (string | null)[][]): Reply {
  return {
    status: 200,
    headers: { "content-type": `${media.name}; charset=utf-8` },
    body: rows.map(([line]) => line ?? "").join("\n"),
  }
}

const replies: Record<
  PreparedRequest["action"],
  (prepared: PreparedRequest, result: Result, asked: RequestDetails) => Reply
> = {
  read: readReply,
  create: createReply,
  update: updateReply,
  "upsert-one": upsertOneReply,
  delete: deleteReply,
  call: callReply,
}

function readReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const { status, range } = page(result, asked)
  const headers = {
    "content-range": range,
    "content-location": contentLocation(asked),
    "content-type": contentType(prepared),
    "content-profile": asked.profile,
    "preference-applied": preferenceApplied(prepared.preferences, ["count", "tx", "handling", "timezone"]),
  }
  return asked.isHead ? { status, headers } : { status, headers, body: bodyOf(prepared, result) }
}

// Clients refuse responses whose headers are longer than 16 KiB.
const longestLocation = 4_000

function contentLocation({ name, pairs }: RequestDetails): string | undefined {
  const location = pairs.length === 0 ? `/${name}` : `/${name}?${canonicalQuery(pairs)}`
  return location.length > longestLocation ? undefined : location
}

function createReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const { preferences, hasConflictTarget } = prepared
  const isUpsert = hasConflictTarget && preferences.resolution === "merge-duplicates"
  const status = isUpsert && (result.inserted ?? 0n) <= 0n ? 200 : 201
  const resolution = hasConflictTarget ? (["resolution"] as const) : []
  const headers = {
    location: location(result, asked),
    "content-range": contentRange(1n, 0n, countedTotal(prepared, result)),
    "preference-applied": preferenceApplied(preferences, [
      ...resolution,
      "missing",
      "return",
      "count",
      "tx",
      "handling",
      "timezone",
    ]),
  }
  return withRepresentation(prepared, result, asked, { status, otherwise: status, headers })
}

function updateReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const headers = {
    "content-range": contentRange(0n, result.pageTotal - 1n, countedTotal(prepared, result)),
    "preference-applied": preferenceApplied(prepared.preferences, [
      "missing",
      "return",
      "count",
      "tx",
      "handling",
      "timezone",
      "maxAffected",
    ]),
  }
  return withRepresentation(prepared, result, asked, { status: 200, otherwise: 204, headers })
}

function upsertOneReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const status = (result.inserted ?? 0n) > 0n ? 201 : 200
  const headers = {
    "preference-applied": preferenceApplied(prepared.preferences, [
      "return",
      "count",
      "tx",
      "handling",
      "timezone",
    ]),
  }
  return withRepresentation(prepared, result, asked, { status, otherwise: 204, headers })
}

function deleteReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const headers = {
    "content-range": contentRange(1n, 0n, countedTotal(prepared, result)),
    "preference-applied": preferenceApplied(prepared.preferences, [
      "return",
      "count",
      "tx",
      "handling",
      "timezone",
      "maxAffected",
    ]),
  }
  return withRepresentation(prepared, result, asked, { status: 200, otherwise: 204, headers })
}

function callReply(prepared: PreparedRequest, result: Result, asked: RequestDetails): Reply {
  const { status, range } = page(result, asked)
  const headers = {
    "content-range": range,
    "preference-applied": preferenceApplied(prepared.preferences, [
      "count",
      "tx",
      "handling",
      "timezone",
      "maxAffected",
    ]),
  }
  if (prepared.routine?.returnsVoid) return { status: 204, headers }
  const withContent = { ...headers, ...contentHeaders(prepared, asked) }
  return asked.isHead
    ? { status, headers: withContent }
    : { status, headers: withContent, body: bodyOf(prepared, result) }
}

/** The range of rows that a read returned, and the total; 416 if the request asked for rows after the last one. */
function page(
  { total, pageTotal }: Result,
  { offset }: RequestDetails,
): { status: 200 | 206; range: string } {
  const lower = BigInt(offset)
  if (total !== undefined && lower > total) throw beyondTheEnd(offset, total)
  return {
    status: pageStatus(pageTotal, total),
    range: contentRange(lower, lower + pageTotal - 1n, total),
  }
}

function withRepresentation(
  prepared: PreparedRequest,
  result: Result,
  asked: RequestDetails,
  { status, otherwise, headers }: { status: number; otherwise: number; headers: Reply["headers"] },
): Reply {
  if (prepared.preferences.return !== "representation") return { status: otherwise, headers }
  return {
    status,
    headers: { ...headers, ...contentHeaders(prepared, asked) },
    body: bodyOf(prepared, result),
  }
}

/** Bytes from the database arrive as hex digits. */
function bodyOf({ media }: PreparedRequest, { body }: Result): string | Buffer {
  return media.handler?.isBytes ? Buffer.from(body, "hex") : body
}

function contentType({ media }: PreparedRequest): string {
  return media.handler ? media.name : `${media.name}; charset=utf-8`
}

function contentHeaders(prepared: PreparedRequest, { profile }: RequestDetails): Reply["headers"] {
  return { "content-type": contentType(prepared), "content-profile": profile }
}

function countedTotal({ preferences }: PreparedRequest, { pageTotal }: Result): bigint | undefined {
  return preferences.count === "exact" || preferences.count === "estimated" ? pageTotal : undefined
}

const keyPairs = z.array(z.tuple([z.string(), z.nullable(z.string())]))

function location({ key, pageTotal }: Result, { name }: RequestDetails): string | undefined {
  if (key === null || pageTotal !== 1n) return undefined
  const pairs = keyPairs.parse(JSON.parse(key)).map(([column, value]) => ({
    key: column,
    value: value === null ? "is.null" : `eq.${value}`,
  }))
  return `/${name}?${canonicalQuery(pairs)}`
}
