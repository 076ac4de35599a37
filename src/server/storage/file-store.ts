import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { refusals } from "./storage-error.ts"

/** Where the files of a data folder are. */
export const storageFolder = (dataDir: string) => join(dataDir, "storage")

/** While somebody shares this advisory lock, no file is removed. An arbitrary number that nothing else in the database uses. */
export const lockOfFiles = 8_245_927_655_061_003n

/** What a stored file turned out to be. */
export interface StoredFile {
  bytes: number
  /** Of the content, in hex. */
  md5: string
}

const version = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files by their version, a UUID that the server makes. No name that a person chose ever becomes a path. */
export class FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes a file to the disk. It is there as a whole or not at all. Throws EntityTooLarge when it is longer than `most` bytes. */
  async write(name: string, content: Readable, most: number): Promise<StoredFile> {
    const path = this.#path(name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = this.#draft(name)
    const hash = createHash("md5")
    let bytes = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        hash.update(chunk)
        done(bytes > most ? refusals.tooLarge() : null, chunk)
      },
    })
    try {
      await pipeline(content, measure, createWriteStream(draft, { mode: 0o600 }))
      await this.#settle(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw asRefusal(error)
    }
    return { bytes, md5: hash.digest("hex") }
  }

  /** Begins a file that comes in parts. */
  async begin(name: string): Promise<void> {
    await mkdir(dirname(this.#path(name)), { recursive: true, mode: 0o700 })
    await writeFile(this.#draft(name), "", { mode: 0o600 })
  }

  /** How many bytes have come of such a file; undefined if there is none. */
  async comeSoFar(name: string): Promise<number | undefined> {
    const known = (await about(this.#draft(name))) ?? (await about(this.#path(name)))
    return known?.size
  }

  /** Adds a part at `offset` of such a file. What came before the content broke off is kept. */
  async addPart(name: string, content: Readable, offset: number): Promise<void> {
    await pipeline(content, createWriteStream(this.#draft(name), { flags: "r+", start: offset })).catch(
      (error: unknown) => {
        throw asRefusal(error)
      },
    )
  }

  /** Ends a file that came in parts: it is there as a whole from now on. It can be asked for again. */
  async finish(name: string): Promise<StoredFile> {
    const draft = this.#draft(name)
    if (await about(draft)) await this.#settle(draft, this.#path(name))
    const hash = createHash("md5")
    let bytes = 0
    for await (const chunk of createReadStream(this.#path(name))) {
      bytes += chunk.length
      hash.update(chunk)
    }
    return { bytes, md5: hash.digest("hex") }
  }

  /** Reads a file, or the bytes from `start` to `end` of it, both included. Rejects with ENOENT if there is none. */
  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const handle = await open(this.#path(name))
    return createReadStream("", { fd: handle, ...range })
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true })
    await rm(this.#draft(name), { force: true })
  }

  /** The versions of all files. */
  async all(): Promise<string[]> {
    const files = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return files.flatMap((file) => (file.isFile() ? [file.name.replace(/\.part$/, "")] : []))
  }

  async #settle(draft: string, path: string) {
    await flush(draft)
    await rename(draft, path)
    await flush(dirname(path))
  }

  #draft(name: string) {
    return `${this.#path(name)}.part`
  }

  #path(name: string) {
    if (!version.test(name)) throw new Error("A file is named by a version.")
    return join(this.#folder, name.slice(0, 2), name)
  }
}

/** A disk without room is no fault of the server; the person is told. */
function asRefusal(error: unknown): unknown {
  const isFull =
    error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")
  return isFull ? refusals.full() : error
}

const about = (path: string) => stat(path).catch(() => undefined)

async function flush(path: string) {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
