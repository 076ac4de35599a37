import {
  completeEnd,
  completeHead,
  completeRows,
  type CompleteTable,
  completeTableEnd,
  completeTableHead,
} from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import { timestampOf } from "#domain/days/local-day.ts"
import { answered } from "./export-answer.ts"
import { type ExportKind, orFail } from "./export-data.ts"
import { type ExportSource, type Pages, pagesAfter } from "./export-pages.ts"
import { sentences } from "./sentences.ts"

/** Exports every row of the person as one JSON file, which can be imported completely. */
export const completeExport: ExportKind = {
  tables: [
    "profiles",
    "exercises",
    "workouts",
    "workout_exercises",
    "generated_weekly_schedules",
    "committed_workouts",
    "workout_logs",
    "set_logs",
    "weight_logs",
    "goals",
    "ai_analyses",
    "exercise_notes",
    "avoided",
  ],
  async read(order, onRows) {
    const parts: BlobPart[] = [completeHead(timestampOf(Date.now()))]
    const counts = new Map<CompleteTable, number>()
    let rows = 0
    for (const table of this.tables) {
      parts.push(completeTableHead(table))
      const before = rows
      const read = async () => {
        for await (const page of rowPages(order, table)) {
          const saved = page.map((row) => row.saved)
          // One blob per page: the browser stores it outside the page's memory.
          parts.push(new Blob([completeRows(saved, rows === before)]))
          rows += page.length
          onRows(table, rows)
        }
      }
      // oxlint-disable-next-line no-await-in-loop -- the tables come one after the other
      await orFail((reason) => sentences.exportFailed(table, reason), read())
      parts.push(completeTableEnd)
      // Library exercises aren't the person's.
      if (table !== "exercises") counts.set(table, rows - before)
    }
    parts.push(completeEnd)
    return { file: new Blob(parts, { type: "application/json" }), rows, counts, missingNames: [] }
  },
}

const rowPages = (
  { tables, signal }: ExportSource,
  kind: CompleteTable,
): Pages<{ id: string; saved: Json }> =>
  pagesAfter((last) =>
    answered(signal, () =>
      tables.rpc("export_rows", { kind, ...(last && { after_id: last.id }) }).abortSignal(signal),
    ),
  )
