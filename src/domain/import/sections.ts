import { type HistoryReader, historyReader } from "./collect-history.ts"
import type { FileHistory } from "./file-history.ts"
import { emptyHistory, type RowFormat } from "./row-reading.ts"

/** One table of a file with several. */
export interface Section {
  header: readonly string[]
  headerLine: number
  rows: { cells: readonly string[]; line: number }[]
}

/** A file of several tables, each under a title. */
export interface SectionedFormat {
  source: string
  /** The row's title, or null. The first row of such a file is one. */
  titleIn: (cells: readonly string[]) => string | null
  /** The tables to read, in order, and how; a table may use an earlier one. */
  formats: (sections: ReadonlyMap<string, Section>) => { title: string; format: RowFormat }[]
}

/** Reads a file of several tables; each table is complete before any of them is interpreted. */
export function sectionedReader({ source, titleIn, formats }: SectionedFormat): HistoryReader {
  const sections = new Map<string, Section>()
  let current: Section | undefined
  return {
    add(cells, line) {
      if (cells.every((cell) => cell.trim() === "")) return
      const title = titleIn(cells)
      if (title !== null) {
        current = { header: [], headerLine: line, rows: [] }
        sections.set(title, current)
      } else if (current && current.header.length === 0) {
        current.header = cells
        current.headerLine = line
      } else current?.rows.push({ cells, line })
    },
    finish: () =>
      joined(
        source,
        formats(sections).map(({ title, format }) => readSection(format, sections.get(title))),
      ),
  }
}

function readSection(format: RowFormat, section: Section | undefined): FileHistory {
  if (!section) return emptyHistory(format.source)
  const reader = historyReader(format, section.header, section.headerLine)
  for (const { cells, line } of section.rows) reader.add(cells, line)
  return reader.finish()
}

function joined(source: string, histories: readonly FileHistory[]): FileHistory {
  return {
    source,
    workouts: histories.flatMap(({ workouts }) => workouts),
    weights: histories.flatMap(({ weights }) => weights),
    problems: histories.flatMap(({ problems }) => problems).toSorted((one, other) => one.line - other.line),
  }
}

/** Indexes a table's rows by a column. */
export function rowsBy(column: string, section: Section | undefined): Map<string, Record<string, string>> {
  const rows = (section?.rows ?? []).map(({ cells }) =>
    Object.fromEntries((section?.header ?? []).map((name, index) => [name.trim(), cells[index] ?? ""])),
  )
  return new Map(rows.map((row) => [row[column] ?? "", row]))
}
