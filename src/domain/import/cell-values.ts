import { numberAndUnit, type Spelling } from "./spelling.ts"
import { decimalMarkIn, readNumber } from "./written-numbers.ts"
import { type MeasuredQuantity, unitInName } from "./written-units.ts"

/** A row's cells by column name. */
export type Row = Readonly<Record<string, string>>

/** Collects a row's problems, and the columns that could be read. */
export interface RowReports {
  warn: (sentence: string) => void
  warnOnce: (sentence: string) => void
  onCell: (column: string, wasRead: boolean) => void
}

/**
 * Reads values from a row in the table's own number format. Each comes from the first of the given columns
 * that isn't empty. Unreadable cells are reported.
 */
export function cellValues(row: Row, spelling: Spelling, reports: RowReports) {
  /** The first of the columns that isn't empty, or else the first that exists. */
  const columnOf = (columns: readonly string[]) =>
    columns.find((name) => (row[name] ?? "").trim() !== "") ?? columns.find((name) => name in row)
  const textOf = (columns: readonly string[]) => {
    const column = columnOf(columns)
    // NUL is removed, because Postgres can't store it.
    return column === undefined ? "" : (row[column] ?? "").replaceAll("\0", "").trim()
  }

  /** The value of a cell; undefined if it is empty or unreadable. An unreadable cell is reported. */
  function valueOf<Value>(
    columns: readonly string[],
    read: (written: string, column: string) => Value | null,
    problem: (written: string) => string,
  ): Value | undefined {
    const column = columnOf(columns)
    const written = textOf(columns)
    if (column === undefined || written === "") return undefined
    const value = read(written, column)
    reports.onCell(column, value !== null)
    if (value !== null) return value
    reports.warn(problem(written))
    return undefined
  }

  const numberIn = (column: string, text: string) =>
    readNumber(text, decimalMarkIn(text) === "either" ? spelling.decimalMark(column, text) : ".")
  const bounded =
    (most: number, unit: RegExp) =>
    (written: string, column: string): number | null => {
      const parts = numberAndUnit(written)
      if (!parts || !unit.test(parts.unit)) return null
      const value = numberIn(column, parts.number)
      return value !== null && value >= 0 && value <= most ? value : null
    }
  const plain =
    (most: number, unit: RegExp, problem: (written: string) => string) =>
    (...columns: string[]) =>
      valueOf(columns, bounded(most, unit), problem) ?? null

  /** A number and its unit. The unit is null if the file doesn't give one. */
  function measured(
    columns: readonly string[],
    unitColumn: string | undefined,
    what: MeasuredQuantity,
    [least, most]: readonly [number, number],
  ) {
    return (problem: (written: string) => string) => {
      const read = (written: string, column: string) => {
        const parts = numberAndUnit(written)
        const value = parts && numberIn(column, parts.number)
        if (!parts || value === null || value < least || value > most) return null
        const unit =
          parts.unit ||
          (unitColumn === undefined ? "" : textOf([unitColumn])) ||
          (unitInName(what, column) ?? "")
        return { value, unit }
      }
      return valueOf(columns, read, problem)
    }
  }

  return { textOf, valueOf, numberIn, bounded, plain, measured }
}
