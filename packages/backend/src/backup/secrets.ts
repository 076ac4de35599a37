import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { codeOf } from "#server/setup/keys/kept-file.ts"

/**
 * The files that a backup includes from the data folder, besides the database. The embedded Postgres' password isn't one of them,
 * because a restored server has its own. `more` lists the product's files.
 */
export const keptSecrets = (more: readonly string[]) => ["jwt-secret", "jwt-keys.json", ...more]

/** The contents of a file in the data folder; undefined if it doesn't exist. */
export async function readSecret(dataDir: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(dataDir, name))
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw error
  }
}

/** Writes a file into the data folder, completely or not at all. */
export async function writeSecret(dataDir: string, name: string, content: Buffer): Promise<void> {
  const draft = join(dataDir, `${name}.part`)
  await writeFile(draft, content, { mode: 0o600, flush: true })
  await rename(draft, join(dataDir, name))
}
