import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { asRefusal, refusals } from "../storage-error.ts"

/** While anyone holds this advisory lock, no file is removed. The number is arbitrary; nothing else in the database uses it. */
export const lockOfFiles = 8_245_927_655_061_003n

/** A stored file's size and hash. */
export interface StoredFile {
  bytes: number
  /** The hash of the content, in hex. */
  md5: string
}

/** Where complete files are stored, by their version. */
export interface WholeFiles {
  /** Moves a file from `path` on the disk into the store. The file appears there either completely or not at all. */
  take: (name: string, path: string, file: StoredFile) => Promise<void>
  /** Reads a file, or only a range of it. Rejects with the code ENOENT if the file doesn't exist. */
  read: (name: string, range: { start: number; end: number } | undefined) => Promise<Readable>
  /** The number of bytes; undefined if the file doesn't exist. */
  size: (name: string) => Promise<number | undefined>
  remove: (name: string) => Promise<void>
  all: () => Promise<string[]>
}

const version = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Files by their version, a UUID that the server creates. A name chosen by a person never becomes a path. An incomplete file is in `folder`; a
 * complete one is moved to `whole`.
 */
export class FileStore {
  readonly #folder: string
  readonly #whole: WholeFiles

  constructor(folder: string, whole: WholeFiles) {
    this.#folder = folder
    this.#whole = whole
  }

  /** Writes a file. It appears either completely or not at all. Throws EntityTooLarge if it is longer than `most` bytes. */
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

  /** Starts a file that is uploaded in parts. */
  async begin(name: string): Promise<void> {
    const draft = this.#draft(name)
    await refusingWhenFull(async () => {
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await writeFile(draft, "", { mode: 0o600 })
    })
  }

  /** How many bytes of a file uploaded in parts have arrived; undefined if there is no such file. */
  async comeSoFar(name: string): Promise<number | undefined> {
    const known = await about(this.#draft(name))
    return known ? known.size : this.#whole.size(name)
  }

  /** Adds a part at `offset` to a file uploaded in parts. If the content breaks off, the bytes received so far are kept. */
  async addPart(name: string, content: Readable, offset: number): Promise<void> {
    await refusingWhenFull(() =>
      pipeline(content, createWriteStream(this.#draft(name), { flags: "r+", start: offset })),
    )
  }

  /** Completes a file that was uploaded in parts. Calling it again is harmless. */
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

  /** Reads a file, or only the bytes from `start` to `end` (inclusive). Rejects with ENOENT if it doesn't exist. */
  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    return this.#whole.read(requireVersion(name), range)
  }

  async remove(name: string): Promise<void> {
    await this.#whole.remove(requireVersion(name))
    await rm(this.#draft(name), { force: true })
  }

  /** The versions of all files, including incomplete ones. */
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

/** Complete files on the disk, each in a folder named after the first two letters of its version. */
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
  if (!version.test(name)) throw new Error("The name of a stored file must be a version.")
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
