import { existsSync, statfsSync } from "node:fs"
import { env } from "node:process"

const memory = "/dev/shm"
const room = 4 * 2 ** 30

/**
 * Keeps temporary files of this process and its children in memory, if there is room. Everything that a run writes is thrown
 * away, and copying a database takes a quarter of the time there.
 */
export function keepTemporaryFilesInMemory(): void {
  if (hasRoom()) env["TMPDIR"] ??= memory
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= room
}
