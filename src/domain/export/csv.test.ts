import * as fc from "fast-check"
import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"
import { csvLine, plainCell, textCell, withoutGuard } from "./csv.ts"

// A byte order mark at the start of a file is dropped when it is read, so the tested line comes second.
const readBack = (line: string) =>
  Papa.parse<string[]>(`first\r\n${line}`, { delimiter: ",", newline: "\r\n" }).data[1]

describe("a text cell", () => {
  it("is read back unchanged by another reader, whatever it contains: 5,000 lines", () => {
    fc.assert(
      fc.property(fc.array(awkwardText, { minLength: 2, maxLength: 4 }), (texts) => {
        const line = csvLine(texts.map((each) => textCell(each)))
        expect(readBack(line)?.map(withoutGuard)).toEqual(texts)
      }),
      { numRuns: 5000 },
    )
  })

  it("never begins with anything that a spreadsheet would calculate: 5,000 cells", () => {
    fc.assert(
      fc.property(awkwardText, (each) => {
        const [cell = ""] = readBack(csvLine([textCell(each), "end"])) ?? []
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]|^\s+[=+\-@]/u)
      }),
      { numRuns: 5000 },
    )
  })

  it("is quoted around a comma, a quote, an apostrophe or a line break, and nothing else", () => {
    const cells = ["a,b", 'say "when"', "farmer's walk", "two\nlines", "two\rlines", "plain; text 💪", ""]
    expect(cells.map((cell) => textCell(cell))).toEqual([
      '"a,b"',
      '"say ""when"""',
      '"farmer\'s walk"',
      '"two\nlines"',
      '"two\rlines"',
      "plain; text 💪",
      "",
    ])
    expect(textCell(null)).toBe("")
  })

  it("keeps a formula as text", () => {
    const formulas = ["=1+1", "+49 30", "-5", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1+1", "'=1", "''=1"]
    expect(formulas.map((formula) => textCell(formula))).toEqual(formulas.map((each) => `"'${each}"`))
    expect(["1=1", "a@b.org", "'quoted'", " - "].map((each) => textCell(each))).toEqual([
      "1=1",
      "a@b.org",
      `"'quoted'"`,
      `"' - "`,
    ])
  })
})

it("a cell that isn't free text stays as it is, even below zero", () => {
  expect([-5, 0, "60.50", true, false, null].map((value) => plainCell(value))).toEqual([
    "-5",
    "0",
    "60.50",
    "true",
    "false",
    "",
  ])
})
