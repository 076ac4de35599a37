import { BlobReader, configure, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js"
import type { ByteSource } from "./decoded-text.ts"

// It is unpacked here, in the worker that reads the file; the browser itself inflates.
configure({ useWebWorkers: false })

const sampledBytes = 65_536
/** Records are much alike, and shrink to a twentieth or a thirtieth. What shrinks further was made to fill a disk. */
const mostShrunk = 300
const mostBytes = 16_000_000_000
const mostEntries = 100_000

/**
 * The records in an archive that Apple Health exported, to be read piece by piece. Their file has another name in each language, so each XML
 * file is looked into. "archive": there are none, or it can't be read; "bomb": it says that it unpacks to what no such export does.
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
      if ((await beginningOf(entry)).includes("<HealthData")) return sourceOf(entry)
    }
    return "archive"
  } catch {
    return "archive"
  }
}

function isBomb({ compressedSize, uncompressedSize }: FileEntry): boolean {
  return uncompressedSize > mostBytes || uncompressedSize > 10_000_000 + compressedSize * mostShrunk
}

/** Never more than the archive said: a size that lies ends the reading. */
function sourceOf(entry: FileEntry): ByteSource {
  return { size: entry.uncompressedSize, stream: () => unpacked(entry) }
}

function unpacked(entry: FileEntry): ReadableStream<Uint8Array> {
  let left = entry.uncompressedSize
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength
      if (left < 0) controller.error(new Error("More is packed than the archive says."))
      else controller.enqueue(piece)
    },
  })
  // What goes wrong is met by whoever reads.
  entry.getData(writable).catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}

async function beginningOf(entry: FileEntry): Promise<string> {
  const reader = unpacked(entry).getReader()
  const decoder = new TextDecoder()
  let text = ""
  try {
    while (text.length < sampledBytes) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return text
}
