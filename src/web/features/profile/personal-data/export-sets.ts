import { localClockIn } from "#domain/export/data-export.ts"
import { setsTable } from "#domain/export/sets-table.ts"
import type { CompleteTable } from "#domain/export/complete-export.ts"
import { type ExportKind, type ExportRequest, orFail, readNames } from "./export-data.ts"
import { allOf, readProfile, setPages, workoutLogPages } from "./export-pages.ts"
import { sentences } from "./sentences.ts"

/** One table with a row for each set, for other apps. */
export const setsExport: ExportKind = { tables: ["profiles", "workout_logs", "set_logs"], read: readSets }

async function readSets(request: ExportRequest, onRows: (table: CompleteTable, rows: number) => void) {
  const failed = (table: "profiles" | "workout_logs" | "set_logs") => (reason: string) =>
    sentences.exportFailed(table, reason)
  const [profile] = await orFail(failed("profiles"), readProfile(request))
  const { names, missingNames } = await readNames(request)
  onRows("workout_logs", 1)
  const logs = await orFail(failed("workout_logs"), allOf(workoutLogPages(request)))
  const table = setsTable({
    logs,
    units: profile?.unit_system === "imperial" ? "imperial" : "metric",
    context: { ...names, ...localClockIn(profile?.time_zone ?? null, request.timeZone) },
  })
  const parts: BlobPart[] = [table.head]
  let rows = 0
  const read = async () => {
    for await (const page of setPages(request)) {
      // Each page becomes its own blob, because the browser stores blobs outside the page's memory.
      parts.push(new Blob([table.lines(page)]))
      rows += page.length
      onRows("set_logs", 1 + logs.length + rows)
    }
  }
  onRows("set_logs", 1 + logs.length)
  await orFail(failed("set_logs"), read())
  const counts = new Map<CompleteTable, number>([
    ["workout_logs", logs.length],
    ["set_logs", rows],
  ])
  return { file: new Blob(parts, { type: "text/csv;charset=utf-8" }), rows, counts, missingNames }
}
