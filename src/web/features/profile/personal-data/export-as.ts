import type { ProgressPhoto } from "#domain/photos/progress-photos.ts"
import { listPhotos, readPhoto } from "#web/backend/pictures/photo-files.ts"
import type { DownloadKind } from "#domain/export/data-export.ts"
import { completeExport } from "./export-complete.ts"
import { setsExport } from "./export-sets.ts"
import { csvExport, exportData, type ExportedData, type ExportRequest } from "./export-data.ts"

/** Exports as the specification's CSV, as complete JSON, or as one table of sets. Throws ExportFailure or the signal's abort reason. */
export function exportAs(kind: DownloadKind, request: ExportRequest): Promise<ExportedData> {
  if (kind === "csv") return exportData(request, csvExport)
  if (kind === "sets") return exportData(request, setsExport)
  const { userId } = request
  const photos = {
    list: () => listPhotos(userId),
    read: (photo: ProgressPhoto) => readPhoto(userId, photo),
  }
  return exportData(request, completeExport(photos))
}
