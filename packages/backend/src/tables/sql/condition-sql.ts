import { comparisons, type Operation } from "../parse/operation.ts"
import type { FilterValue, IsValue, TextSearch } from "../parse/operation.ts"
import type { EmbedNode, PlannedCondition, PlannedField, PlannedOrder } from "../plan/read-plan.ts"
import { arrayText, identifier, literal, type Parameters } from "./sql-text.ts"

/** The context that the SQL of a condition is written for. */
export interface ConditionPlace {
  /** The qualifier of the columns. */
  qualifier: string
  parameters: Parameters
  /** A query that returns a row if the embed has any rows. */
  existsSql: (child: EmbedNode) => string
}

const searchFunctions: Record<TextSearch, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
}

const isWords: Record<IsValue, string> = {
  null: "NULL",
  not_null: "NOT NULL",
  true: "TRUE",
  false: "FALSE",
  unknown: "UNKNOWN",
}

export function conditionSql(condition: PlannedCondition, place: ConditionPlace): string {
  if (condition.kind === "embed") {
    return `${condition.exists ? "" : "NOT "}EXISTS (${place.existsSql(condition.child)})`
  }
  if (condition.kind === "filter") {
    return `${condition.negated ? "NOT " : ""}${operationSql(condition.field, condition.operation, place)}`
  }
  const { operator, negated, items } = condition
  const joined = items.map((item) => conditionSql(item, place)).join(operator === "and" ? " AND " : " OR ")
  return `${negated ? "NOT " : ""}(${joined})`
}

/** The value of a column, or of a path into its JSON. The path is a constant, so that indexes on it can be used. */
export function fieldSql({ name, path, needsJson }: PlannedField, qualifier: string): string {
  const column = name === "*" ? `${qualifier}.*` : `${qualifier}.${identifier(name)}`
  if (path.length === 0) return column
  const steps = path.map(({ arrow, operand }) =>
    "key" in operand ? `${arrow}${literal(operand.key)}` : `${arrow}${literal(operand.index)}::int`,
  )
  return `${needsJson ? `to_jsonb(${column})` : column}${steps.join("")}`
}

export function orderSql(terms: PlannedOrder[], qualifier: string): string {
  if (terms.length === 0) return ""
  const written = terms.map(({ lateral, field, direction, nulls }) => {
    const by = fieldSql(field, lateral === undefined ? qualifier : identifier(lateral))
    const descending = direction === undefined ? "" : ` ${direction.toUpperCase()}`
    return `${by}${descending}${nulls === undefined ? "" : ` NULLS ${nulls.toUpperCase()}`}`
  })
  return ` ORDER BY ${written.join(", ")}`
}

function operationSql(field: PlannedField, operation: Operation, place: ConditionPlace): string {
  const { parameters, qualifier } = place
  const value = fieldSql(field, qualifier)
  switch (operation.kind) {
    case "is":
      return `${value} IS ${isWords[operation.value]}`
    case "isdistinct":
      return `${value} IS DISTINCT FROM ${representedValue(field, parameters.bind(operation.value))}`
    case "in":
      return `${value} = ANY (${representedList(field, parameters.bind(listText(operation.values)))})`
    case "search":
      return searchSql(value, field, operation, parameters)
    default:
      return comparisonSql(value, field, operation, parameters)
  }
}

function listText(values: string[]) {
  return values.length === 1 && values[0] === "" ? "{}" : arrayText(values)
}

/** A value of the column's domain, converted from text by the domain's own cast. */
function representedValue({ fromText }: PlannedField, bound: string) {
  return fromText === undefined ? bound : `${fromText}(${bound}::text)`
}

function representedList({ fromText }: PlannedField, bound: string) {
  return fromText === undefined ? bound : `ARRAY(SELECT ${fromText}(unnest(${bound}::text[])))`
}

function comparisonSql(
  value: string,
  field: PlannedField,
  operation: Operation & { kind: "compare" },
  parameters: Parameters,
) {
  const { comparison, quantifier } = operation
  const isPattern = comparison === "like" || comparison === "ilike"
  const bound = parameters.bind(boundValue(operation.value, isPattern))
  return `${value} ${comparisons[comparison]} ${quantifier ? `${quantifier.toUpperCase()} (${bound})` : representedValue(field, bound)}`
}

function boundValue(value: FilterValue, isPattern: boolean) {
  if (typeof value === "string") return isPattern ? value.replaceAll("*", "%") : value
  return { kind: "pair" as const, ...value }
}

function searchSql(
  value: string,
  { needsVector }: PlannedField,
  { search, language, value: query }: Operation & { kind: "search" },
  parameters: Parameters,
) {
  const inLanguage = language === undefined ? "" : `${parameters.bind(language)}, `
  const vector = needsVector ? `to_tsvector(${inLanguage}${value})` : value
  return `${vector} @@ ${searchFunctions[search]}(${inLanguage}${parameters.bind(query)})`
}
