import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { HttpError } from "#server/http/http-error.ts"
import { queryPairs } from "./query-string.ts"
import { queryShape, readQuery } from "./query.ts"

/** Reads `key=value` as it is, without percent-encoding. */
function read(key: string, value: string, isCall = false) {
  return readQuery([{ key, value }], isCall)
}

function failure(key: string, value: string) {
  try {
    read(key, value)
  } catch (error) {
    if (error instanceof HttpError)
      return { message: error.message, details: error.details, code: error.code }
    throw error
  }
  throw new Error("It was read.")
}

describe("select", () => {
  const field = { kind: "field", alias: undefined, cast: undefined, aggregate: undefined }
  const embed = { kind: "embed", alias: undefined, hint: undefined, join: undefined, spread: false }

  it("means all columns if it is empty or missing", () => {
    const star = [{ ...field, field: { name: "*", path: [] } }]
    expect(readQuery([], false).select).toEqual(star)
    expect(read("select", "").select).toEqual(star)
    expect(read("select", "*").select).toEqual(star)
  })

  it("reads aliases, casts, whitespace and quoted names", () => {
    expect(read("select", ' full name , n:"a\\"b"::text,c-d').select).toEqual([
      { ...field, field: { name: "full name", path: [] } },
      { ...field, field: { name: 'a"b', path: [] }, alias: "n", cast: "text" },
      { ...field, field: { name: "c-d", path: [] } },
    ])
  })

  it("reads JSON paths with keys and indexes", () => {
    expect(read("select", "data->a->>-1,b->1").select).toEqual([
      {
        ...field,
        field: {
          name: "data",
          path: [
            { arrow: "->", operand: { key: "a" } },
            { arrow: "->>", operand: { index: "-1" } },
          ],
        },
      },
      { ...field, field: { name: "b", path: [{ arrow: "->", operand: { index: "1" } }] } },
    ])
  })

  it("reads embeds with alias, hint, join, spread and nesting", () => {
    expect(read("select", "id,a:rel!hint!inner(x,...deep(y)),empty()").select).toEqual([
      { ...field, field: { name: "id", path: [] } },
      {
        ...embed,
        name: "rel",
        alias: "a",
        hint: "hint",
        join: "inner",
        items: [
          { ...field, field: { name: "x", path: [] } },
          { ...embed, name: "deep", spread: true, items: [{ ...field, field: { name: "y", path: [] } }] },
        ],
      },
      { ...embed, name: "empty", items: [] },
    ])
  })

  it("reads aggregates and count()", () => {
    expect(read("select", "total:amount.sum()::int,count(),n:count()::text,count").select).toEqual([
      {
        ...field,
        field: { name: "amount", path: [] },
        alias: "total",
        aggregate: { function: "sum", cast: "int" },
      },
      { ...field, field: { name: "*", path: [] }, aggregate: { function: "count", cast: undefined } },
      {
        ...field,
        field: { name: "*", path: [] },
        alias: "n",
        aggregate: { function: "count", cast: "text" },
      },
      { ...field, field: { name: "count", path: [] } },
    ])
  })

  it.each([
    [
      "id,clients(name[])",
      16,
      `unexpected '[' expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input`,
    ],
    [
      "name!hint",
      5,
      `unexpected '!' expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input`,
    ],
    ["name::", 7, "unexpected end of input expecting letter or digit"],
    ["data->>-78xy", 11, undefined],
    ["a,", 3, undefined],
    [":", 1, undefined],
  ])("says what is wrong with %s and where", (text, column, details) => {
    const failed = failure("select", text)
    expect(failed.code).toBe("PGRST100")
    expect(failed.message).toBe(`"failed to parse select parameter (${text})" (line 1, column ${column})`)
    if (details !== undefined) expect(failed.details).toBe(details)
  })

  it("refuses a select that is nested too deeply or too long", () => {
    expect(failure("select", `${"a(".repeat(30)}b${")".repeat(30)}`).details).toContain("deep")
    expect(failure("select", Array.from({ length: 2000 }, () => "a").join(",")).details).toContain("items")
    expect(failure("select", Array.from({ length: 100 }, () => "a()").join(",")).details).toContain("embeds")
    expect(failure("select", `a${"->b".repeat(500)}`).details).toContain("steps")
  })
})

