import type { FileDescription, ObjectPlace } from "../objects/objects.ts"
import type { Rows } from "../objects/rows.ts"
import { refusals } from "../storage-error.ts"

/** An upload in parts: what was allowed when it began. */
export interface ResumableUpload {
  /** The name of its file. */
  version: string
  place: ObjectPlace
  /** Who began it, and in which role; with a signed address, who signed it. */
  owner: string | undefined
  role: string | undefined
  replaces: boolean
  /** How many bytes it may have. */
  most: number
  described: FileDescription
}

/** What uploads of one sender may not go beyond while they are unfinished. */
export interface UnfinishedBounds {
  uploads: number
  /** Of all of them together, by what was announced. */
  bytes: number
}

/** An upload as it stands in the database. */
export interface UploadRow {
  upload: ResumableUpload
  /** In bytes; null until it is announced. */
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

/** The rows of uploads in parts. */
export class UploadRows {
  readonly #rows: Rows
  readonly #bounds: UnfinishedBounds

  constructor(rows: Rows, bounds: UnfinishedBounds) {
    this.#rows = rows
    this.#bounds = bounds
  }

  /**
   * Adds an upload of so many bytes, undefined if that is announced later. Answers the versions of those that end for it: the same
   * sender's of the same key. Throws TooManyUploads.
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
    // What the operator's own key begins, or signs an address for, is the operator's to bound.
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

  /** Announces how many bytes an upload has. */
  async announce(version: string, bytes: number): Promise<void> {
    await this.#rows.askAsOwner({
      text: "update storage_guard.resumable_uploads set size = $2::bigint where version = $1",
      values: [version, String(bytes)],
    })
  }

  /** Ends an upload unless it is stored. Its file can be removed then. */
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
