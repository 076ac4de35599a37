import type { MediaType, MediaWriter } from "../parse/media-type.ts"
import type { CallPlan } from "../plan/plan-call.ts"
import type { WritePlan } from "../plan/plan-write.ts"
import type { ReadNode } from "../plan/read-plan.ts"
import { callSql } from "./call-sql.ts"
import { ReadSql, sourceName } from "./read-sql.ts"
import { type Bound, literal, Parameters } from "./sql-text.ts"
import { countsInserts, insertedSql, writeSql } from "./write-sql.ts"

/** SQL text and the sources of its parameters. */
export interface StatementText {
  text: string
  bounds: Bound[]
}

/** The format of the response. */
export interface Answer {
  media: MediaType
  /** Whether the response has a body. It doesn't if the client wants only the headers, or doesn't want the written rows back. */
  hasBody: boolean
  count: "exact" | "planned" | "estimated" | undefined
  /** Which of `limit` and `offset` the request specifies. */
  range: { limit: boolean; offset: boolean }
  maxRows: number | undefined
  /** The maximum size of the body, in bytes. */
  maxBytes: number
}

/** The columns of the single row that every statement returns. */
export const resultPlaces = {
  /** The total number of rows, if it was counted. */
  total: 0,
  /** The number of rows in this response. */
  pageTotal: 1,
  body: 2,
  responseHeaders: 3,
  responseStatus: 4,
  /** The primary key of the written row as JSON, in pairs of name and value. */
  key: 5,
  inserted: 6,
  /** Whether the body exceeded the maximum and was left out. */
  isTooLong: 7,
}

type RowsKind = "rows" | "row" | "scalar" | "scalars" | "none"

interface Parts {
  source: string
  count: string | undefined
  rows: string
  rowsKind: RowsKind
  key?: string
  inserted?: string
}

/** The statement for a read. */
export function readStatement(read: ReadNode, answer: Answer): StatementText {
  const parameters = new Parameters()
  const reader = new ReadSql(parameters, answer.maxRows)
  const source = reader.rows(read, rootLimit(answer, parameters))
  const count = countedRows(answer, () => reader.counted(read))
  const rows = `SELECT * FROM ${sourceName}`
  return assemble({ source, count, rows, rowsKind: "rows" }, answer, parameters)
}

/** EXPLAIN of the query that counts a read's rows. */
export function countPlanStatement(read: ReadNode): StatementText {
  const parameters = new Parameters()
  const counted = new ReadSql(parameters, undefined).counted(read)
  return { text: `EXPLAIN (FORMAT JSON) ${counted}`, bounds: parameters.bounds }
}

export function writeStatement(plan: WritePlan, read: ReadNode, answer: Answer): StatementText {
  const parameters = new Parameters()
  const source = writeSql(plan, parameters)
  const rows = answer.hasBody
    ? new ReadSql(parameters, answer.maxRows).rows(read, "")
    : `SELECT * FROM ${sourceName}`
  const parts: Parts = { source, count: undefined, rows, rowsKind: "rows" }
  if (plan.kind === "insert" && plan.returning.length > 0 && !answer.hasBody)
    parts.key = keySql(plan.returning)
  if (countsInserts(plan)) parts.inserted = insertedSql
  return assemble(parts, answer, parameters)
}

export function callStatement(plan: CallPlan, answer: Answer): StatementText {
  const parameters = new Parameters()
  const source = callSql(plan, parameters)
  const reader = new ReadSql(parameters, answer.maxRows)
  const rows = reader.rows(plan.read, rootLimit(answer, parameters))
  const count = countedRows(answer, () => reader.counted(plan.read))
  return assemble({ source, count, rows, rowsKind: rowsKind(plan) }, answer, parameters)
}

function rowsKind({ routine }: CallPlan): RowsKind {
  if (routine.returnsVoid) return "none"
  if (routine.returnsComposite) return routine.returnsSet ? "rows" : "row"
  return routine.returnsSet ? "scalars" : "scalar"
}

function countedRows({ count, maxRows }: Answer, counted: () => string): string | undefined {
  if (count === "exact") return counted()
  if (count !== "estimated") return undefined
  return maxRows === undefined ? counted() : `${counted()} LIMIT ${maxRows + 1}`
}

