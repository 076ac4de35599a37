import { fromAbsolute, parseAbsolute } from "@internationalized/date"
import { csvLine, plainCell } from "./csv.ts"
import type { ExportContext, ExportSection } from "./export-sections.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** How the file begins: by this mark a spreadsheet knows that it is UTF-8. */
export const byteOrderMark = "\uFEFF"

/** How a section begins: its title, and below it the names of its columns. */
export function sectionHead({ title, columns }: Pick<ExportSection<never>, "title" | "columns">): string {
  return csvLine([plainCell(title)]) + csvLine(Object.keys(columns))
}

/** Rows of a section, a line each. */
export function sectionLines<Row>(
  { columns }: ExportSection<Row>,
  rows: readonly Row[],
  context: ExportContext,
): string {
  const writers = Object.values(columns)
  return rows.map((row) => csvLine(writers.map((write) => write(row, context)))).join("")
}

/** An empty line, between two sections. */
export const sectionGap = csvLine([])

/** repertoire-data-yyyyMMdd.csv, and .json for the complete one. */
export function exportFileName(day: LocalDay, kind: "csv" | "json" = "csv"): string {
  return `repertoire-data-${day.replaceAll("-", "")}.${kind}`
}

/** Writes timestamps as yyyy-MM-dd HH:mm:ss on the clock of a time zone; of one that is unknown here, of the other. */
export function localTimeIn(timeZone: string | null, fallback: string): (timestamp: string) => string {
  const zone = timeZone !== null && isKnown(timeZone) ? timeZone : fallback
  // What was saved together has the same timestamp.
  let last = { timestamp: "", written: "" }
  return (timestamp) => {
    if (timestamp !== last.timestamp)
      last = {
        timestamp,
        written: parseAbsolute(timestamp, zone).toString().slice(0, 19).replace("T", " "),
      }
    return last.written
  }
}

function isKnown(timeZone: string): boolean {
  try {
    return fromAbsolute(0, timeZone).timeZone !== ""
  } catch {
    return false
  }
}
