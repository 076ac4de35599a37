import { quotedValue } from "./name.ts"
import { ParseFailure, Scanner } from "./scanner.ts"

/** A filter's value: its text, or its position in the query string if the plan will be reused with other values. */
export type FilterValue = string | { pair: number; from: number }

type Comparison = keyof typeof comparisons
export type TextSearch = "fts" | "plfts" | "phfts" | "wfts"
export type IsValue = "null" | "not_null" | "true" | "false" | "unknown"

export type Operation =
  | { kind: "compare"; comparison: Comparison; quantifier: "any" | "all" | undefined; value: FilterValue }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: IsValue }
  | { kind: "isdistinct"; value: string }
  | { kind: "search"; search: TextSearch; language: string | undefined; value: string }

/** The operators with a single operand, and their SQL. */
export const comparisons = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
}
const quantifiable = new Set(["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"])
const searches = new Set(["fts", "plfts", "phfts", "wfts"])
const isValues: IsValue[] = ["null", "not_null", "true", "false", "unknown"]

const operatorWord = /[^.(]+/y
const quantifierWord = /\((any|all)\)(?=\.)/y
const languageWord = /\(([\p{L}0-9_ $]+)\)(?=\.)/uy
const listElement = /[^,)]*/y
const restOfText = /[^]*/y
const pgArray = /\{[^{}]*\}/y

/** True if a parameter's value looks like a filter, so it can't be a function's argument. */
export function isFilterText(value: string): boolean {
  if (!value.includes(".")) return false
  try {
    operation(new Scanner(value), false)
    return true
  } catch (error) {
    if (error instanceof ParseFailure) return false
    throw error
  }
}

function isOperator(word: string) {
  return isComparison(word) || searches.has(word)
}

function isComparison(word: string): word is Comparison {
  return Object.hasOwn(comparisons, word)
}

function isSearch(word: string): word is TextSearch {
  return searches.has(word)
}

/** Parses `[not.]operator[(quantifier or language)].value`. Inside logic, a comma or closing parenthesis ends the value. */
export function operation(
  scanner: Scanner,
  insideLogic: boolean,
): { negated: boolean; operation: Operation } {
  const start = scanner.position
  const negated = scanner.take("not")
  if (negated && !scanner.take(".", "delimiter (.)")) scanner.fail()
  if (!negated) scanner.position = start
  return { negated, operation: positiveOperation(scanner, insideLogic) }
}

function positiveOperation(scanner: Scanner, insideLogic: boolean): Operation {
  const start = scanner.position
  const word = scanner.takeMatch(operatorWord) ?? ""
  const value = () => (insideLogic ? logicValue(scanner) : (scanner.takeMatch(restOfText) ?? ""))
  if (word === "in" && takeDot(scanner)) return { kind: "in", values: listValue(scanner) }
  if (word === "is" && takeDot(scanner)) return { kind: "is", value: isValue(scanner) }
  if (word === "isdistinct" && takeDot(scanner)) return { kind: "isdistinct", value: value() }
  if (isSearch(word)) {
    const language = scanner.takeMatch(languageWord)?.slice(1, -1).trim()
    if (takeDot(scanner)) return { kind: "search", search: word, language, value: value() }
  }
  if (isComparison(word)) {
    const quantifier = quantifiable.has(word) ? takeQuantifier(scanner) : undefined
    if (takeDot(scanner)) return { kind: "compare", comparison: word, quantifier, value: value() }
  }
  if (isOperator(word) || word === "in" || word === "is" || word === "isdistinct") {
    scanner.take(".", "delimiter (.)")
    scanner.fail()
  }
  return unknownOperator(scanner, start, word)
}

function unknownOperator(scanner: Scanner, start: number, word: string): never {
  if (takeDot(scanner)) scanner.failWith(`unknown single value operator ${word}`)
  scanner.position = start
  scanner.expect("operator (eq, gt, ...)")
  return scanner.fail()
}

function takeDot(scanner: Scanner) {
  return scanner.startsWith(".") && scanner.take(".")
}

function takeQuantifier(scanner: Scanner): "any" | "all" | undefined {
  const word = scanner.takeMatch(quantifierWord)
  if (word === undefined) return undefined
  return word === "(any)" ? "any" : "all"
}

function isValue(scanner: Scanner): IsValue {
  const lower = scanner.text.slice(scanner.position, scanner.position + "not_null".length).toLowerCase()
  const found = isValues.find((each) => lower.startsWith(each))
  if (!found) {
    scanner.expect("isVal: (null, not_null, true, false, unknown)")
    scanner.fail()
  }
  scanner.position += found.length
  return found
}

function listValue(scanner: Scanner): string[] {
  scanner.skipBlanks()
  if (!scanner.take("(")) scanner.fail()
  scanner.skipBlanks()
  const values: string[] = []
  do values.push(element(scanner))
  while (scanner.take(","))
  if (!scanner.take(")")) scanner.fail()
  scanner.skipBlanks()
  return values
}

/** A quoted value if a comma or the end follows it; otherwise everything up to the next comma or the end. */
function element(scanner: Scanner): string {
  const start = scanner.position
  const quoted = quotedValue(scanner)
  const next = scanner.text[scanner.position]
  if (quoted !== undefined && (next === undefined || next === "," || next === ")")) return quoted
  scanner.position = start
  return scanner.takeMatch(listElement) ?? ""
}

function logicValue(scanner: Scanner): string {
  const start = scanner.position
  const array = scanner.takeMatch(pgArray)
  if (array !== undefined) return array
  scanner.position = start
  return element(scanner)
}
