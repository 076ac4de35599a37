import type { Row } from "./history-row.ts"

/** The trimmed text of the first of these columns that the row has; empty if it has none. NUL is removed, because Postgres can't store it. */
export function cell(row: Row, ...columns: string[]): string {
  const column = columns.find((name) => name in row)
  return column ? (row[column] ?? "").replaceAll("\0", "").trim() : ""
}

/** A number with a decimal point or comma; null for an empty cell. Throws an error with a sentence for anything else. */
export function numberCell(row: Row, ...columns: string[]): number | null {
  const text = cell(row, ...columns)
  if (text === "") return null
  const number = Number(text.replace(",", "."))
  if (!Number.isFinite(number)) throw new Error(`"${text}" under ${columns[0] ?? ""} is not a number.`)
  return number
}

/** The text; null if it is empty. */
export const textOrNull = (text: string) => (text === "" ? null : text)
