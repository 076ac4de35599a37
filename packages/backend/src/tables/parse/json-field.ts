import { name } from "./name.ts"
import type { Scanner } from "./scanner.ts"

/** One step into a JSON value: `->` returns JSON, `->>` returns text. A key is text, and an index is a whole number. */
export interface JsonStep {
  arrow: "->" | "->>"
  operand: { key: string } | { index: string }
}

/** A column and a path into its JSON value. */
export interface Field {
  name: string
  path: JsonStep[]
}

const longestJsonPath = 50
const digits = /-[0-9]*/y
/** An unquoted key: any characters except those that end it. */
const anyKey = /[^\p{Cc}(\-:.,>)]+(?:-(?!>)[^\p{Cc}(\-:.,>)]+)*/uy
const index = /-?[0-9]+(?=->|::|\.|,|\)|$)/y

export function field(scanner: Scanner): Field {
  scanner.skipBlanks()
  const read = { name: name(scanner), path: jsonPath(scanner) }
  scanner.skipBlanks()
  return read
}

export function jsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = []
  for (;;) {
    const arrow = scanner.take("->>") ? "->>" : scanner.take("->") ? "->" : undefined
    if (!arrow) return steps
    if (steps.length === longestJsonPath)
      scanner.failWith(`a JSON path may have at most ${longestJsonPath} steps`)
    steps.push({ arrow, operand: operand(scanner) })
  }
}

function operand(scanner: Scanner): JsonStep["operand"] {
  const position = scanner.takeMatch(index)
  if (position !== undefined) return { index: position }
  if (scanner.startsWith("-")) failAtIndex(scanner)
  const key = scanner.startsWith('"') ? undefined : scanner.takeMatch(anyKey)?.trim()
  return { key: key === undefined || key === "" ? name(scanner) : key }
}

function failAtIndex(scanner: Scanner): never {
  scanner.takeMatch(digits)
  scanner.expect("digit")
  if (/[0-9]/.test(scanner.text[scanner.position - 1] ?? "")) {
    scanner.expectOneOf(["->", "::", ".", ","])
    scanner.expectEnd()
  }
  return scanner.fail()
}

/** Parses `embed.embed.column->path`: the path to an embed, and one of its fields. */
export function fieldPath(scanner: Scanner): { path: string[]; field: Field } {
  const names = [name(scanner)]
  while (scanner.take(".", "delimiter (.)")) names.push(name(scanner))
  const path = names.slice(0, -1)
  const read = { path, field: { name: names.at(-1) ?? "", path: jsonPath(scanner) } }
  if (!scanner.expectEnd()) scanner.fail()
  return read
}
