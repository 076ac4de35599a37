import type { Row } from "./history-row.ts"

/** The text of the first of the columns that the row has, trimmed; empty where none is there. NUL can't be stored by Postgres. */
export function cell(row: Row, ...columns: string[]): string {
  const column = columns.find((name) => name in row)
  return column ? (row[column] ?? "").replaceAll("\0", "").trim() : ""
}

/** A number with a point or a comma, null for an empty cell. Throws a sentence for anything else. */
export function numberCell(row: Row, ...columns: string[]): number | null {
  const text = cell(row, ...columns)
  if (text === "") return null
  const number = Number(text.replace(",", "."))
  if (!Number.isFinite(number)) throw new Error(`"${text}" under ${columns[0] ?? ""} is not a number.`)
  return number
}

/** Null in the place of an empty text. */
export const textOrNull = (text: string) => (text === "" ? null : text)
