import { randomUUID } from "node:crypto"
import { link, open, readFile, unlink } from "node:fs/promises"

/**
 * The text of a file that is created once: it is read if it exists, and otherwise created by `make`, readable only by its
 * owner. After a crash, the file is either complete or absent. If several processes create it at once, one of them wins and all
 * read the same text.
 */
export async function keptFile(path: string, make: () => string): Promise<string> {
  const kept = await readIfThere(path)
  if (kept !== undefined) return kept
  const draft = `${path}.${randomUUID()}`
  await writeDurably(draft, make())
  await link(draft, path).catch(ignoreExisting)
  await unlink(draft)
  return readFile(path, "utf8")
}

async function readIfThere(path: string) {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw error
  }
}

async function writeDurably(path: string, text: string) {
  const file = await open(path, "wx", 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreExisting(error: unknown) {
  if (codeOf(error) !== "EEXIST") throw error
}

/** The code of a system error, such as ENOENT; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined
}
