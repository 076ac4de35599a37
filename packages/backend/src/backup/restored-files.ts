import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import type { FileStore } from "#server/storage/files/file-store.ts"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import type { Content } from "./read-archive.ts"

/**
 * Replaces the stored files with a backup's. New files are added before the rows are loaded, and can be removed again. Old files
 * are replaced or removed afterwards.
 */
export class RestoredFiles {
  readonly #files: FileStore
  readonly #restored = new Set<string>()
  readonly #added = new Set<string>()
  readonly #different = new Set<string>()

  constructor(files: FileStore) {
    this.#files = files
  }

  /** Adds a file, unless this version is already stored. */
  async add(version: string, content: Content): Promise<void> {
    const sum = await this.#sumOf(version)
    this.#restored.add(version)
    if (sum === undefined) {
      this.#added.add(version)
      await this.#write(version, content)
    } else if (sum !== (await sumOf(content.pieces))) this.#different.add(version)
  }

  /** After a failed restore, removes the files that it had added. */
  async undo(): Promise<void> {
    for (const version of this.#added) await this.#files.remove(version)
  }

  /** Whether some stored files differ from the backup's. If so, call `replace` for every file in the backup. */
  get haveToBeReplaced(): boolean {
    return this.#different.size > 0
  }

  async replace(version: string, content: Content): Promise<void> {
    if (this.#different.has(version)) await this.#write(version, content)
  }

  /** Removes the old files, which no longer have a row. */
  async removeOthers(): Promise<void> {
    for (const version of await this.#files.all())
      if (!this.#restored.has(version)) await this.#files.remove(version)
  }

  async #write(version: string, { pieces }: Content) {
    await this.#files.write(version, Readable.from(pieces), Number.POSITIVE_INFINITY)
  }

  async #sumOf(version: string): Promise<string | undefined> {
    const content = await this.#files.read(version).catch(unlessMissing)
    return content && sumOf(content)
  }
}

async function sumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash("sha256")
  for await (const piece of content) hash.update(piece)
  return hash.digest("hex")
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== "ENOENT") throw error
}