function rootLimit({ range, maxRows }: Answer, parameters: Parameters): string {
  const most = maxRows === undefined ? "" : ` LIMIT ${maxRows}`
  const limit = range.limit ? ` LIMIT ${parameters.bind({ kind: "root-limit" })}` : most
  return range.offset ? `${limit} OFFSET ${parameters.bind({ kind: "root-offset" })}` : limit
}

function assemble(parts: Parts, answer: Answer, parameters: Parameters): StatementText {
  const { plan, shape } = answer.media
  const shown = plan ? plan.of : answer.media
  const isCsv = shown.shape === "csv" && answer.hasBody
  const total = parts.count === undefined ? "null::bigint" : "(SELECT count(*) FROM pgrst_source_count)"
  const body = answer.hasBody ? bodySql(shown, parts.rowsKind) : "''::text"
  const values = [
    total,
    "count(_postgrest_t)",
    body,
    "nullif(current_setting('response.headers', true), '')",
    "nullif(current_setting('response.status', true), '')",
    parts.key ?? "null::text",
    parts.inserted ?? "null::text",
  ]
  const ctes = [
    `${sourceName} AS (${parts.source})`,
    ...(parts.count === undefined ? [] : [`pgrst_source_count AS (${parts.count})`]),
    ...(isCsv ? [`pgrst_rows AS (${parts.rows})`] : []),
  ]
  const from = isCsv ? "pgrst_rows" : `(${parts.rows})`
  const named = values.map((value, place) => `${value} AS c${place}`)
  const isTooLong = `octet_length(r.c${resultPlaces.body}) > ${answer.maxBytes}`
  const sent = values.map((_, place) =>
    place === resultPlaces.body ? `CASE WHEN ${isTooLong} THEN '' ELSE r.c${place} END` : `r.c${place}`,
  )
  const text = `WITH ${ctes.join(", ")} SELECT ${sent.join(", ")}, ${isTooLong} FROM (SELECT ${named.join(", ")} FROM ${from} _postgrest_t) r`
  const explain = shape === "plan" && plan ? `EXPLAIN (${explainOptions(plan)}) ` : ""
  return { text: `${explain}${text}`, bounds: parameters.bounds }
}

function explainOptions({ format, options }: NonNullable<MediaType["plan"]>): string {
  return [`FORMAT ${format.toUpperCase()}`, ...options.map((option) => option.toUpperCase())].join(", ")
}

function bodySql({ shape, stripNulls, handler }: MediaType, kind: RowsKind): string {
  if (kind === "none") return "''::text"
  if (handler) return customSql(handler)
  if (shape === "csv") return csvSql
  if (shape === "geojson") return geojsonSql
  const value = kind === "scalar" || kind === "scalars" ? "_postgrest_t.pgrst_scalar" : "_postgrest_t"
  const isOne = shape === "object" || kind === "row" || kind === "scalar"
  const rows = `json_agg(${value})${isOne ? "->0" : ""}`
  return `coalesce(${stripNulls ? `json_strip_nulls(${rows})` : rows}, '${isOne ? "null" : "[]"}')::text`
}

/** Writes a custom media type. Bytes are sent as hex digits. */
function customSql({ by, isBytes }: MediaWriter): string {
  const value =
    by === "the value itself"
      ? "(array_agg(_postgrest_t.pgrst_scalar))[1]"
      : `${by.aggregate}(_postgrest_t${by.rowType === undefined ? "" : `::${by.rowType}`})`
  return `coalesce(${isBytes ? `encode(${value}, 'hex')` : `${value}::text`}, '')`
}

const geojsonSql =
  "json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(_postgrest_t)::json), '[]'))::text"

/** CSV: a header line, then the rows as Postgres writes records, but without parentheses. Empty if there are no rows. */
const csvSql = `CASE WHEN count(_postgrest_t) = 0 THEN '' ELSE \
(SELECT string_agg(a.k, ',') FROM (SELECT json_object_keys(row_to_json(r)) AS k FROM (SELECT * FROM pgrst_rows LIMIT 1) r) a) || E'\\n' || \
string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n') END`

function keySql(columns: string[]): string {
  const names = columns.map(literal).join(", ")
  const first = `(SELECT row_to_json(r) AS row FROM ${sourceName} r LIMIT 1) s`
  return `(SELECT json_agg(json_build_array(d.key, d.value))::text FROM ${first}, json_each_text(s.row) d WHERE d.key IN (${names}))`
}
