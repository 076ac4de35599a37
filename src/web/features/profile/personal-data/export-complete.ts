import * as z from "zod/mini"
import { photoTypes, type ProgressPhoto } from "#domain/photos/progress-photos.ts"
import {
  completeEnd,
  completeHead,
  type CompletePhoto,
  completeRows,
  type CompleteTable,
  completeTableEnd,
  completeTableHead,
} from "#domain/export/complete-export.ts"
import type { Json } from "#domain/row-types.ts"
import { timestampOf } from "#domain/days/local-day.ts"
import { dataAddress } from "#web/backend/pictures/data-address.ts"
import { readRows } from "./read-rows.ts"
import { type ExportKind, orFail } from "./export-data.ts"
import { ExportFailure } from "./export-failure.ts"
import { type ExportSource, type Pages, pagesAfter } from "./export-pages.ts"
import { sentences } from "./sentences.ts"

const photoType = z.enum(photoTypes)

/** The source of the person's progress photos. */
interface PhotoSource {
  list: () => Promise<ProgressPhoto[]>
  read: (photo: ProgressPhoto) => Promise<Blob>
}

/** Exports all of the person's rows and progress photos as one JSON file, from which everything can be imported again. */
export const completeExport = (photos: PhotoSource): ExportKind => ({
  tables: [
    "profiles",
    "exercises",
    "programs",
    "program_versions",
    "program_runs",
    "program_events",
    "workouts",
    "workout_exercises",
    "generated_weekly_schedules",
    "committed_workouts",
    "workout_logs",
    "set_logs",
    "weight_logs",
    "body_measurements",
    "goals",
    "ai_analyses",
    "exercise_notes",
    "avoided",
  ],
  async read(request, onRows) {
    const parts: BlobPart[] = [completeHead(timestampOf(Date.now()))]
    const counts = new Map<CompleteTable, number>()
    let rows = 0
    for (const table of this.tables) {
      parts.push(completeTableHead(table))
      const before = rows
      const read = async () => {
        for await (const page of rowPages(request, table)) {
          const saved = page.map((row) => row.saved)
          // Each page becomes its own blob, because the browser stores blobs outside the page's memory.
          parts.push(new Blob([completeRows(saved, rows === before)]))
          rows += page.length
          onRows(table, rows)
        }
      }
      // oxlint-disable-next-line no-await-in-loop -- tables are read one at a time
      await orFail((reason) => sentences.exportFailed(table, reason), read())
      parts.push(completeTableEnd)
      // The exercises aren't counted, because the library's don't belong to the person.
      if (table !== "exercises") counts.set(table, rows - before)
    }
    parts.push(completeTableHead("progress_photos"))
    await orPhotosFailed(async () => {
      for await (const [index, photo] of photosOf(photos, request.signal))
        parts.push(new Blob([completeRows([photo], index === 0)]))
    })
    parts.push(completeTableEnd, completeEnd)
    return { file: new Blob(parts, { type: "application/json" }), rows, counts, missingNames: [] }
  },
})

/** Reads the photos one after the other, because each is a separate file. */
async function* photosOf(photos: PhotoSource, signal: AbortSignal): AsyncIterable<[number, CompletePhoto]> {
  for (const [index, photo] of (await photos.list()).entries()) {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop
    yield [index, await completePhoto(photo, await photos.read(photo))]
  }
}

async function completePhoto(photo: ProgressPhoto, file: Blob): Promise<CompletePhoto> {
  const type = z.parse(photoType, file.type)
  const address = await dataAddress(file)
  return { ...photo, type, content: address.slice(address.indexOf(",") + 1) }
}

async function orPhotosFailed(work: () => Promise<void>) {
  try {
    await work()
  } catch (cause) {
    if (cause instanceof DOMException) throw cause
    throw new ExportFailure(sentences.exportPhotosFailed, { cause })
  }
}

const rowPages = (
  { tables, signal }: ExportSource,
  kind: CompleteTable,
): Pages<{ id: string; saved: Json }> =>
  pagesAfter((last) =>
    readRows(signal, () =>
      tables.rpc("export_rows", { kind, ...(last && { after_id: last.id }) }).abortSignal(signal),
    ),
  )
