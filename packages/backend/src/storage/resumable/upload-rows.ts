import type { FileDescription, ObjectPlace } from "../objects/objects.ts"
import type { Rows } from "../objects/rows.ts"
import { refusals } from "../storage-error.ts"

/** A resumable upload, with the permissions it had when it started. */
export interface ResumableUpload {
  /** The name of the upload's file. */
  version: string
  place: ObjectPlace
  /** The caller who started the upload or signed its address, and their role. */
  owner: string | undefined
  role: string | undefined
  replaces: boolean
  /** The maximum size in bytes. */
  most: number
  described: FileDescription
}

/** The limits on one sender's unfinished uploads. */
export interface UnfinishedBounds {
  uploads: number
  /** The total announced size of the uploads, in bytes. */
  bytes: number
}

/** An upload as stored in the database. */
export interface UploadRow {
  upload: ResumableUpload
  /** The size in bytes; null until the client announces it. */
  size: number | null
  madeAt: string
  isStored: boolean
}

interface StoredRow {
  version: string
  bucket_id: string
  name: string
  owner: string | null
  role: string | null
  replaces: boolean
  size: number | null
  most: number
  described: FileDescription
  made_at: string
  is_stored: boolean
}

/** The rows for resumable uploads. */
export class UploadRows {
  readonly #rows: Rows
  readonly #bounds: UnfinishedBounds

  constructor(rows: Rows, bounds: UnfinishedBounds) {
    this.#rows = rows
    this.#bounds = bounds
  }

  /**
   * Adds an upload. `size` is in bytes, or undefined if the client announces it later. Returns the versions of the uploads that the new one replaces:
   * those by the same sender for the same key. Throws TooManyUploads.
   */
  async begin(
    { version, place, owner, role, replaces, most, described }: ResumableUpload,
    size: number | undefined,
  ) {
    const row = {
      ...{ version, bucket_id: place.bucket, name: place.key, owner, role, replaces, size, most, described },
      made_at: new Date().toISOString(),
      is_stored: false,
    }
    // Uploads made with the operator's key, or to addresses signed with it, aren't limited here.
    const isBounded = owner !== undefined || role === "anon"
    const bounds = isBounded ? [String(this.#bounds.uploads), String(this.#bounds.bytes)] : [null, null]
    const [ended] = await this.#rows.askAsOwner<string[] | null>({
      text: `select to_json(storage_guard.begin_upload(
        jsonb_populate_record(null::storage_guard.resumable_uploads, $1::jsonb), $2::int, $3::bigint))::text`,
      values: [JSON.stringify(row), ...bounds],
    })
    if (!ended) throw refusals.tooManyUploads()
    return ended
  }

  async get(version: string): Promise<UploadRow | undefined> {
    const [row] = await this.#rows.askAsOwner<StoredRow>({
      text: "select to_json(upload)::text from storage_guard.resumable_uploads as upload where version = $1",
      values: [version],
    })
    return row && uploadOf(row)
  }

  /** Sets the size of an upload. */
  async announce(version: string, bytes: number): Promise<void> {
    await this.#rows.askAsOwner({
      text: "update storage_guard.resumable_uploads set size = $2::bigint where version = $1",
      values: [version, String(bytes)],
    })
  }

  /** Ends an upload unless it is already stored; its file can be removed afterwards. */
  async end(version: string): Promise<void> {
    await this.#rows.askAsOwner({
      text: "select 'null' from storage_guard.end_upload($1)",
      values: [version],
    })
  }
}

function uploadOf({ bucket_id, name, owner, role, size, made_at, is_stored, ...rest }: StoredRow): UploadRow {
  const place = { bucket: bucket_id, key: name }
  const { version, replaces, most, described } = rest
  const sender = { owner: owner ?? undefined, role: role ?? undefined }
  return {
    upload: { version, place, ...sender, replaces, most, described },
    size,
    madeAt: made_at,
    isStored: is_stored,
  }
}
