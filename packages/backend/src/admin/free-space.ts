import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import type { TellFact } from "./server-facts.ts"

const tellEvery = 300_000

interface Folders {
  data: string
  /** The backup folder; undefined if backups are off. */
  backups: string | undefined
}

/** Every five minutes, records the free bytes on the data and backup disks for the health page. Returns a function that stops the recording. */
export function watchFreeSpace({ data, backups }: Folders, tell: TellFact): () => Promise<void> {
  const look = async () => {
    const [ofData, ofBackups] = await Promise.all([data, backups].map((each) => freeBytes(each)))
    await tell("space", { data: ofData ?? null, backups: ofBackups ?? null })
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = look()
  }, tellEvery)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** The free bytes on a folder's disk. A folder that doesn't exist yet will be created on its parent's disk. */
export async function freeBytes(folder: string | undefined): Promise<number | undefined> {
  if (folder === undefined) return undefined
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return dirname(folder) === folder ? undefined : freeBytes(dirname(folder))
  }
}