describe("filters", () => {
  const filter = (value: string) => read("col", value).filters[0]?.value

  it("with the most common operators keep their values out of the plan", () => {
    expect(filter("eq.5")).toMatchObject({
      negated: false,
      operation: { kind: "compare", comparison: "eq", value: { pair: 0, from: 3 } },
    })
    expect(filter("not.gte.5")).toMatchObject({
      negated: true,
      operation: { kind: "compare", comparison: "gte", value: { pair: 0, from: 8 } },
    })
  })

  it.each([
    ["like.*a*", { kind: "compare", comparison: "like", value: "*a*" }],
    ["eq(any).{a,b}", { kind: "compare", comparison: "eq", quantifier: "any", value: "{a,b}" }],
    ["is.NULL", { kind: "is", value: "null" }],
    ["is.not_null", { kind: "is", value: "not_null" }],
    ["isdistinct.x", { kind: "isdistinct", value: "x" }],
    ['in.(a,"b,c",d)', { kind: "in", values: ["a", "b,c", "d"] }],
    ["in.()", { kind: "in", values: [""] }],
    ["fts(english).a & b", { kind: "search", search: "fts", language: "english", value: "a & b" }],
    ["wfts.a.b", { kind: "search", search: "wfts", language: undefined, value: "a.b" }],
    ["cs.{1,2}", { kind: "compare", comparison: "cs", value: "{1,2}" }],
  ])("reads %s", (text, operation) => {
    expect(filter(text)).toMatchObject({ operation })
  })

  it("apply to the embed that their name leads to", () => {
    expect(read("a.b.c->>d", "eq.1").filters[0]).toMatchObject({
      path: ["a", "b"],
      value: { field: { name: "c", path: [{ arrow: "->>", operand: { key: "d" } }] } },
    })
  })

  it.each([
    ["0", 1, `unexpected "0" expecting "not" or operator (eq, gt, ...)`],
    ["noop.0", 6, "unknown single value operator noop"],
  ])("says what is wrong with %s and where", (text, column, details) => {
    expect(failure("id", text)).toEqual({
      code: "PGRST100",
      message: `"failed to parse filter (${text})" (line 1, column ${column})`,
      details,
    })
  })

  it("are arguments of a function if they don't look like filters", () => {
    const query = readQuery(queryPairs("a=1&b=eq.1&c=is.that+so&d.e=eq.2&f=eq"), true)
    expect(query.args).toEqual([
      { name: "a", pair: 0 },
      { name: "c", pair: 2 },
      { name: "f", pair: 4 },
    ])
    expect(query.filters).toHaveLength(2)
  })
})

describe("logic trees", () => {
  it("can have nesting, negation, quoted values and arrays", () => {
    const [tree] = read("or", '(a.eq.1,not.and(b.in.(x,y),c.cs.{1,2}),d.not.is.null,e.eq."x,y)")').logic
    expect(tree?.path).toEqual([])
    expect(tree?.value).toMatchObject({
      operator: "or",
      negated: false,
      items: [
        { kind: "filter", operation: { value: "1" } },
        {
          kind: "group",
          operator: "and",
          negated: true,
          items: [{ operation: { values: ["x", "y"] } }, { operation: { value: "{1,2}" } }],
        },
        { kind: "filter", negated: true, operation: { kind: "is" } },
        { kind: "filter", operation: { value: "x,y)" } },
      ],
    })
  })

  it("can belong to embeds and be negated as a whole", () => {
    expect(read("t.not.or", "(a.eq.1)").logic[0]).toMatchObject({
      path: ["t"],
      value: { operator: "or", negated: true },
    })
  })

  it.each(["()", "(", "(a.eq.1", "(a.eq.1))", "a.eq.1", "(a.eq.1,)", "(a.zz.1)", "(xor(a.eq.1))"])(
    "refuse %s",
    (text) => {
      expect(failure("or", text).message).toContain(`failed to parse logic tree (${text})`)
    },
  )

  it("can't be nested too deeply", () => {
    expect(failure("and", `${"(and".repeat(100)}(a.eq.1)${")".repeat(100)}`).details).toContain("deep")
  })
})

