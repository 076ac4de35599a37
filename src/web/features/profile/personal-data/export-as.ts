import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { listPhotos, readPhoto } from "#web/backend/pictures/photo-files.ts"
import { completeExport } from "./export-complete.ts"
import { csvExport, exportData, type ExportedData, type ExportRequest } from "./export-data.ts"

/** Exports everything, either as the specification's CSV or as complete JSON. Throws ExportFailure or the signal's abort reason. */
export function exportAs(kind: "csv" | "json", request: ExportRequest): Promise<ExportedData> {
  if (kind === "csv") return exportData(request, csvExport)
  const { userId } = request
  const photos = {
    list: () => listPhotos(userId),
    read: (photo: ProgressPhoto) => readPhoto(userId, photo),
  }
  return exportData(request, completeExport(photos))
}
