import { BlobReader, configure, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js"
import { type ByteSource, isHealthData } from "./decoded-text.ts"

// This code already runs in a worker, so entries are unpacked here, with the browser's own inflate.
configure({ useWebWorkers: false })

const sampledBytes = 65_536
/** Health records compress 20- to 30-fold. Anything that compresses much further was made to exhaust memory. */
const mostShrunk = 300
const mostBytes = 16_000_000_000
const mostEntries = 100_000

/**
 * The records in an Apple Health archive, as a stream. The name of their file depends on the language, so each XML file is checked. "archive": there
 * are no records, or the archive can't be read. "bomb": the archive claims to unpack to more than any real export.
 */
export async function healthRecords(file: Blob): Promise<ByteSource | "archive" | "bomb"> {
  const reader = new ZipReader(new BlobReader(file))
  try {
    let seen = 0
    for await (const entry of reader.getEntriesGenerator()) {
      seen += 1
      if (seen > mostEntries) return "bomb"
      if (entry.directory || entry.encrypted || !/\.xml$/i.test(entry.filename)) continue
      if (isBomb(entry)) return "bomb"
      if (isHealthData(await beginningOf(entry))) return sourceOf(entry)
    }
    return "archive"
  } catch {
    return "archive"
  }
}

function isBomb({ compressedSize, uncompressedSize }: FileEntry): boolean {
  return uncompressedSize > mostBytes || uncompressedSize > 10_000_000 + compressedSize * mostShrunk
}

/** Reading fails as soon as an entry turns out larger than the archive declares. */
function sourceOf(entry: FileEntry): ByteSource {
  return { size: entry.uncompressedSize, stream: () => unpack(entry) }
}

function unpack(entry: FileEntry): ReadableStream<Uint8Array> {
  let left = entry.uncompressedSize
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength
      if (left < 0) controller.error(new Error("The entry is larger than the archive declares."))
      else controller.enqueue(piece)
    },
  })
  // Passes errors on to the stream's reader.
  entry.getData(writable).catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}

async function beginningOf(entry: FileEntry): Promise<string> {
  const reader = unpack(entry).getReader()
  const decoder = new TextDecoder()
  let text = ""
  try {
    while (text.length < sampledBytes) {
      // oxlint-disable-next-line no-await-in-loop -- the pieces are read in order
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return text
}
