import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { codeOf } from "#server/setup/kept-file.ts"

/** What the data folder keeps besides the database. The password of the embedded Postgres is not among them: a new one has a new one. */
export const keptSecrets = ["jwt-secret", "jwt-keys.json", "strava-key"]

/** The contents of a file of the data folder; undefined when it isn't there. */
export async function readSecret(dataDir: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(dataDir, name))
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined
    throw error
  }
}

/** Puts a file into the data folder, whole or not at all. */
export async function writeSecret(dataDir: string, name: string, content: Buffer): Promise<void> {
  const draft = join(dataDir, `${name}.part`)
  await writeFile(draft, content, { mode: 0o600, flush: true })
  await rename(draft, join(dataDir, name))
}