describe("order", () => {
  it("reads direction, nulls, paths and related fields", () => {
    expect(read("order", "a.desc.nullslast, b->>c.asc,rel(x).nullsfirst").order[0]?.value).toEqual([
      { relation: undefined, field: { name: "a", path: [] }, direction: "desc", nulls: "last" },
      {
        relation: undefined,
        field: { name: "b", path: [{ arrow: "->>", operand: { key: "c" } }] },
        direction: "asc",
        nulls: undefined,
      },
      { relation: "rel", field: { name: "x", path: [] }, direction: undefined, nulls: "first" },
    ])
  })

  it.each([
    ["id.ac", 4, `unexpected "c" expecting "asc", "desc", "nullsfirst" or "nullslast"`],
    ["id.descc", 8, `unexpected 'c' expecting delimiter (.), "," or end of input`],
    ["id.nulsfist", 4, `unexpected "n" expecting "asc", "desc", "nullsfirst" or "nullslast"`],
    ["id.nullslasttt", 13, `unexpected 't' expecting "," or end of input`],
    ["id.smth34", 4, `unexpected "s" expecting "asc", "desc", "nullsfirst" or "nullslast"`],
    ["id.asc.nlsfst", 8, `unexpected "l" expecting "nullsfirst" or "nullslast"`],
    ["id.asc.smth34", 8, `unexpected "s" expecting "nullsfirst" or "nullslast"`],
    [
      "clients(name,id)",
      8,
      `unexpected '(' expecting letter, digit, "-", "->>", "->", delimiter (.), "," or end of input`,
    ],
  ])("says what is wrong with %s and where", (text, column, details) => {
    expect(failure("order", text)).toEqual({
      code: "PGRST100",
      message: `"failed to parse order (${text})" (line 1, column ${column})`,
      details,
    })
  })
})

describe("the shape of a query", () => {
  const shape = (text: string, isCall = false) => queryShape(queryPairs(text), isCall)

  it("is the same for other values of filters, limits and arguments", () => {
    expect(shape("id=eq.1&limit=5")).toBe(shape("id=eq.2222&limit=50"))
    expect(shape("a=1&b=2", true)).toBe(shape("a=x.y&b=", true))
  })

  it("differs if anything changes the plan", () => {
    const different = [
      "id=eq.1",
      "id=neq.1",
      "id=in.(1)",
      "id=in.(2)",
      "id=not.eq.1",
      "id=eq.1&id=eq.1",
      "i=eq.1",
      "select=a",
      "select=b",
      "limit=1",
      "limit=x",
      "order=a",
      "or=(a.eq.1)",
      "or=(a.eq.2)",
      "t.limit=1",
      "t.limit=2",
    ]
    expect(new Set(different.map((text) => shape(text))).size).toBe(different.length)
  })
})

describe("any query string", () => {
  const piece = fc.constantFrom(
    ...'select,order,limit,offset,and,or,not,columns,on_conflict,eq,in,is,fts,like,a,b,*,(,),.,:,::,!,->,->>,=,&,{,},",\\,%,%00,%ff,+, ,,,\n,é,…,😀,null,count(),asc,desc,any'.split(
      ",",
    ),
    ",",
  )
  const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""))
  const text = fc.oneof(soup, fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 60 }))
  const key = fc.oneof(
    fc.constantFrom("select", "order", "or", "and", "id", "columns", "t.or", "t.limit"),
    text,
  )

  it("is read or refused with 400, and never anything else", () => {
    fc.assert(
      fc.property(key, text, fc.boolean(), (name, value, isCall) => {
        try {
          readQuery(queryPairs(`${name}=${value}`), isCall)
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({ status: 400 })
        }
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)

  it("gives the same plan for the same shape", () => {
    fc.assert(
      fc.property(fc.constantFrom("eq.", "not.lt.", "gte.", "neq."), text, text, (operator, one, other) => {
        const read = (value: string) => readQuery([{ key: "id", value: operator + value }], false)
        expect(read(one)).toEqual(read(other))
      }),
      { numRuns: 2_000 },
    )
  }, 60_000)
})
