import { postgresChangesFilter } from "@supabase/supabase-js"
import fc from "fast-check"
import { expect, test } from "vitest"
import { awkwardText } from "#tests/support/awkward-text.ts"
import { readFilter } from "./filters.ts"

const conditionLike = fc.constantFrom("a,b=eq.c", ",x=in.(1,2)", 'y=eq."z"', "(a)", '"', "\\", "not.eq.")
const text = fc.oneof(
  awkwardText,
  conditionLike,
  fc.tuple(awkwardText, conditionLike, awkwardText).map((parts) => parts.join("")),
)
const column = fc.constantFrom("body", "number", "a b", "Ärger")
const scalar = fc.constantFrom(
  "eq",
  "neq",
  "lt",
  "lte",
  "gt",
  "gte",
  "like",
  "ilike",
  "match",
  "imatch",
  "isdistinct",
)

const condition = fc.oneof(
  fc.record({ column, operator: scalar, isNegated: fc.boolean(), values: fc.tuple(text) }),
  fc.record({
    column,
    operator: fc.constant("in" as const),
    isNegated: fc.boolean(),
    values: fc.uniqueArray(
      text.filter((each) => each !== ""),
      { minLength: 1, maxLength: 5 },
    ),
  }),
)

test("any filter written by the official builder is read as intended", () => {
  fc.assert(
    fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
      const builder = postgresChangesFilter()
      for (const { column: name, operator, isNegated, values } of conditions) {
        const [value = ""] = values
        if (operator === "in") {
          if (isNegated) builder.not(name, "in", values)
          else builder.in(name, values)
        } else if (isNegated) builder.not(name, operator, value)
        else builder[operator === "isdistinct" ? "isDistinct" : operator](name, value)
      }
      expect(readFilter(builder.build())).toEqual(conditions)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['body=eq."a, b"', ["a, b"]],
  ['body=eq."a\\"b\\\\"', ['a"b\\']],
  ['body=eq."a" b', ['"a" b']],
  ["body=eq.a, b", ["a, b"]],
  ["body=eq.", [""]],
  ['body=in.("a,b=eq.c",d, "e" )', ["a,b=eq.c", "d", "e"]],
  ["body=in.(a(b),c)", ["a(b)", "c"]],
])("the values of %s are %j", (filter, values) => {
  expect(readFilter(filter)).toMatchObject([{ column: "body", values }])
})

test.each(["body", "body=", "body=eq", "body=near.1", "=eq.1", "body=is.1", "body=in.1", ",body=eq.1"])(
  "%j is not a filter",
  (filter) => {
    expect(readFilter(filter)).toBeUndefined()
  },
)
