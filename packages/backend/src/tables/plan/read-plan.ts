import type { JsonStep } from "../parse/json-field.ts"
import type { Operation } from "../parse/operation.ts"
import type { AggregateFunction } from "../parse/select.ts"
import type { Relationship } from "../schema-cache/relationship.ts"
import type { Relation } from "../schema-cache/schema-cache.ts"

/** A node of the read tree: the root of a request, or an embed of another node. */
export interface ReadNode {
  depth: number
  /** The name that the client used, which is also the output key. */
  name: string
  label: string
  /** The relation that the columns belong to; undefined for the rows of a function that doesn't return a table. */
  relation: Relation | undefined
  schema: string
  /** The source of the rows: a relation, or the statement's source (written rows, a function's rows). */
  from: "relation" | "source"
  /** The SQL alias of the rows; the root of a plain read is named by schema and table. */
  alias: string | undefined
  columns: OutputColumn[]
  conditions: PlannedCondition[]
  order: PlannedOrder[]
  range: { limit: string | undefined; offset: string | undefined }
  children: EmbedNode[]
}

export interface EmbedNode extends ReadNode {
  relationship: Relationship
  join: "left" | "inner"
  spread: boolean
  /** The name of the embed's rows in the parent's SQL. */
  lateral: string
}

export interface PlannedField {
  name: string
  path: JsonStep[]
  /** Whether a path into the column needs to_jsonb, because the column isn't JSON. */
  needsJson: boolean
  /** Whether a text search needs to_tsvector. */
  needsVector: boolean
  /** The SQL name of the function that converts the column's domain to JSON, if it has one. */
  toJson: string | undefined
  /** The function that converts text to the column's domain. */
  fromText: string | undefined
}

export interface OutputColumn {
  field: PlannedField
  cast: string | undefined
  alias: string | undefined
  aggregate: { function: AggregateFunction; cast: string | undefined } | undefined
}

export type PlannedCondition =
  | { kind: "filter"; field: PlannedField; negated: boolean; operation: Operation }
  | { kind: "embed"; child: EmbedNode; exists: boolean }
  | { kind: "group"; operator: "and" | "or"; negated: boolean; items: PlannedCondition[] }

export interface PlannedOrder {
  /** The SQL name of the embed that the field belongs to. */
  lateral: string | undefined
  field: PlannedField
  direction: "asc" | "desc" | undefined
  nulls: "first" | "last" | undefined
}

/** The name of an output column, or `*`. */
export function outputName({ alias, field }: OutputColumn): string {
  return alias ?? field.name
}

/** Whether an embed shows nothing: it only joins or filters. */
export function isEmpty(node: ReadNode): boolean {
  return node.columns.length === 0 && node.children.every(isEmpty)
}
