import { type Field, jsonPath } from "./json-field.ts"
import { castType, name, optionalName } from "./name.ts"
import type { Scanner } from "./scanner.ts"

export type AggregateFunction = "sum" | "avg" | "count" | "max" | "min"

interface FieldItem {
  kind: "field"
  /** `*` means all columns or, under an aggregate, the rows themselves. */
  field: Field
  alias: string | undefined
  cast: string | undefined
  aggregate: { function: AggregateFunction; cast: string | undefined } | undefined
}

export interface EmbedItem {
  kind: "embed"
  name: string
  alias: string | undefined
  hint: string | undefined
  join: "left" | "inner" | undefined
  /** `...name(…)`: the columns of the embed become columns of its parent. */
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = FieldItem | EmbedItem

const deepestEmbed = 10
const mostItems = 500
const mostEmbeds = 40
const aggregates: AggregateFunction[] = ["sum", "avg", "count", "max", "min"]

/** Parses the whole `select` parameter. A parameter that is too deep or too long is refused here, before it causes any work. */
export function select(scanner: Scanner): SelectItem[] {
  const reader = new SelectReader(scanner)
  const items = reader.forest(0)
  if (!scanner.atEnd) scanner.fail()
  return items
}

class SelectReader {
  readonly #scanner: Scanner
  #items = 0
  #embeds = 0

  constructor(scanner: Scanner) {
    this.#scanner = scanner
  }

  forest(depth: number): SelectItem[] {
    const items: SelectItem[] = []
    do {
      this.#scanner.skipBlanks()
      items.push(this.#item(depth))
      this.#scanner.skipBlanks()
    } while (this.#scanner.take(","))
    return items
  }

  #item(depth: number): SelectItem {
    this.#items += 1
    if (this.#items > mostItems) this.#scanner.failWith(`select has at most ${mostItems} items`)
    return this.#embed(depth) ?? this.#count() ?? this.#star() ?? this.#field()
  }

  #embed(depth: number): EmbedItem | undefined {
    const scanner = this.#scanner
    const start = scanner.position
    const spread = scanner.startsWith("...") && scanner.take("...")
    const alias = spread ? undefined : this.#alias()
    const target = spread ? name(scanner) : optionalName(scanner)
    const modifiers = target === undefined ? undefined : this.#modifiers()
    if (target === undefined || !modifiers || !scanner.startsWith("(") || this.#isCount(target, modifiers)) {
      if (spread) scanner.take("(")
      if (spread) scanner.fail()
      scanner.backTo(start)
      return undefined
    }
    const items = this.#children(depth + 1)
    return { kind: "embed", name: target, alias, hint: modifiers.hint, join: modifiers.join, spread, items }
  }

  #isCount(target: string, modifiers: { given: boolean }) {
    return target === "count" && !modifiers.given && this.#scanner.startsWith("()")
  }

  #children(depth: number): SelectItem[] {
    const scanner = this.#scanner
    this.#embeds += 1
    if (depth > deepestEmbed) scanner.failWith(`embeds may be nested at most ${deepestEmbed} deep`)
    if (this.#embeds > mostEmbeds) scanner.failWith(`select has at most ${mostEmbeds} embeds`)
    scanner.take("(")
    scanner.skipBlanks()
    const items = scanner.startsWith(")") ? [] : this.forest(depth)
    if (!scanner.take(")")) scanner.fail()
    return items
  }

  #alias(): string | undefined {
    const scanner = this.#scanner
    const start = scanner.position
    const alias = optionalName(scanner)
    if (alias !== undefined && scanner.startsWith(":") && !scanner.startsWith("::")) {
      scanner.take(":")
      return alias
    }
    scanner.backTo(start)
    return undefined
  }

  #modifiers() {
    let hint: string | undefined
    let join: "left" | "inner" | undefined
    let given = false
    for (let taken = 0; taken < 2 && this.#scanner.take("!"); taken += 1) {
      given = true
      const modifier = name(this.#scanner)
      if (modifier === "left" || modifier === "inner") join ??= modifier
      else hint ??= modifier
    }
    return { hint, join, given }
  }

  #count(): FieldItem | undefined {
    const scanner = this.#scanner
    const start = scanner.position
    const alias = this.#alias()
    if (!scanner.startsWith("count()")) {
      scanner.backTo(start)
      return undefined
    }
    scanner.take("count()")
    const cast = scanner.take("::") ? castType(scanner) : undefined
    return this.#ended({
      kind: "field",
      field: { name: "*", path: [] },
      alias,
      cast: undefined,
      aggregate: { function: "count", cast },
    })
  }

  #star(): FieldItem | undefined {
    if (!this.#scanner.startsWith("*")) return undefined
    this.#scanner.take("*")
    return this.#ended({
      kind: "field",
      field: { name: "*", path: [] },
      alias: undefined,
      cast: undefined,
      aggregate: undefined,
    })
  }

  #field(): FieldItem {
    const scanner = this.#scanner
    const alias = this.#alias()
    const field = { name: name(scanner), path: jsonPath(scanner) }
    const cast = scanner.take("::") ? castType(scanner) : undefined
    const aggregate = scanner.take(".") ? this.#aggregate() : undefined
    return this.#ended({ kind: "field", field, alias, cast, aggregate })
  }

  #aggregate() {
    const scanner = this.#scanner
    const found = aggregates.find((aggregate) => scanner.take(`${aggregate}()`))
    if (!found) return scanner.fail()
    return { function: found, cast: scanner.take("::") ? castType(scanner) : undefined }
  }

  #ended(item: FieldItem): FieldItem {
    this.#scanner.skipBlanks()
    if (!this.#scanner.expectOneOf([")", ","]) && !this.#scanner.expectEnd()) this.#scanner.fail()
    return item
  }
}
