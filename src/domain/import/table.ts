/** A row of a table, and its first line in the file, counting from 1. */
export interface TableRow {
  cells: readonly string[]
  line: number
}

/** A table with the names of its columns. */
export interface Table {
  header: readonly string[]
  headerLine: number
  rows: readonly TableRow[]
}

export const isEmptyRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "")

/** The names of a table's columns. A name that occurs again gets a number: "Weight (2)". */
export function distinctNames(header: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return header.map((written) => {
    const name = written.trim()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 || name === "" ? name : `${name} (${count})`
  })
}

/** A table's rows by column name. */
export function namedRows(table: Table | undefined): Record<string, string>[] {
  return (table?.rows ?? []).map(({ cells }) =>
    Object.fromEntries((table?.header ?? []).map((name, index) => [name.trim(), cells[index] ?? ""])),
  )
}

/** Indexes a table's rows by a column. */
export function rowsBy(column: string, table: Table | undefined): Map<string, Record<string, string>> {
  return new Map(namedRows(table).map((row) => [row[column] ?? "", row]))
}
