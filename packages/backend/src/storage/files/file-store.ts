import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { asRefusal, refusals } from "../storage-error.ts"

/** While anyone holds this advisory lock, no file is removed. An arbitrary number that nothing else in the database uses. */
export const lockOfFiles = 8_245_927_655_061_003n

/** A stored file's size and hash. */
export interface StoredFile {
  bytes: number
  /** Of the content, in hex. */
  md5: string
}

/** Where whole files are, by their version. */
export interface WholeFiles {
  /** Takes over a file from the disk: it is there as a whole or not at all, and not at `path` any more. */
  take: (name: string, path: string, file: StoredFile) => Promise<void>
  /** Rejects with the code ENOENT if there is none. */
  read: (name: string, range: { start: number; end: number } | undefined) => Promise<Readable>
  /** The number of bytes; undefined if there is none. */
  size: (name: string) => Promise<number | undefined>
  remove: (name: string) => Promise<void>
  all: () => Promise<string[]>
}

const version = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Files by their version, a UUID that the server makes. No name that a person chose ever becomes a path. A file grows in `folder`;
 * once it is whole it goes where whole files are.
 */
export class FileStore {
  readonly #folder: string
  readonly #whole: WholeFiles

  constructor(folder: string, whole: WholeFiles) {
    this.#folder = folder
    this.#whole = whole
  }

  /** Writes a file. It is there as a whole or not at all. Throws EntityTooLarge when it is longer than `most` bytes. */
  async write(name: string, content: Readable, most: number): Promise<StoredFile> {
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
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await pipeline(content, measure, createWriteStream(draft, { mode: 0o600 }))
      await flush(draft)
      const file = { bytes, md5: hash.digest("hex") }
      await this.#whole.take(name, draft, file)
      return file
    } catch (error) {
      await rm(draft, { force: true })
      throw asRefusal(error)
    }
  }

  /** Begins a file that comes in parts. */
  async begin(name: string): Promise<void> {
    const draft = this.#draft(name)
    await refusingWhenFull(async () => {
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await writeFile(draft, "", { mode: 0o600 })
    })
  }

  /** The bytes received of such a file; undefined if there is none. */
  async comeSoFar(name: string): Promise<number | undefined> {
    const known = await about(this.#draft(name))
    return known ? known.size : this.#whole.size(name)
  }

  /** Adds a part at `offset` of such a file. If the content breaks off, the bytes received so far stay. */
  async addPart(name: string, content: Readable, offset: number): Promise<void> {
    await refusingWhenFull(() =>
      pipeline(content, createWriteStream(this.#draft(name), { flags: "r+", start: offset })),
    )
  }

  /** Completes a file that came in parts. Calling it again is harmless. */
  async finish(name: string): Promise<StoredFile> {
    const draft = this.#draft(name)
    if (!(await about(draft))) return measureFile(await this.#whole.read(name, undefined))
    return refusingWhenFull(async () => {
      await flush(draft)
      const file = await measureFile(createReadStream(draft))
      await this.#whole.take(name, draft, file)
      return file
    })
  }

  /** Reads a file, or the bytes from `start` to `end` of it, both included. Rejects with ENOENT if there is none. */
  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    return this.#whole.read(requireVersion(name), range)
  }

  async remove(name: string): Promise<void> {
    await this.#whole.remove(requireVersion(name))
    await rm(this.#draft(name), { force: true })
  }

  /** The versions of all files, also of those that are still growing. */
  async all(): Promise<string[]> {
    const files = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const growing = files.flatMap(({ name }) =>
      name.endsWith(drafts) ? [name.slice(0, -drafts.length)] : [],
    )
    return [...growing, ...(await this.#whole.all())]
  }

  #draft(name: string) {
    return `${pathIn(this.#folder, name)}${drafts}`
  }
}

const drafts = ".part"

/** Whole files on the disk, each in a folder by its first two letters. */
export function filesInFolder(folder: string): WholeFiles {
  return {
    async take(name, path) {
      const place = pathIn(folder, name)
      await rename(path, place)
      await flush(dirname(place))
    },
    async read(name, range) {
      const handle = await open(pathIn(folder, name))
      return createReadStream("", { fd: handle, ...range })
    },
    size: async (name) => (await about(pathIn(folder, name)))?.size,
    remove: (name) => rm(pathIn(folder, name), { force: true }),
    async all() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return files.flatMap((file) => (file.isFile() && version.test(file.name) ? [file.name] : []))
    },
  }
}

const pathIn = (folder: string, name: string) => join(folder, requireVersion(name).slice(0, 2), name)

function requireVersion(name: string): string {
  if (!version.test(name)) throw new Error("A file is named by a version.")
  return name
}

async function measureFile(content: AsyncIterable<Buffer>): Promise<StoredFile> {
  const hash = createHash("md5")
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    hash.update(chunk)
  }
  return { bytes, md5: hash.digest("hex") }
}

async function refusingWhenFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asRefusal(error)
  }
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
