import { type Field, field } from "./json-field.ts"
import { type Operation, operation } from "./operation.ts"
import type { Scanner } from "./scanner.ts"

export interface Filter {
  kind: "filter"
  field: Field
  negated: boolean
  operation: Operation
}

export interface LogicGroup {
  kind: "group"
  operator: "and" | "or"
  negated: boolean
  items: Condition[]
}

export type Condition = Filter | LogicGroup

const deepestLogic = 20
const groupStart = /(?:not\.)?(?:and|or)[ \t]*\(/y

/** Parses all of `[not.]and(…)` or `[not.]or(…)`, up to the end of the text. */
export function logicTree(scanner: Scanner): LogicGroup {
  const tree = group(scanner, 0)
  if (!scanner.expectEnd()) scanner.fail()
  return tree
}

function condition(scanner: Scanner, depth: number): Condition {
  groupStart.lastIndex = scanner.position
  return groupStart.test(scanner.text) ? group(scanner, depth) : filter(scanner)
}

function filter(scanner: Scanner): Filter {
  const read = field(scanner)
  if (!scanner.take(".", "delimiter (.)")) scanner.fail()
  return { kind: "filter", field: read, ...operation(scanner, true) }
}

function group(scanner: Scanner, depth: number): LogicGroup {
  if (depth === deepestLogic) scanner.failWith(`conditions may be nested at most ${deepestLogic} deep`)
  const negated = scanner.startsWith("not.") && scanner.take("not.")
  const operator = scanner.take("and") ? "and" : scanner.take("or") ? "or" : scanner.fail()
  scanner.skipBlanks()
  if (!scanner.take("(")) scanner.fail()
  const items: Condition[] = []
  do {
    scanner.skipBlanks()
    items.push(condition(scanner, depth + 1))
    scanner.skipBlanks()
  } while (scanner.take(","))
  if (!scanner.take(")")) scanner.fail()
  scanner.skipBlanks()
  return { kind: "group", operator, negated, items }
}
