import { type Field, field } from "./json-field.ts"
import { optionalName } from "./name.ts"
import type { Scanner } from "./scanner.ts"

export interface OrderTerm {
  /** The embed whose field orders the rows; undefined if the rows are ordered by a field of their own. */
  relation: string | undefined
  field: Field
  direction: "asc" | "desc" | undefined
  nulls: "first" | "last" | undefined
}

const mostTerms = 100

/** Parses the whole `order` parameter. */
export function order(scanner: Scanner): OrderTerm[] {
  const terms: OrderTerm[] = []
  do {
    if (terms.length === mostTerms) scanner.failWith(`order may have at most ${mostTerms} terms`)
    scanner.skipBlanks()
    terms.push(term(scanner))
    scanner.skipBlanks()
  } while (scanner.take(","))
  if (!scanner.atEnd) scanner.fail()
  return terms
}

function term(scanner: Scanner): OrderTerm {
  const target = relationField(scanner) ?? { relation: undefined, field: field(scanner) }
  const direction = oneOf(scanner, ["asc", "desc"], ["asc", "desc", "nullsfirst", "nullslast"])
  const nulls = oneOf(scanner, ["nullsfirst", "nullslast"], ["nullsfirst", "nullslast"])
  if (!scanner.expectOneOf([","]) && !scanner.expectEnd()) scanner.fail()
  return {
    ...target,
    direction: direction === "asc" || direction === "desc" ? direction : undefined,
    nulls: nulls === "nullsfirst" ? "first" : nulls === "nullslast" ? "last" : undefined,
  }
}

function relationField(scanner: Scanner) {
  const start = scanner.position
  const relation = optionalName(scanner)
  if (relation === undefined || !scanner.startsWith("(")) {
    scanner.backTo(start)
    return undefined
  }
  scanner.take("(")
  const inner = field(scanner)
  if (!scanner.startsWith(")")) {
    scanner.backTo(start)
    return undefined
  }
  scanner.take(")")
  return { relation, field: inner }
}

/** Consumes `.word` if it is one of `wanted`; `expected` lists what the grammar allows here. */
function oneOf(scanner: Scanner, wanted: string[], expected: string[]): string | undefined {
  const start = scanner.position
  if (!scanner.take(".", "delimiter (.)")) return undefined
  const found = expected.filter((word) => scanner.startsWith(word))[0]
  if (!found) {
    for (const word of expected) scanner.take(word)
    scanner.fail()
  }
  if (!wanted.includes(found)) {
    scanner.position = start
    return undefined
  }
  scanner.take(found)
  return found
}
