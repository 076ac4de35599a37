import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { HttpError } from "#server/http/http-error.ts"
import { csvRows } from "./csv-rows.ts"
import { readPayload } from "./payload.ts"

const write = { isCall: false, hasColumns: false }
const json = "application/json"

function refusal(text: string, contentType = json) {
  try {
    readPayload(text, contentType, write)
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
  return "it was read"
}

describe("a JSON body", () => {
  it("keeps its text and lists the keys of its objects", () => {
    const text = ' [{"b": 1.0, "a": 9007199254740993}, {"a":1,"b":2}]'
    expect(readPayload(text, json, write)).toEqual({
      text,
      shape: "array",
      rows: 2,
      keys: ["b", "a"],
      contentType: json,
    })
    expect(readPayload('{"x":{}}', json, write)).toMatchObject({ shape: "object", keys: ["x"] })
  })

  it("that is neither an object nor a list is read as an empty list", () => {
    expect(readPayload("12", json, write)).toMatchObject({ text: "[]", shape: "array", keys: [] })
  })

  it("may contain differing objects only if the client names the columns", () => {
    expect(refusal('[{"a":1},{"b":1}]')).toBe("All object keys must match")
    expect(refusal('[{"a":1},{"a":1,"b":1}]')).toBe("All object keys must match")
    expect(refusal('[{"a":1},2]')).toBe("All object keys must match")
    expect(readPayload('[{"a":1},{"b":1}]', json, { ...write, hasColumns: true })).toMatchObject({ keys: [] })
  })

  it("is refused if it is invalid, missing or nested too deeply", () => {
    expect(refusal("{")).toBe("Empty or invalid json")
    expect(refusal("")).toBe("Empty or invalid json")
    expect(refusal(`${"[".repeat(300)}${"]".repeat(300)}`)).toBe("Empty or invalid json")
    const brackets = JSON.stringify({ a: "[{\\".repeat(1000) })
    expect(readPayload(brackets, json, write).keys).toEqual(["a"])
  })
})

describe("a CSV body", () => {
  it("is read with quotes, line endings of every kind and nulls", () => {
    expect(csvRows('a,b\r\n1,"x,\n""y"""\nNULL,\n')).toEqual([
      { a: "1", b: 'x,\n"y"' },
      { a: null, b: "" },
    ])
    expect(csvRows("a,b\n1,")).toEqual([{ a: "1", b: "" }])
  })

  it("is refused if its lines differ in length or its quotes are broken", () => {
    expect(refusal("a,b\n1", "text/csv")).toBe("All lines must have same number of fields")
    expect(refusal('a\n"x', "text/csv")).toBe("parse error (unclosed quote)")
    expect(refusal('a\n"x"y', "text/csv")).toBe("parse error (unexpected quote)")
    expect(refusal("", "text/csv")).toBe("parse error (not enough input)")
  })

  it("yields the values that were written into it", () => {
    const cell = fc.string().filter((text) => text !== "NULL")
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = ["a,b", ...rows.map((row) => row.map(quoted).join(","))].join("\n")
        expect(csvRows(text)).toEqual(rows.map(([a, b]) => ({ a, b })))
      }),
    )
  })
})

describe("any body", () => {
  it("is read or refused with 400, and never anything else", () => {
    const type = fc.constantFrom(
      json,
      "text/csv",
      "application/x-www-form-urlencoded",
      "text/plain",
      "",
      "x/y",
    )
    const text = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.string().map((each) => `a,b\n${each}`),
    )
    fc.assert(
      fc.property(text, type, fc.boolean(), (body, contentType, isCall) => {
        try {
          readPayload(body, contentType, { isCall, hasColumns: false })
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({ status: 400 })
        }
      }),
      { numRuns: 5_000 },
    )
  }, 60_000)
})
