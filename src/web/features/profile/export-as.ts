import { completeExport } from "./export-complete.ts"
import { csvExport, exportData, type ExportedData, type ExportOrder } from "./export-data.ts"

/** Exports everything as the specification's CSV, or as complete JSON. Throws ExportFailure, or the signal's reason. */
export function exportAs(kind: "csv" | "json", order: ExportOrder): Promise<ExportedData> {
  return exportData(order, kind === "json" ? completeExport : csvExport)
}
