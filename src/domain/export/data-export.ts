import { fromAbsolute, parseAbsolute } from "@internationalized/date"
import { csvLine, plainCell } from "./csv.ts"
import type { ExportContext, ExportSection } from "./export-sections.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const byteOrderMark = "\uFEFF"

/** The start of a section: its title, then its column names. */
export function sectionHead({ title, columns }: Pick<ExportSection<never>, "title" | "columns">): string {
  return csvLine([plainCell(title)]) + csvLine(Object.keys(columns))
}

/** A section's rows, one per line. */
export function sectionLines<Row>(
  { columns }: ExportSection<Row>,
  rows: readonly Row[],
  context: ExportContext,
): string {
  const writers = Object.values(columns)
  return rows.map((row) => csvLine(writers.map((write) => write(row, context)))).join("")
}

/** The empty line between two sections. */
export const sectionGap = csvLine([])

/** What a person can download: the specification's CSV, the complete JSON, or one table of sets. */
export type DownloadKind = "csv" | "json" | "sets"

/** repertoire-data-yyyyMMdd.csv, or .json for the complete export, or repertoire-sets-yyyyMMdd.csv for the table of sets. */
export function exportFileName(day: LocalDay, kind: DownloadKind): string {
  const date = day.replaceAll("-", "")
  return kind === "sets" ? `repertoire-sets-${date}.csv` : `repertoire-data-${date}.${kind}`
}

/** A person's clock: writes timestamps as yyyy-MM-dd HH:mm:ss and gives the UTC offset at a timestamp. */
export type LocalClock = Pick<ExportContext, "localTime" | "utcOffset">

/** The clock of a time zone, or of the fallback zone if this system doesn't know it. */
export function localClockIn(timeZone: string | null, fallback: string): LocalClock {
  const zone = timeZone !== null && isKnown(timeZone) ? timeZone : fallback
  // Rows that were saved together share a timestamp, so the last conversion is cached.
  let last = { timestamp: "", written: "" }
  return {
    localTime(timestamp) {
      if (timestamp !== last.timestamp)
        last = {
          timestamp,
          written: parseAbsolute(timestamp, zone).toString().slice(0, 19).replace("T", " "),
        }
      return last.written
    },
    // Spreadsheets would read a bare +01:00 as a formula.
    utcOffset: (timestamp) => `UTC${offsetText(parseAbsolute(timestamp, zone).offset)}`,
  }
}

function offsetText(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const two = (number: number) => String(number).padStart(2, "0")
  return `${milliseconds < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function isKnown(timeZone: string): boolean {
  try {
    return fromAbsolute(0, timeZone).timeZone !== ""
  } catch {
    return false
  }
}
