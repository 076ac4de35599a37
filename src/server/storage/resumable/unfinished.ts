import { AsyncLocalStorage } from "node:async_hooks"
import type { Readable } from "node:stream"
import { DataStore, ERRORS, Upload } from "@tus/server"
import type { FileStore } from "../file-store.ts"
import type { Described, Objects, Place } from "../objects.ts"
import type { Rows } from "../rows.ts"
import { refusals, StorageError } from "../storage-error.ts"

/** An upload in parts: what was allowed when it began. */
export interface Begun {
  /** The name of its file. */
  version: string
  place: Place
  /** Who began it, and in which role; with a signed address, who signed it. */
  owner: string | undefined
  role: string | undefined
  replaces: boolean
  /** How many bytes it may have. */
  most: number
  described: Described
}

interface UploadRow {
  version: string
  bucket_id: string
  name: string
  owner: string | null
  role: string | null
  replaces: boolean
  size: number | null
  most: number
  described: Described
  made_at: string
  is_stored: boolean
}

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
  readonly #rows: Rows
  readonly #files: FileStore
  readonly #objects: Objects
  readonly #request = new AsyncLocalStorage<Begun>()
  readonly #finishing = new Map<string, Promise<void>>()

  constructor(parts: { rows: Rows; files: FileStore; objects: Objects }) {
    super()
    this.#rows = parts.rows
    this.#files = parts.files
    this.#objects = parts.objects
  }

  /** Handles a request about an upload, which `current` answers meanwhile. */
  handle<T>(begun: Begun, handle: () => Promise<T>): Promise<T> {
    return this.#request.run(begun, handle)
  }

  /** The upload that the request of now is about. */
  get current(): Begun {
    const begun = this.#request.getStore()
    if (!begun) throw ERRORS.FILE_NOT_FOUND
    return begun
  }

  /** What was allowed to an upload. Throws what a client is told if there is none. */
  async begun(version: string): Promise<Begun> {
    const row = await this.#row(version)
    if (!row) throw refusals.noUpload()
    return begunOf(row)
  }

  override async create(upload: Upload): Promise<Upload> {
    const { version, place, owner, role, replaces, most, described } = this.current
    await this.#objects.noteLoose(version)
    await this.#rows.askAsOwner({
      text: `insert into storage_guard.resumable_uploads (version, bucket_id, name, owner, role, replaces, size, most, described)
        values ($1, $2, $3, $4, $5, $6::boolean, $7::bigint, $8::bigint, $9::jsonb)`,
      values: [
        ...[version, place.bucket, place.key, owner ?? null, role ?? null, String(replaces)],
        ...[upload.size === undefined ? null : String(upload.size), String(most), JSON.stringify(described)],
      ],
    })
    await this.#files.begin(version)
    upload.creation_date = new Date().toISOString()
    return upload
  }

  override async declareUploadLength(version: string, bytes: number): Promise<void> {
    await this.#rows.askAsOwner({
      text: "update storage_guard.resumable_uploads set size = $2::bigint where version = $1",
      values: [version, String(bytes)],
    })
  }

  override async write(content: Readable, version: string, offset: number): Promise<number> {
    await this.#files.addPart(version, content, offset)
    return (await this.#files.comeSoFar(version)) ?? offset
  }

  override async getUpload(version: string): Promise<Upload> {
    const row = await this.#row(version)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const come = row.is_stored ? row.size : await this.#files.comeSoFar(version)
    if (come === undefined || come === null) throw ERRORS.FILE_NO_LONGER_EXISTS
    return new Upload({
      id: version,
      offset: come,
      creation_date: row.made_at,
      ...(row.size !== null && { size: row.size }),
    })
  }

  override async remove(version: string): Promise<void> {
    const row = await this.#row(version)
    if (!row) throw ERRORS.FILE_NOT_FOUND
    if (row.is_stored) throw ERRORS.INVALID_TERMINATION
    await this.#rows.askAsOwner({
      text: "delete from storage_guard.resumable_uploads where version = $1",
      values: [version],
    })
    await this.#objects.removeFiles([version])
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
    const row = await this.#row(version)
    if (!row || row.is_stored || row.size !== (await this.#files.comeSoFar(version))) return
    const { owner, place, described, replaces } = begunOf(row)
    try {
      const file = await this.#files.finish(version)
      await this.#objects.giveRow(owner, place, { described, file, version }, replaces)
    } catch (error) {
      if (error instanceof StorageError && error.statusCode < 500) await this.#objects.removeFiles([version])
      throw error
    }
    await this.#objects.removeLoose().catch(() => undefined)
  }

  async #row(version: string) {
    const [row] = await this.#rows.askAsOwner<UploadRow>({
      text: "select to_json(upload)::text from storage_guard.resumable_uploads as upload where version = $1",
      values: [version],
    })
    return row
  }
}

function begunOf({ bucket_id, name, owner, role, ...rest }: UploadRow): Begun {
  const { version, replaces, most, described } = rest
  const place = { bucket: bucket_id, key: name }
  return { version, place, owner: owner ?? undefined, role: role ?? undefined, replaces, most, described }
}
