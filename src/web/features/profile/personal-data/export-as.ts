import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { listPhotos, readPhoto } from "#web/backend/pictures/photo-files.ts"
import { completeExport } from "./export-complete.ts"
import { csvExport, exportData, type ExportedData, type ExportOrder } from "./export-data.ts"

/** Exports everything as the specification's CSV, or as complete JSON. Throws ExportFailure, or the signal's reason. */
export function exportAs(kind: "csv" | "json", order: ExportOrder): Promise<ExportedData> {
  if (kind === "csv") return exportData(order, csvExport)
  const { userId } = order
  const photos = {
    list: () => listPhotos(userId),
    read: (photo: ProgressPhoto) => readPhoto(userId, photo),
  }
  return exportData(order, completeExport(photos))
}
