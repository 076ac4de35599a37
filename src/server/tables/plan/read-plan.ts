import type { JsonStep } from "../parse/json-field.ts"
import type { Operation } from "../parse/operation.ts"
import type { AggregateFunction } from "../parse/select.ts"
import type { Relationship } from "../schema-cache/relationship.ts"
import type { Relation } from "../schema-cache/schema-cache.ts"

/** Rows to read and how to show them: the root of a request, or an embed of another node. */
export interface ReadNode {
  depth: number
  /** The name that the client used, and the key under which the rows appear. */
  name: string
  label: string
  /** What the columns belong to; undefined for the rows of a function that returns no table. */
  relation: Relation | undefined
  schema: string
  /** Where the rows come from: a relation, or the statement's source (written rows, a function's rows). */
  from: "relation" | "source"
  /** The name that stands for the rows in SQL; the root of a plain read is called by schema and table. */
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
  /** The column is not JSON, so a path into it needs to_jsonb first. */
  needsJson: boolean
  /** A text search needs to_tsvector first. */
  needsVector: boolean
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
  /** The embed that the field belongs to, by its name in SQL. */
  lateral: string | undefined
  field: PlannedField
  direction: "asc" | "desc" | undefined
  nulls: "first" | "last" | undefined
}

/** A column as the rows of a node show it, or `*`. */
export function outputName({ alias, field }: OutputColumn): string {
  return alias ?? field.name
}

/** An embed that shows nothing: it only joins or filters. */
export function isEmpty(node: ReadNode): boolean {
  return node.columns.length === 0 && node.children.every(isEmpty)
}
