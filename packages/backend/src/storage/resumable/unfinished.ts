import { AsyncLocalStorage } from "node:async_hooks"
import type { Readable } from "node:stream"
import { DataStore, ERRORS, Upload } from "@tus/server"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import type { FileStore } from "../files/file-store.ts"
import type { LooseFiles } from "../files/loose-files.ts"
import type { Objects } from "../objects/objects.ts"
import { refusals, StorageError } from "../storage-error.ts"
import type { ResumableUpload, UploadRows } from "./upload-rows.ts"

// Its file is removed after a day.
const lifetime = 23 * 3_600_000

/** Uploads in parts, as the tus server wants them: each has a row, and a file that grows. */
export class UnfinishedUploads extends DataStore {
  override extensions = [
    "creation",
    "creation-with-upload",
    "creation-defer-length",
    "termination",
    "expiration",
  ]
  readonly #rows: UploadRows
  readonly #files: FileStore
  readonly #loose: LooseFiles
  readonly #objects: Objects
  readonly #request = new AsyncLocalStorage<ResumableUpload>()
  readonly #finishing = new Map<string, Promise<void>>()
  /** Parts that are being written, by their upload. */
  readonly #writing = new Map<string, Readable>()

  constructor(parts: { rows: UploadRows; files: FileStore; loose: LooseFiles; objects: Objects }) {
    super()
    this.#rows = parts.rows
    this.#files = parts.files
    this.#loose = parts.loose
    this.#objects = parts.objects
  }

  /** Handles a request about an upload, which `current` answers meanwhile. */
  handle<T>(upload: ResumableUpload, handle: () => Promise<T>): Promise<T> {
    return this.#request.run(upload, handle)
  }

  /** The upload that the request of now is about. */
  get current(): ResumableUpload {
    const upload = this.#request.getStore()
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return upload
  }

  /** What was allowed to an upload. Throws what a client is told if there is none. */
  async findUpload(version: string): Promise<ResumableUpload> {
    const row = await this.#rows.get(version)
    if (!row) throw refusals.noUpload()
    return row.upload
  }

  /** Begins one; the same sender's earlier one of the same key ends. Throws TooManyUploads. */
  override async create(upload: Upload): Promise<Upload> {
    const { version } = this.current
    try {
      await this.#loose.note(version)
      // Before its row: what can be ended has its file.
      await this.#files.begin(version)
      await this.#removeEnded(await this.#rows.begin(this.current, upload.size))
    } catch (error) {
      await this.#loose.abandon(version)
      throw error
    }
    upload.creation_date = new Date().toISOString()
    return upload
  }

  override async declareUploadLength(version: string, bytes: number): Promise<void> {
    await this.#rows.announce(version, bytes)
  }

  override async write(content: Readable, version: string, offset: number): Promise<number> {
    this.#writing.set(version, content)
    try {
      await this.#files.addPart(version, content, offset)
    } catch (error) {
      throw codeOf(error) === "ENOENT" ? refusals.noUpload() : error
    } finally {
      this.#writing.delete(version)
    }
    return (await this.#files.comeSoFar(version)) ?? offset
  }

  override async getUpload(version: string): Promise<Upload> {
    const row = await this.#rows.get(version)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const come = row.isStored ? row.size : await this.#files.comeSoFar(version)
    if (come === undefined || come === null) throw ERRORS.FILE_NO_LONGER_EXISTS
    return new Upload({
      id: version,
      offset: come,
      creation_date: row.madeAt,
      ...(row.size !== null && { size: row.size }),
    })
  }

  override async remove(version: string): Promise<void> {
    if (!(await this.end(version))) throw ERRORS.INVALID_TERMINATION
  }

  /** Ends an upload, and a part of it that is still coming. Answers false, and leaves it, if it is stored. */
  async end(version: string): Promise<boolean> {
    await this.#rows.end(version)
    if (await this.#rows.get(version)) return false
    await this.#removeEnded([version])
    return true
  }

  override getExpiration(): number {
    return lifetime
  }

  /**
   * Makes an object of an upload whose parts have all come; nothing happens if it is one, or if parts are missing. May be asked again
   * after a failure. Throws what the bucket refuses, such as a key that somebody else has taken meanwhile.
   */
  async finish(version: string): Promise<void> {
    const finishing = this.#finishing.get(version) ?? this.#finish(version)
    this.#finishing.set(version, finishing)
    return finishing.finally(() => this.#finishing.delete(version))
  }

  async #finish(version: string) {
    const row = await this.#rows.get(version)
    if (!row || row.isStored || row.size !== (await this.#files.comeSoFar(version))) return
    const { owner, place, described, replaces } = row.upload
    try {
      const file = await this.#files.finish(version)
      await this.#objects.giveRow(owner, place, { described, file, version }, replaces)
    } catch (error) {
      throw await this.#refusal(version, error)
    }
    await this.#loose.removeAll().catch(() => undefined)
  }

  /** What is said when an upload gets no row. Its file goes, unless that can be tried again. */
  async #refusal(version: string, error: unknown) {
    const refusal = codeOf(error) === "ENOENT" ? refusals.noUpload() : error
    if (!(refusal instanceof StorageError) || refusal.statusCode >= 500) return error
    await this.#loose.abandon(version)
    // When it ended while its file was made whole, nobody else knows of the file any more.
    if (!(await this.#rows.get(version))) await this.#files.remove(version)
    return refusal
  }

  /** Stops what is still being written to them first. */
  async #removeEnded(versions: string[]) {
    for (const version of versions) this.#writing.get(version)?.destroy(refusals.noUpload())
    // What fails is tried again later: the files are noted.
    await this.#loose.remove(versions).catch(() => undefined)
  }
}
