import { refuse, unknownColumn } from "../errors.ts"
import type { Payload } from "../parse/payload.ts"
import type { Preferences } from "../parse/preferences.ts"
import type { Query } from "../parse/query.ts"
import type { Column } from "../schema-cache/introspection.ts"
import type { Relation } from "../schema-cache/schema-cache.ts"
import { plannedFilters, rootNode } from "./plan-read.ts"
import type { ReadNode } from "./read-plan.ts"

export interface WritePlan {
  kind: "insert" | "update" | "delete"
  relation: Relation
  /** The target rows and the request's conditions. */
  rows: ReadNode
  columns: Column[]
  payloadShape: "object" | "array"
  /** Whether missing keys get the column's default instead of null. */
  appliesDefaults: boolean
  conflict: { resolution: "merge-duplicates" | "ignore-duplicates"; columns: string[] } | undefined
  /** Column names or `*`; empty if only the existence of a row matters. */
  returning: string[]
  /** For PUT: whether the body's rows must meet the conditions. */
  matchesBody: boolean
}

interface WriteRequest {
  method: "POST" | "PUT" | "PATCH" | "DELETE"
  query: Query
  payload: Payload | undefined
  preferences: Preferences
}

/** Plans a write to a table or view; `read` describes the returned rows. */
export function planWrite(request: WriteRequest, relation: Relation, read: ReadNode): WritePlan {
  const { method, query, payload, preferences } = request
  const rows = rootNode({ schema: relation.schema, name: relation.name, relation, from: "relation" })
  rows.conditions = method === "POST" ? [] : plannedFilters(rows, query)
  return {
    kind: method === "PATCH" ? "update" : method === "DELETE" ? "delete" : "insert",
    relation,
    rows,
    columns: payload ? writtenColumns(relation, query, payload) : [],
    payloadShape: payload?.shape === "object" ? "object" : "array",
    appliesDefaults: preferences.missing === "default" && method !== "PUT",
    conflict: conflictOf(request, relation),
    returning: returning(preferences, relation, read),
    matchesBody: method === "PUT",
  }
}

function writtenColumns(relation: Relation, query: Query, payload: Payload): Column[] {
  return (query.columns ?? payload.keys).map((name) => {
    const column = relation.columns.get(name)
    if (!column) throw unknownColumn(relation.name, name)
    return column
  })
}

function conflictOf({ method, query, preferences }: WriteRequest, relation: Relation): WritePlan["conflict"] {
  if (method === "PUT") {
    checkPutFilters(query, relation)
    return { resolution: "merge-duplicates", columns: relation.primaryKey }
  }
  const columns = query.onConflict ?? relation.primaryKey
  if (method !== "POST" || !preferences.resolution || columns.length === 0) return undefined
  return { resolution: preferences.resolution, columns }
}

function checkPutFilters(query: Query, { primaryKey }: Relation) {
  const filters = query.filters.filter(({ path }) => path.length === 0).map(({ value }) => value)
  const isKey =
    query.logic.length === 0 &&
    primaryKey.length > 0 &&
    new Set(filters.map(({ field }) => field.name)).size === primaryKey.length &&
    filters.every(({ field, negated, operation }) => {
      const isEqual = operation.kind === "compare" && operation.comparison === "eq" && !operation.quantifier
      return !negated && isEqual && field.path.length === 0 && primaryKey.includes(field.name)
    })
  if (isKey) return
  throw refuse(405, "PGRST105", "Filters must include all and only primary key columns with 'eq' operators")
}

function returning(preferences: Preferences, relation: Relation, read: ReadNode): string[] {
  if (preferences.return === "representation") return neededColumns(read, relation)
  return preferences.return === "headers-only" ? relation.primaryKey : []
}

/** The columns that the returned rows need: those that are shown, that embeds join on, or that rows are ordered by. */
function neededColumns(read: ReadNode, relation: Relation): string[] {
  const shown = read.columns.map(({ field }) => field.name)
  const leading = read.children.flatMap(({ relationship }) => {
    if (relationship.kind === "computed") return ["*"]
    const pairs = relationship.kind === "many-to-many" ? relationship.fromColumns : relationship.columns
    return pairs.map(([from]) => from)
  })
  const ordering = read.order.flatMap(({ lateral, field }) => (lateral === undefined ? [field.name] : []))
  const all = [...shown, ...leading]
  if (all.includes("*") || all.length === 0) return ["*"]
  return [...new Set([...all, ...ordering, ...relation.primaryKey])]
}
