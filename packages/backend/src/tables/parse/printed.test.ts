import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Field } from "./json-field.ts"
import { type Condition, logicTree } from "./logic.ts"
import type { Operation } from "./operation.ts"
import { order, type OrderTerm } from "./order.ts"
import { Scanner } from "./scanner.ts"
import { select, type SelectItem } from "./select.ts"

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
const maybe = (text: string | undefined, print: (text: string) => string) =>
  text === undefined ? "" : print(text)

function printField({ name, path }: Field): string {
  const steps = path.map(
    ({ arrow, operand }) => arrow + ("key" in operand ? quote(operand.key) : operand.index),
  )
  return (name === "*" ? "*" : quote(name)) + steps.join("")
}

function printItem(item: SelectItem): string {
  const alias = maybe(item.alias, (text) => `${quote(text)}:`)
  if (item.kind === "embed") {
    const hint = maybe(item.hint, (text) => `!${quote(text)}`)
    const join = maybe(item.join, (text) => `!${text}`)
    return `${item.spread ? "..." : alias}${quote(item.name)}${hint}${join}(${item.items.map(printItem).join(",")})`
  }
  const { field, cast, aggregate } = item
  const type = (text: string | undefined) => maybe(text, (each) => `::${each}`)
  if (!aggregate) return alias + printField(field) + type(cast)
  if (field.name === "*") return `${alias}count()${type(aggregate.cast)}`
  return `${alias}${printField(field)}${type(cast)}.${aggregate.function}()${type(aggregate.cast)}`
}

function printTerm({ relation, field, direction, nulls }: OrderTerm): string {
  const by = relation === undefined ? printField(field) : `${quote(relation)}(${printField(field)})`
  return by + maybe(direction, (text) => `.${text}`) + maybe(nulls, (text) => `.nulls${text}`)
}

function printCondition(condition: Condition): string {
  const not = condition.negated ? "not." : ""
  if (condition.kind === "group") {
    return `${not}${condition.operator}(${condition.items.map(printCondition).join(",")})`
  }
  return `${printField(condition.field)}.${not}${printOperation(condition.operation)}`
}

function printOperation(operation: Operation): string {
  switch (operation.kind) {
    case "compare": {
      const { comparison, quantifier, value } = operation
      const all = maybe(quantifier, (text) => `(${text})`)
      return `${comparison}${all}.${typeof value === "string" ? quote(value) : ""}`
    }
    case "in":
      return `in.(${operation.values.map(quote).join(",")})`
    case "is":
      return `is.${operation.value}`
    case "isdistinct":
      return `isdistinct.${quote(operation.value)}`
    default:
      return `${operation.search}${maybe(operation.language, (text) => `(${text})`)}.${quote(operation.value)}`
  }
}

const anyText = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 })
const name = fc.oneof(fc.constantFrom("id", "a b", "x-y", 'q"uote', "über", "select"), anyText)
const orNone = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const step = fc.record({
  arrow: fc.constantFrom("->" as const, "->>" as const),
  operand: fc.oneof(
    anyText.map((key) => ({ key })),
    fc.integer({ min: -99, max: 99 }).map((index) => ({ index: String(index) })),
  ),
})
const field: fc.Arbitrary<Field> = fc.record({ name, path: fc.array(step, { maxLength: 3 }) })
const type = fc.constantFrom("text", "int", "double precision")

const fieldItem = fc.record({
  kind: fc.constant("field" as const),
  field,
  alias: orNone(name),
  cast: orNone(type),
  aggregate: orNone(
    fc.record({ function: fc.constantFrom("sum", "avg", "count", "max", "min"), cast: orNone(type) }),
  ),
})
const { items } = fc.letrec<{ items: SelectItem[]; embed: SelectItem }>((tie) => ({
  items: fc.array(fc.oneof({ depthSize: "small" }, fieldItem, tie("embed")), { maxLength: 3 }),
  embed: fc
    .record({
      kind: fc.constant("embed" as const),
      name,
      alias: orNone(name),
      hint: orNone(name.filter((text) => text !== "inner" && text !== "left")),
      join: orNone(fc.constantFrom("left", "inner")),
      spread: fc.boolean(),
      items: tie("items"),
    })
    .map((embed): SelectItem => ({ ...embed, alias: embed.spread ? undefined : embed.alias })),
}))

const terms = fc.array(
  fc.record({
    relation: orNone(name),
    field,
    direction: orNone(fc.constantFrom("asc" as const, "desc" as const)),
    nulls: orNone(fc.constantFrom("first" as const, "last" as const)),
  }),
  { minLength: 1, maxLength: 4 },
)

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant("compare" as const),
    comparison: fc.constantFrom("eq", "gte", "like", "imatch"),
    quantifier: orNone(fc.constantFrom("any" as const, "all" as const)),
    value: anyText,
  }),
  fc.record({ kind: fc.constant("in" as const), values: fc.array(anyText, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant("is" as const),
    value: fc.constantFrom("null", "not_null", "true", "false", "unknown"),
  }),
  fc.record({ kind: fc.constant("isdistinct" as const), value: anyText }),
  fc.record({
    kind: fc.constant("search" as const),
    search: fc.constantFrom("fts", "plfts", "phfts", "wfts"),
    language: orNone(fc.constantFrom("english", "simple")),
    value: anyText,
  }),
)
const { group } = fc.letrec<{ group: Extract<Condition, { kind: "group" }>; condition: Condition }>(
  (tie) => ({
    condition: fc.oneof(
      { depthSize: "small" },
      fc.record({ kind: fc.constant("filter" as const), field, negated: fc.boolean(), operation }),
      tie("group"),
    ),
    group: fc.record({
      kind: fc.constant("group" as const),
      operator: fc.constantFrom("and" as const, "or" as const),
      negated: fc.boolean(),
      items: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }),
    }),
  }),
)

const runs = { numRuns: 3_000 }

describe("whatever is parsed can be printed and parsed again unchanged:", () => {
  it("select", () => {
    fc.assert(
      fc.property(
        items.filter((all) => all.length > 0),
        (all) => {
          expect(select(new Scanner(all.map(printItem).join(",")))).toEqual(all)
        },
      ),
      runs,
    )
  })

  it("order", () => {
    fc.assert(
      fc.property(terms, (all) => {
        expect(order(new Scanner(all.map(printTerm).join(",")))).toEqual(all)
      }),
      runs,
    )
  })

  it("condition", () => {
    fc.assert(
      fc.property(group, (all) => {
        expect(logicTree(new Scanner(printCondition(all)))).toEqual(all)
      }),
      runs,
    )
  })
})
