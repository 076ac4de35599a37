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
    ...columns.map((column, place) =>
      passesUp && column.aggregate
        ? passedTerm(column, qualifier, passedName(node, column, place))
        : columnTerm(column, qualifier),
    ),
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
  return [...namedColumns(node).map((column, place) => passedName(node, column, place)), ...embedded]
}

/** Whether some of the relation's columns are converted for output. */
function isRepresented({ relation }: ReadNode): boolean {
  return relation !== undefined && [...relation.columns.values()].some(({ toJson }) => toJson !== null)
}

function columnTerm(column: OutputColumn, qualifier: string): Term {
  const { field, alias, aggregate } = column
  const value = valueSql(column, qualifier)
  if (aggregate)
    return { sql: `${aggregateSql(aggregate, isRow(column) ? "*" : value)}${as(alias)}`, isGrouping: false }
  const name = alias ?? (field.toJson === undefined ? undefined : field.name)
  return { sql: `${value}${as(name)}`, isGrouping: true }
}

/**
 * The value that a column passes up to an aggregate of its parent. For a count, the whole row is passed up, so that a parent without a match can be
 * recognized.
 */
function passedTerm(column: OutputColumn, qualifier: string, name: string): Term {
  const value = isRow(column) ? qualifier : valueSql(column, qualifier)
  return { sql: `${value} AS ${identifier(name)}`, isGrouping: false }
}

/**
 * A column, converted for output if it has a conversion, and cast to the type that the client asks for. An aggregate without a
 * cast uses the unconverted value.
 */
function valueSql({ field, cast: type, aggregate }: OutputColumn, qualifier: string): string {
  const plain = fieldSql(field, qualifier)
  const isPlain = field.toJson === undefined || (aggregate !== undefined && type === undefined)
  return cast(type, isPlain ? plain : `${field.toJson}(${plain})`)
}

function isRow({ field, aggregate }: OutputColumn) {
  return field.name === "*" && aggregate !== undefined
}

/** The columns that an embed adds to its parent's select list. */
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

/** The columns of a to-one spread and of spreads nested in it, which have the same names in the embed's rows. */
function spreadTerms(node: EmbedNode, lateral: string, passesUp: boolean): Term[] {
  const own = namedColumns(node).map((column, place): Term => {
    const name = passedName(node, column, place)
    const value = `${lateral}.${name === "*" ? "*" : identifier(name)}`
    if (!column.aggregate || passesUp) return { sql: value, isGrouping: !column.aggregate }
    return { sql: `${aggregateSql(column.aggregate, value)}${as(column.alias)}`, isGrouping: false }
  })
  const embedded = node.children.flatMap((child): Term[] => {
    if (isEmpty(child)) return []
    if (child.spread && isToOne(child.relationship)) return spreadTerms(child, lateral, passesUp)
    const names = child.spread ? shownNames(child) : [child.label]
    return names.map((name) => ({ sql: `${lateral}.${identifier(name)}`, isGrouping: true }))
  })
  return [...own, ...embedded]
}

/** The column's name in its node's rows. An aggregate that is passed up gets a unique name. */
function passedName(node: ReadNode, column: OutputColumn, place: number): string {
  return column.aggregate && "lateral" in node ? `${String(node.lateral)} ${place}` : outputName(column)
}

function aggregateSql(
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
