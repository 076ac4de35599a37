import type { Row } from "./cell-values.ts"
import { type Cells, readCells, UnreadableRow } from "./cells.ts"
import { HistoryCollector } from "./collect-history.ts"
import type { FileHistory } from "./file-history.ts"
import { ColumnReadings, isColumn, unknownMainColumns } from "./not-understood.ts"
import type { RowFormat } from "./row-reading.ts"
import { sentences } from "./sentences.ts"
import { type OpenSpelling, Spelling, type SpellingAnswers } from "./spelling.ts"
import { distinctNames, isEmptyRow, type Table, type TableRow } from "./table.ts"

/** Collects a file's rows and returns its history at the end, because only all the rows together show which date and number formats the file uses. */
export interface HistoryReader {
  /** `line` is the row's first line in the file. */
  add: (cells: readonly string[], line: number) => void
  finish: () => FileHistory
}

/** Reads the rows of a table in this format. `header` holds its column names and `headerLine` their line in the file. */
export function historyReader(
  format: RowFormat,
  header: readonly string[],
  headerLine = 1,
  answers: SpellingAnswers = {},
): HistoryReader {
  const rows: TableRow[] = []
  return {
    add: (cells, line) => {
      if (!isEmptyRow(cells)) rows.push({ cells, line })
    },
    finish() {
      const collector = new HistoryCollector(format.source)
      const findings = readTable({ header, headerLine, rows }, format, collector, answers)
      return { ...collector.finish(), ...findings }
    },
  }
}

interface Findings {
  open: OpenSpelling
  notUnderstood: string[]
}

/**
 * Adds a table's rows to a history. Returns what is ambiguous in the table's formats, and which main columns
 * aren't understood.
 */
export function readTable(
  table: Table,
  format: RowFormat,
  collector: HistoryCollector,
  answers: SpellingAnswers,
): Findings {
  const names = namesOf(table.header, format)
  const whole = format.over?.({ ...table, header: names }) ?? format
  const dates = names.filter((name) => isColumn(whole.main.date ?? [], name))
  const { unquoted } = whole
  const rows = unquoted ? table.rows.map((row) => rejoinRow(row, names, unquoted)) : table.rows
  const spelling = new Spelling(names, rows, dates, answers)
  const readings = new ColumnReadings()
  const once = new Set<string>()

  const report = (line: number, sentence: string) =>
    collector.problems.push({ line, sentence, leftOut: null })
  for (const name of names.filter((each) => each !== "" && !isColumn(whole.columns, each)))
    report(table.headerLine, sentences.unknownColumn(name))

  function readRow({ cells, line }: TableRow, warn: (sentence: string) => void) {
    if (cells.length > names.length) throw new UnreadableRow(sentences.wrongCells)
    const read = readCells(rowOf(names, cells), spelling, {
      warn,
      warnOnce(sentence) {
        if (!once.has(sentence)) report(line, sentence)
        once.add(sentence)
      },
      onCell: (column, wasRead) => readings.count(column, wasRead),
    })
    const reading = whole.read(read)
    if (reading) collector.add(reading, { line, warn, isInterleaved: whole.isInterleaved ?? false })
    const weight = whole.readWeight?.(read)
    if (weight) collector.addWeight({ line, ...weight })
  }

  let refused = 0
  for (const row of rows) {
    const warnings: string[] = []
    try {
      readRow(row, (sentence) => warnings.push(sentence))
      for (const sentence of warnings) report(row.line, sentence)
    } catch (problem) {
      // Warnings about the row no longer matter, because the whole line is left out.
      if (!(problem instanceof UnreadableRow)) throw problem
      refused += 1
      collector.problems.push({ line: row.line, sentence: problem.message, leftOut: row.cells })
    }
  }
  // If every line was refused, the problems listed for the lines already explain why.
  const unread = refused < rows.length ? readings.unreadMain(whole) : []
  const notUnderstood = [...unknownMainColumns(whole, names), ...unread]
  return { open: spelling.open, notUnderstood: [...new Set(notUnderstood)] }
}

/** The columns' names in the format's own terms. A column keeps its original name if another column already has the format's name. */
function namesOf(header: readonly string[], { nameOf }: RowFormat): string[] {
  const written = distinctNames(header)
  if (!nameOf) return written
  const taken = new Set(written.filter((name) => nameOf(name) === name))
  return written.map((name) => {
    const own = nameOf(name)
    if (taken.has(own)) return name
    taken.add(own)
    return own
  })
}

const rowOf = (names: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]))

/**
 * Joins a row's surplus cells, which are parts of an unquoted text, if that makes it a possible row of the
 * format.
 */
function rejoinRow(
  row: TableRow,
  names: readonly string[],
  { column, fits }: NonNullable<RowFormat["unquoted"]>,
): TableRow {
  const surplus = row.cells.length - names.length
  const at = names.indexOf(column)
  if (surplus <= 0 || at < 0) return row
  const joined = row.cells.slice(at, at + surplus + 1).join(",")
  const cells = [...row.cells.slice(0, at), joined, ...row.cells.slice(at + surplus + 1)]
  return fits(silentCells(names, cells)) ? { ...row, cells } : row
}

function silentCells(names: readonly string[], cells: readonly string[]): Cells {
  const ignore = () => {}
  const spelling = new Spelling(names, [], [], {})
  return readCells(rowOf(names, cells), spelling, { warn: ignore, warnOnce: ignore, onCell: ignore })
}
