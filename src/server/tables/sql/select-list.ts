import { isAggregated, isSpread, passesAggregatesUp } from "../plan/aggregates.ts"
import { namedColumns } from "../plan/output-columns.ts"
import { type EmbedNode, isEmpty, type OutputColumn, outputName, type ReadNode } from "../plan/read-plan.ts"
import { isToOne } from "../schema-cache/relationship.ts"
import { fieldSql } from "./condition-sql.ts"
import { identifier } from "./sql-text.ts"

/** An item of a select list; `isGrouping` means that it isn't an aggregate, so rows with equal values form a group. */
interface Term {
  sql: string
  isGrouping: boolean
}

/** The select list of a node and, with aggregates, its GROUP BY. */
export function selectList(node: ReadNode, qualifier: string): { list: string; grouping: string } {
  const isNamed = isAggregated(node) || isSpread(node) || isRepresented(node)
  const columns = isNamed ? namedColumns(node) : node.columns
  if (columns.length === 0 && node.children.length === 0) return { list: `${qualifier}.*`, grouping: "" }
  const passesUp = passesAggregatesUp(node)
  const terms = [
    ...columns.map((column) => columnTerm(column, qualifier, passesUp)),
    ...node.children.flatMap((child) => embedTerms(child, passesUp)),
  ]
  return {
    list: terms.map(({ sql }) => sql).join(", "),
    grouping: isAggregated(node) ? groupSql(terms) : "",
  }
}

/** The output keys of a node's rows. */
export function shownNames(node: ReadNode): string[] {
  const embedded = node.children
    .filter((child) => !isEmpty(child))
    .flatMap((child) => (child.spread ? shownNames(child) : [child.label]))
  return [...namedColumns(node).map(passedName), ...embedded]
}

/** Some of its columns are shown in a form of their own. */
function isRepresented({ relation }: ReadNode): boolean {
  return relation !== undefined && [...relation.columns.values()].some(({ toJson }) => toJson !== null)
}

function columnTerm(column: OutputColumn, qualifier: string, passesUp: boolean): Term {
  const { field, alias, aggregate } = column
  const isRow = field.name === "*" && aggregate !== undefined
  const plain = fieldSql(field, qualifier)
  if (field.toJson !== undefined && column.cast === undefined && !aggregate)
    return { sql: `${field.toJson}(${plain})${as(alias ?? field.name)}`, isGrouping: true }
  const value = cast(column.cast, plain)
  if (!aggregate) return { sql: `${value}${as(alias)}`, isGrouping: true }
  // Passes the whole row up, so that a parent without a match can be recognised.
  if (passesUp)
    return { sql: `${isRow ? qualifier : value} AS ${identifier(passedName(column))}`, isGrouping: false }
  return { sql: `${aggregated(aggregate, isRow ? "*" : value)}${as(alias)}`, isGrouping: false }
}

/** A node's output for an embed. */
function embedTerms(child: EmbedNode, passesUp: boolean): Term[] {
  if (isEmpty(child)) return []
  const lateral = identifier(child.lateral)
  if (child.spread && isToOne(child.relationship)) return spreadTerms(child, lateral, passesUp)
  if (child.spread) {
    return shownNames(child).map((name) => ({
      sql: `COALESCE(${lateral}.${identifier(name)}, '[]') AS ${identifier(name)}`,
      isGrouping: true,
    }))
  }
  const shown = isToOne(child.relationship)
    ? `row_to_json(${lateral}.*)::jsonb`
    : `COALESCE(${lateral}.${lateral}, '[]')`
  return [{ sql: `${shown} AS ${identifier(child.label)}`, isGrouping: true }]
}

/** The columns of a to-one spread and of spreads nested in it, which keep their names in the embed's rows. */
function spreadTerms(node: EmbedNode, lateral: string, passesUp: boolean): Term[] {
  const own = namedColumns(node).map((column): Term => {
    const name = passedName(column)
    const value = `${lateral}.${name === "*" ? "*" : identifier(name)}`
    if (!column.aggregate || passesUp) return { sql: value, isGrouping: !column.aggregate }
    return { sql: `${aggregated(column.aggregate, value)}${as(column.alias)}`, isGrouping: false }
  })
  const embedded = node.children.flatMap((child): Term[] => {
    if (isEmpty(child)) return []
    if (child.spread && isToOne(child.relationship)) return spreadTerms(child, lateral, passesUp)
    const names = child.spread ? shownNames(child) : [child.label]
    return names.map((name) => ({ sql: `${lateral}.${identifier(name)}`, isGrouping: true }))
  })
  return [...own, ...embedded]
}

/** The column's name in its node's rows; an aggregate that is passed up gets one too. */
function passedName(column: OutputColumn): string {
  const name = outputName(column)
  return column.aggregate && name === "*" ? "count" : name
}

function aggregated(
  { function: name, cast: type }: NonNullable<OutputColumn["aggregate"]>,
  value: string,
): string {
  return cast(type, `${name.toUpperCase()}(${value})`)
}

function cast(type: string | undefined, value: string): string {
  return type === undefined ? value : `CAST( ${value} AS ${type} )`
}

function as(alias: string | undefined): string {
  return alias === undefined ? "" : ` AS ${identifier(alias)}`
}

function groupSql(terms: Term[]): string {
  const positions = terms.flatMap(({ isGrouping }, index) => (isGrouping ? [index + 1] : []))
  return positions.length === 0 ? "" : ` GROUP BY ${positions.join(", ")}`
}
