import type { EmbedNode, ReadNode } from "../plan/read-plan.ts"
import { isToOne } from "../schema-cache/relationship.ts"
import { type ConditionPlace, conditionSql, orderSql } from "./condition-sql.ts"
import { selectList, shownNames } from "./select-list.ts"
import { identifier, type Parameters, qualifiedName } from "./sql-text.ts"

/** The SQL name for the rows returned by a write or a function. */
export const sourceName = "pgrst_source"

/** Writes the queries that read a tree of rows. */
export class ReadSql {
  readonly #parameters: Parameters
  readonly #maxRows: number | undefined

  /** `maxRows` limits the rows of every to-many embed. */
  constructor(parameters: Parameters, maxRows: number | undefined) {
    this.#parameters = parameters
    this.#maxRows = maxRows
  }

  /** The rows of the table that the request reads. `limit` is the SQL for how many, which the caller knows. */
  rows(root: ReadNode, limit: string): string {
    return this.#select(root, rootFrom(root), [], limit)
  }

  /** The query for counting: without order and range, and only with embeds that can exclude rows. */
  counted(root: ReadNode): string {
    return `SELECT 1 FROM ${rootFrom(root)}${this.#where(root, this.#innerEmbeds(root))}`
  }

  /** The context for the conditions on a node's rows. */
  place(node: ReadNode): ConditionPlace {
    return {
      qualifier: qualifierOf(node),
      parameters: this.#parameters,
      existsSql: (child) => this.#exists(child, node),
    }
  }

  #select(node: ReadNode, from: string, joined: string[], limit: string): string {
    const qualifier = qualifierOf(node)
    const { list, grouping } = selectList(node, qualifier)
    const joins = node.children.map((child) => this.#join(child, node)).join("")
    const where = this.#where(node, joined)
    return `SELECT ${list} FROM ${from}${joins}${where}${grouping}${orderSql(node.order, qualifier)}${limit}`
  }

  #join(child: EmbedNode, parent: ReadNode): string {
    const rows = this.#select(
      child,
      embedFrom(child, parent),
      joinConditions(child, parent),
      this.#limit(child),
    )
    const kind = child.join === "inner" ? "INNER" : "LEFT"
    const joined = isToOne(child.relationship) ? rows : gatherRows(child, rows)
    return ` ${kind} JOIN LATERAL ( ${joined} ) AS ${identifier(child.lateral)} ON TRUE`
  }

  #exists(child: EmbedNode, parent: ReadNode): string {
    const where = this.#where(child, [...joinConditions(child, parent), ...this.#innerEmbeds(child)])
    return `SELECT 1 FROM ${embedFrom(child, parent)}${where}`
  }

  #innerEmbeds(node: ReadNode): string[] {
    return node.children
      .filter(({ join }) => join === "inner")
      .map((child) => `EXISTS (${this.#exists(child, node)})`)
  }

  #where(node: ReadNode, more: string[]): string {
    const place = this.place(node)
    const all = [...node.conditions.map((condition) => conditionSql(condition, place)), ...more]
    return all.length === 0 ? "" : ` WHERE ${all.join(" AND ")}`
  }

  #limit({ range, relationship }: EmbedNode): string {
    const limits = [range.limit, isToOne(relationship) ? undefined : this.#maxRows].flatMap((each) =>
      each === undefined ? [] : [BigInt(each)],
    )
    const limit = limits.length === 0 ? "" : ` LIMIT ${limits.reduce((a, b) => (a < b ? a : b))}`
    return range.offset === undefined ? limit : `${limit} OFFSET ${range.offset}`
  }
}

/** The qualifier of a node's columns. */
export function qualifierOf({ alias, schema, name }: ReadNode): string {
  return alias === undefined ? qualifiedName({ schema, name }) : identifier(alias)
}

function rootFrom({ from, alias, schema, name }: ReadNode): string {
  return from === "source" ? `${sourceName} AS ${identifier(alias ?? name)}` : qualifiedName({ schema, name })
}

function embedFrom(child: EmbedNode, parent: ReadNode): string {
  const { relationship } = child
  const alias = qualifierOf(child)
  if (relationship.kind === "computed") {
    const row = `${identifier(parent.alias ?? parent.name)}::${qualifiedName(relationship.from)}`
    return `${qualifiedName(relationship.function)}(${row}) AS ${alias}`
  }
  const target = `${qualifiedName(relationship.to)} AS ${alias}`
  if (relationship.kind !== "many-to-many") return target
  return `${target}, ${qualifiedName(relationship.junction)} AS ${junctionAlias(child)}`
}

function joinConditions(child: EmbedNode, parent: ReadNode): string[] {
  const { relationship } = child
  const own = qualifierOf(parent)
  const far = qualifierOf(child)
  if (relationship.kind === "computed") return []
  if (relationship.kind !== "many-to-many") {
    return relationship.columns.map(([from, to]) => equal(far, to, own, from))
  }
  const junction = junctionAlias(child)
  return [
    ...relationship.toColumns.map(([between, to]) => equal(far, to, junction, between)),
    ...relationship.fromColumns.map(([from, between]) => equal(junction, between, own, from)),
  ]
}

function equal(one: string, column: string, other: string, otherColumn: string) {
  return `${one}.${identifier(column)} = ${other}.${identifier(otherColumn)}`
}

function junctionAlias({ depth }: EmbedNode) {
  return identifier(`pgrst_junction_${depth}`)
}

/** The rows of a to-many embed as one JSON array, or as one array for each column of a spread. */
function gatherRows(child: EmbedNode, rows: string): string {
  const lateral = identifier(child.lateral)
  const lists = child.spread
    ? shownNames(child).map(
        (name) => `json_agg(${lateral}.${identifier(name)})::jsonb AS ${identifier(name)}`,
      )
    : [`json_agg(${lateral})::jsonb AS ${lateral}`]
  // Without columns, the embed only filters, but its query must still return one row.
  const shown = lists.length === 0 ? "count(*)" : lists.join(", ")
  const having = child.join === "inner" ? " HAVING count(*) > 0" : ""
  return `SELECT ${shown} FROM (${rows}) AS ${lateral}${having}`
}
