import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvLine, plainCell } from "#domain/export/csv.ts"
import { awkwardText } from "@repertoire/backend/testing/awkward-text.ts"
import { NeverClosed, tableRows } from "./table-rows.ts"
import { decodedText, encodingOf } from "./decoded-text.ts"

const plainBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n")

async function rowsOf(file: File, encoding: string) {
  const table = tableRows(",")
  const rows = []
  for await (const { text } of decodedText(file, encoding)) rows.push(...table.add(text, false))
  return [...rows, ...table.add("", true)]
}

/** A file whose bytes arrive in pieces of this size. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, size: number): File {
  const file = new File([bytes], "history.csv")
  file.stream = () =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
  return file
}

describe("the rows of a table", () => {
  it("are the same however the file is split, each with the line it begins on: 300 tables", async () => {
    const table = fc.array(fc.array(awkwardText, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 50 }), async (texts, size) => {
        const rows = [["Date", "Exercise"], ...texts]
        const csv = rows.map((row) => csvLine(row.map(plainCell))).join("")
        const read = await rowsOf(inPieces(new TextEncoder().encode(csv), size), "utf-8")
        const expected = rows.map((row) => row.map(plainBreaks))
        expect(read.slice(0, rows.length).map(({ cells }) => cells)).toEqual(expected)
        const lines = expected.map((_, index) => plainBreaks(csvUpTo(rows, index)).split("\n").length)
        expect(read.slice(0, rows.length).map(({ line }) => line)).toEqual(lines)
      }),
      { numRuns: 300 },
    )
  })

  it("end in an error at a quotation mark that is never closed", () => {
    const table = tableRows(",")
    table.add('a,b\n1,2\n3,"4\n5,6\n', false)
    expect(() => table.add("", true)).toThrow(new NeverClosed(3))
  })

  it("are returned before the error for an endless quotation, even in the same piece", () => {
    const table = tableRows(",")
    const rows = table.add(`a,b\n1,2\n3,"${"4".repeat(2_000_001)}`, false)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ])
    expect(() => table.add("4", false)).toThrow(new NeverClosed(3))
  })
})

const csvUpTo = (rows: string[][], index: number) =>
  rows
    .slice(0, index)
    .map((row) => csvLine(row.map(plainCell)))
    .join("")

describe("the encoding of a file", () => {
  const text = "Date,Übung\n2026-03-01,Kniebeuge 💪\n"
  const utf16 = (isLittle: boolean, mark: boolean) => {
    const units = (mark ? "\uFEFF" : "") + text
    const bytes = new Uint8Array(units.length * 2)
    const view = new DataView(bytes.buffer)
    for (let index = 0; index < units.length; index += 1)
      view.setUint16(index * 2, units.charCodeAt(index), isLittle)
    return bytes
  }

  it.each([
    ["UTF-8", new TextEncoder().encode(text), "utf-8"],
    ["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${text}`), "utf-8"],
    ["UTF-16, little-endian", utf16(true, true), "utf-16le"],
    ["UTF-16, big-endian", utf16(false, true), "utf-16be"],
    ["UTF-16 without its mark", utf16(true, false), "utf-16le"],
  ])("is detected: %s", async (_name, bytes, encoding) => {
    expect(encodingOf(bytes)).toBe(encoding)
    const read = await rowsOf(inPieces(bytes, 7), encoding)
    expect(read.map(({ cells }) => cells).slice(0, 2)).toEqual([
      ["Date", "Übung"],
      ["2026-03-01", "Kniebeuge 💪"],
    ])
  })
})
