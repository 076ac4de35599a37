import { refuse } from "../errors.ts"
import { fieldPath } from "./json-field.ts"
import { type Filter, type LogicGroup, logicTree } from "./logic.ts"
import { name } from "./name.ts"
import { type Operation, operation, isFilterText } from "./operation.ts"
import { type OrderTerm, order } from "./order.ts"
import type { Pair } from "./query-string.ts"
import { ParseFailure, Scanner } from "./scanner.ts"
import { type SelectItem, select } from "./select.ts"

/** A part of a query, and the path to the embed that it applies to; the path is empty for the root. */
export interface At<T> {
  path: string[]
  value: T
}

export interface Query {
  select: SelectItem[]
  filters: At<Filter>[]
  logic: At<LogicGroup>[]
  order: At<OrderTerm[]>[]
  /** Limits and offsets of embeds. The root's limit and offset change with each page, so they aren't part of a plan. */
  embedRanges: At<{ limit: string | undefined; offset: string | undefined }>[]
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Arguments of a function called by GET: each one's name, and the index of its pair in the query. */
  args: { name: string; pair: number }[]
}

const reservedEndings = new Set(["order", "limit", "offset", "and", "or"])
const wholeNumber = /^\d{1,18}$/
const reusable = /^(?:not\.)?(?:eq|neq|gte?|lte?)\./

/**
 * Parses the parameters of a query. With `isCall`, a parameter that doesn't start like a filter is an argument of the function.
 */
export function readQuery(pairs: Pair[], isCall: boolean): Query {
  const query: Query = {
    select: readSelect(first(pairs, "select") ?? "*"),
    filters: [],
    logic: [],
    order: [],
    embedRanges: [],
    columns: readNames(first(pairs, "columns"), "columns parameter"),
    onConflict: readNames(first(pairs, "on_conflict"), "on_conflict parameter"),
    args: [],
  }
  pairs.forEach((pair, index) => addPair(query, pair, index, isCall))
  return query
}

/** The root's limit and offset as given. Anything but a whole number is ignored. */
export function rootRange(pairs: Pair[]): { limit: string | undefined; offset: string | undefined } {
  return { limit: integer(first(pairs, "limit")), offset: offset(first(pairs, "offset")) }
}

/** The shape of a query: queries with the same shape differ only in values that are bound at run time. */
export function queryShape(pairs: Pair[], isCall: boolean): string {
  let shape = ""
  for (const { key, value } of pairs) {
    const kept = value === undefined ? "" : value.slice(0, keptLength(key, value, isCall))
    shape += `${key.length}:${key}${value === undefined ? "" : "="}${kept.length}:${kept}`
  }
  return shape
}

/** The length of the part of a value that the plan depends on. The rest is bound at run time. */
function keptLength(key: string, value: string, isCall: boolean): number {
  if (isReserved(key)) {
    return (key === "limit" || key === "offset") && wholeNumber.test(value) ? 0 : value.length
  }
  const prefix = reusable.exec(value)
  if (prefix) return prefix[0].length
  return isCall && isArgument(key, value) ? 0 : value.length
}

function isReserved(key: string) {
  return key === "select" || key === "columns" || key === "on_conflict" || reservedEndings.has(ending(key))
}

function isArgument(key: string, value: string) {
  return !key.includes(".") && !isFilterText(value)
}

function ending(key: string) {
  return key.slice(key.lastIndexOf(".") + 1)
}

function first(pairs: Pair[], key: string) {
  return pairs.find((pair) => pair.key === key)?.value
}

function integer(value: string | undefined) {
  return value !== undefined && /^-?\d{1,30}$/.test(value) ? value : undefined
}

/** A negative offset starts at the first row. */
function offset(value: string | undefined) {
  const given = integer(value)
  return given?.startsWith("-") ? "0" : given
}

function addPair(query: Query, { key, value }: Pair, index: number, isCall: boolean) {
  if (value === undefined || key === "select" || key === "columns" || key === "on_conflict") return
  const last = ending(key)
  if (last === "and" || last === "or") query.logic.push(readLogic(key, value))
  else if (last === "order") query.order.push(readOrder(key, value))
  else if (last === "limit" || last === "offset") addEmbedRange(query, key, value)
  else if (isCall && isArgument(key, value)) query.args.push({ name: key, pair: index })
  else query.filters.push(readFilter(key, value, index))
}

function addEmbedRange(query: Query, key: string, value: string) {
  const { path, field } = readPath(key)
  if (path.length === 0) return
  const range =
    field.name === "limit"
      ? { limit: integer(value), offset: undefined }
      : { limit: undefined, offset: offset(value) }
  query.embedRanges.push({ path, value: range })
}

function readSelect(text: string): SelectItem[] {
  return text === "" ? readSelect("*") : read("select parameter", text, text, select)
}

function readNames(text: string | undefined, what: string) {
  if (text === undefined) return undefined
  return [...new Set(read(what, text, text, nameList))]
}

function nameList(scanner: Scanner): string[] {
  const names: string[] = []
  do {
    scanner.skipBlanks()
    names.push(name(scanner))
    scanner.skipBlanks()
  } while (scanner.take(","))
  if (!scanner.expectEnd()) scanner.fail()
  return names
}

function readFilter(key: string, text: string, index: number): At<Filter> {
  const { path, field } = readPath(key)
  const { negated, operation: found } = read("filter", text, text, (scanner) => operation(scanner, false))
  return { path, value: { kind: "filter", field, negated, operation: withReusableValue(found, text, index) } }
}

function withReusableValue(found: Operation, text: string, index: number): Operation {
  const prefix = reusable.exec(text)
  if (!prefix || found.kind !== "compare") return found
  return { ...found, value: { pair: index, from: prefix[0].length } }
}

function readOrder(key: string, text: string): At<OrderTerm[]> {
  return { path: readPath(key).path, value: read("order", text, text, order) }
}

function readLogic(key: string, text: string): At<LogicGroup> {
  const names = key.split(".")
  const path = names.slice(0, -1).filter((each) => each !== "not")
  const negation = names.includes("not") ? "not." : ""
  const whole = `${negation}${ending(key)}${text}`
  return { path, value: read("logic tree", text, whole, logicTree) }
}

function readPath(key: string) {
  return read("tree path", key, key, fieldPath)
}

function read<T>(what: string, shown: string, text: string, reader: (scanner: Scanner) => T): T {
  try {
    return reader(new Scanner(text))
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error
    const { line, column, details } = error
    const message = `"failed to parse ${what} (${shown})" (line ${line}, column ${column})`
    throw refuse(400, "PGRST100", message, { details })
  }
}
