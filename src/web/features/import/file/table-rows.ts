import Papa from "papaparse"

export interface TableRow {
  cells: string[]
  /** Where it begins; the first line is 1. */
  line: number
}

/** What is not closed after so many characters was never meant as a quotation. */
const longestRow = 2_000_000

/** Says that a quotation mark is never closed. */
export class NeverClosed extends Error {
  override name = "NeverClosed"

  constructor(readonly line: number) {
    super("A quotation mark is never closed.")
  }
}

/** Splits the text of a table into rows, piece by piece. Throws NeverClosed. */
export function tableRows(separator: string): { add: (text: string, isLast: boolean) => TableRow[] } {
  let [rest, line] = ["", 1]
  return {
    add(text, isLast) {
      rest += text
      const parser = new Papa.Parser({ delimiter: separator, newline: "\n" })
      const { data, errors, meta } = readResult(parser.parse(rest, 0, !isLast))
      if (
        (isLast && errors.some(({ code }) => code === "MissingQuotes")) ||
        rest.length - meta.cursor > longestRow
      )
        throw new NeverClosed(line)
      rest = rest.slice(meta.cursor)
      return data.map((cells) => {
        const row = { cells, line }
        line += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0)
        return row
      })
    },
  }
}

/** The library does not say the type of what its parser gives. */
function readResult(result: Papa.ParseResult<string[]>): Papa.ParseResult<string[]> {
  return result
}
