import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { Source } from "./archive-body.ts"
import { type Manifest, readManifest } from "./manifest.ts"
import { type Content, readArchive } from "./read-archive.ts"

interface ArchiveSummary {
  manifest: Manifest
  /** Files for the data folder, by name. */
  secrets: Map<string, Buffer>
}

/**
 * Reads a backup to its end without changing anything. Throws a StartError if the backup isn't complete, or if its files don't
 * fit into the data folder. `sizeOf` returns the size in bytes of a file that is already stored.
 */
export async function checkArchive(
  source: Source,
  dataDir: string,
  sizeOf: (version: string) => Promise<number | undefined>,
): Promise<ArchiveSummary> {
  const secrets = new Map<string, Buffer>()
  let manifest: Manifest | undefined
  let room = await roomIn(dataDir)
  await readArchive(source, async (entry, content) => {
    if (entry.kind === "manifest") manifest = readManifest(await readWhole(content))
    if (entry.kind === "secret") secrets.set(entry.name, await readWhole(content))
    if (entry.kind === "piece" && !manifest?.tables.some(({ name }) => name === entry.table))
      throw new StartError(`${source.file} has rows for a table that isn't in its manifest.`)
    if (entry.kind !== "file" || (await sizeOf(entry.version)) === content.size) return
    room -= content.size
    if (room < 0) throw new StartError(`The files in ${source.file} need more space than ${dataDir} has.`)
  })
  // The whole file has been read now, so its checksums are known to be right.
  if (!manifest) throw new StartError(`${source.file} is damaged: its manifest can't be read.`)
  return { manifest, secrets }
}

/** The number of free bytes on a folder's disk. The folder needn't exist yet. */
async function roomIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (dirname(folder) === folder) throw error
    return roomIn(dirname(folder))
  }
}

async function readWhole({ pieces }: Content): Promise<Buffer> {
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read)
}
