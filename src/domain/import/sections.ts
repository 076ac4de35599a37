import { countOf } from "#domain/text/count-words.ts"
import { HistoryCollector } from "./collect-history.ts"
import type { RowFormat } from "./row-reading.ts"
import { isColumn } from "./not-understood.ts"
import { sentences } from "./sentences.ts"
import type { OpenSpelling, SpellingAnswers } from "./spelling.ts"
import { isEmptyRow, type Table, type TableRow } from "./table.ts"
import { type HistoryReader, readTable } from "./table-reader.ts"

/** One table in a file that has several. */
interface Section extends Table {
  header: readonly string[]
  rows: TableRow[]
}

export type Sections = ReadonlyMap<string, Table>

/** A file of several tables, each under a title. */
export interface SectionedFormat {
  source: string
  /** The table title in this row; null if the row isn't a title. The first row of such a file is a title. */
  titleIn: (cells: readonly string[]) => string | null
  /** The tables to read, in order, with their formats. Reading one may use any of the others. */
  formats: (sections: Sections) => { title: string; format: RowFormat }[]
  /** The titles of tables that aren't read themselves but are used while others are read. */
  lookups: readonly string[]
}

/** Reads a file of several tables; each table is complete before any of them is interpreted. */
export function sectionedReader(
  { source, titleIn, formats, lookups }: SectionedFormat,
  answers: SpellingAnswers = {},
): HistoryReader {
  const sections = new Map<string, Section>()
  let current: Section | undefined
  return {
    add(cells, line) {
      if (isEmptyRow(cells) || isRule(cells)) return
      const title = titleIn(cells)
      if (title !== null) {
        current = { header: [], headerLine: line, rows: [] }
        sections.set(title, current)
      } else if (current && current.header.length === 0) {
        current.header = cells
        current.headerLine = line
      } else current?.rows.push({ cells, line })
    },
    finish() {
      const collector = new HistoryCollector(source)
      const read = formats(sections)
      const open: OpenSpelling = {}
      for (const { title, format } of read) {
        const section = sections.get(title)
        if (!section) continue
        const { notUnderstood, ...found } = readTable(section, format, collector, answers)
        Object.assign(open, found.open)
        for (const name of [...notUnderstood.map(sentences.unreadColumn), ...missingIn(section, format)])
          collector.problems.push({ line: section.headerLine, sentence: name, leftOut: section.header })
      }
      for (const [title, { headerLine, rows }] of sections)
        if (rows.length > 0 && !lookups.includes(title) && !read.some((each) => each.title === title))
          collector.problems.push({
            line: headerLine,
            sentence: sentences.unreadTable(title, countRows(rows.length)),
            leftOut: null,
          })
      return { ...collector.finish(), open }
    },
  }
}

/** Whether a row is only a line of characters that separates tables. */
const isRule = ([first = "", ...rest]: readonly string[]) =>
  /^[#=*-]{3,}$/.test(first.trim()) && isEmptyRow(rest)

const countRows = (rows: number) => countOf(rows, "row", "rows")

/** A message for each important column that the table doesn't have. */
function missingIn({ header }: Table, { main }: RowFormat): string[] {
  return Object.values(main)
    .filter((known) => !header.some((name) => isColumn(known, name.trim())))
    .map(([known = ""]) => sentences.missingColumn(String(known)))
}
