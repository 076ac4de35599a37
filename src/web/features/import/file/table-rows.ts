import Papa from "papaparse"
import { sentences } from "#domain/import/sentences.ts"

export interface TableRow {
  cells: string[]
  /** The row's first line, counting from 1. */
  line: number
}

/** If a quoted text is longer than this, its opening quotation mark is taken for a stray one. */
const longestRow = 2_000_000

/** Thrown for a quotation mark that is never closed. */
export class NeverClosed extends Error {
  override name = "NeverClosed"

  constructor(readonly line: number) {
    super(sentences.neverClosed)
  }
}

/** Splits a table's text into rows as it arrives. Throws NeverClosed once it has returned all rows before the unclosed quotation mark. */
export function tableRows(separator: string): { add: (text: string, isLast: boolean) => TableRow[] } {
  let [rest, line, isBroken] = ["", 1, false]
  return {
    add(text, isLast) {
      if (isBroken) throw new NeverClosed(line)
      rest += text
      const parser = new Papa.Parser({ delimiter: separator, newline: "\n" })
      const { data, errors, meta } = readResult(parser.parse(rest, 0, !isLast))
      if (isLast && errors.some(({ code }) => code === "MissingQuotes")) throw new NeverClosed(line)
      isBroken = rest.length - meta.cursor > longestRow
      rest = rest.slice(meta.cursor)
      return data.map((cells) => {
        const row = { cells, line }
        line += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0)
        return row
      })
    },
  }
}

/** Papa Parse doesn't give its parser's result a type, so it gets one here. */
function readResult(result: Papa.ParseResult<string[]>): Papa.ParseResult<string[]> {
  return result
}
