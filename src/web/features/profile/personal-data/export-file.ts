import { byteOrderMark, sectionGap, sectionHead, sectionLines } from "#domain/export/data-export.ts"
import type { ExportContext, ExportedTable, ExportSection } from "#domain/export/export-sections.ts"

export interface ExportFile {
  /** Writes a section. Sections must be written one after the other. */
  add: <Row>(
    table: ExportedTable,
    section: ExportSection<Row>,
    pages: Iterable<Row[]> | AsyncIterable<Row[]>,
  ) => Promise<void>
  /** The file so far, and the number of rows in each table. */
  written: () => { file: Blob; rows: number; counts: ReadonlyMap<ExportedTable, number> }
}

/** A file that is written page by page. `onRows` is called with the number of rows so far. */
export function newExportFile(
  context: ExportContext,
  onRows: (table: ExportedTable, rows: number) => void,
): ExportFile {
  const parts: BlobPart[] = [byteOrderMark]
  const counts = new Map<ExportedTable, number>()
  let rows = 0

  return {
    async add(table, section, pages) {
      parts.push(counts.size > 0 ? sectionGap + sectionHead(section) : sectionHead(section))
      const rowsBefore = rows
      onRows(table, rows)
      for await (const page of pages) {
        // Each page becomes its own blob, because the browser stores blobs outside the page's memory.
        parts.push(new Blob([sectionLines(section, page, context)]))
        rows += page.length
        onRows(table, rows)
      }
      counts.set(table, rows - rowsBefore)
    },
    written: () => ({ file: new Blob(parts, { type: "text/csv;charset=utf-8" }), rows, counts }),
  }
}
