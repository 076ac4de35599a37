import { AsyncLocalStorage } from "node:async_hooks"
import type { Readable } from "node:stream"
import { DataStore, ERRORS, Upload } from "@tus/server"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import type { FileStore } from "../files/file-store.ts"
import type { LooseFiles } from "../files/loose-files.ts"
import type { Objects } from "../objects/objects.ts"
import { refusals, StorageError } from "../storage-error.ts"
import type { ResumableUpload, UploadRows } from "./upload-rows.ts"

// How long an upload can be continued, in milliseconds: a little less than a day, after which an unfinished upload's
// file is removed.
const lifetime = 23 * 3_600_000

/** Resumable uploads as the tus server's store: each has a row and a file that grows. */
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
  /** Parts that are being written, by the version of their upload. */
  readonly #writing = new Map<string, Readable>()

  constructor(parts: { rows: UploadRows; files: FileStore; loose: LooseFiles; objects: Objects }) {
    super()
    this.#rows = parts.rows
    this.#files = parts.files
    this.#loose = parts.loose
    this.#objects = parts.objects
  }

  /** Handles a request about an upload. While the request is being handled, `current` returns the upload. */
  handle<T>(upload: ResumableUpload, handle: () => Promise<T>): Promise<T> {
    return this.#request.run(upload, handle)
  }

  /** The upload of the current request. */
  get current(): ResumableUpload {
    const upload = this.#request.getStore()
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return upload
  }

  /** The upload with this version. Throws NoSuchUpload. */
  async findUpload(version: string): Promise<ResumableUpload> {
    const row = await this.#rows.get(version)
    if (!row) throw refusals.noUpload()
    return row.upload
  }

  /** Starts an upload; ends an earlier one by the same sender for the same key. Throws TooManyUploads. */
  override async create(upload: Upload): Promise<Upload> {
    const { version } = this.current
    try {
      await this.#loose.note(version)
      // Create the file before the row, so that every upload that can be ended has a file.
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

  /** Ends an upload and stops a part in transit. If the upload is already stored, returns false and changes nothing. */
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
   * Turns a complete upload into an object; does nothing if that has already happened or if parts are missing. Can be retried after a failure.
   * Throws the bucket's refusal, for example if the key has been taken in the meantime.
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

  /** The error for an upload that can't become an object. Removes its file, unless finishing can be retried. */
  async #refusal(version: string, error: unknown) {
    const refusal = codeOf(error) === "ENOENT" ? refusals.noUpload() : error
    if (!(refusal instanceof StorageError) || refusal.statusCode >= 500) return error
    await this.#loose.abandon(version)
    // If the upload ended while its file was being completed, nothing else refers to the file.
    if (!(await this.#rows.get(version))) await this.#files.remove(version)
    return refusal
  }

  /** Stops parts that are being written, then removes the files. */
  async #removeEnded(versions: string[]) {
    for (const version of versions) this.#writing.get(version)?.destroy(refusals.noUpload())
    // Files that can't be removed now are removed later, because they are recorded.
    await this.#loose.remove(versions).catch(() => undefined)
  }
}
