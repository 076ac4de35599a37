import { randomUUID } from "node:crypto"
import type { Readable } from "node:stream"
import { type Buckets, uuidOrNull } from "./buckets.ts"
import type { FileStore, StoredFile } from "../files/file-store.ts"
import type { LooseFiles } from "../files/loose-files.ts"
import { checkKey, checkMime, isPlaceholder } from "./names.ts"
import type { Act, Rows } from "./rows.ts"
import { type ObjectRow, objectSql } from "./sql-parts.ts"
import { refusals, StorageError } from "../storage-error.ts"

/** The metadata stored with a file. */
export interface FileDescription {
  mimetype: string
  /** The file's Cache-Control header, such as max-age=3600. */
  cacheControl: string
  userMetadata: Record<string, unknown>
}

/** A file to store. */
export interface Upload extends FileDescription {
  /** Opens the content; called once, after the checks. */
  open: () => Readable | Promise<Readable>
  /** The number of bytes, if known before reading. */
  length: number | undefined
}

export interface ObjectPlace {
  bucket: string
  key: string
}

interface WrittenFile {
  version: string
  described: FileDescription
  file: StoredFile
}

/** Reads and changes objects, as far as the policies allow the caller to. An object is a row and its file. */
export class Objects {
  readonly #rows: Rows
  readonly #buckets: Buckets
  readonly #files: FileStore
  readonly #mostBytes: number
  readonly #loose: LooseFiles

  constructor(parts: {
    rows: Rows
    buckets: Buckets
    files: FileStore
    loose: LooseFiles
    mostBytes: number
  }) {
    this.#rows = parts.rows
    this.#buckets = parts.buckets
    this.#files = parts.files
    this.#loose = parts.loose
    this.#mostBytes = parts.mostBytes
  }

  /** Stores a file if the bucket and the policies allow it. Without `replaces`, a key that is taken is refused. */
  async upload(
    act: Act,
    place: ObjectPlace,
    upload: Upload,
    replaces: boolean,
  ): Promise<{ Id: string; Key: string }> {
    const most = await this.longest(place, upload)
    await this.mayUpload(act, place, replaces, upload)
    return this.#store(act.caller.userId, place, { upload, most, replaces })
  }

  /** Stores a file sent to a signed address. The policies were checked when the address was signed. */
  async uploadPermitted(
    owner: string | undefined,
    place: ObjectPlace,
    upload: Upload,
    replaces: boolean,
  ): Promise<{ Id: string; Key: string }> {
    const most = await this.longest(place, upload)
    return this.#store(owner, place, { upload, most, replaces })
  }

  /** Checks the policies; throws AccessDenied or KeyAlreadyExists. */
  async mayUpload(
    act: Act,
    { bucket, key }: ObjectPlace,
    replaces: boolean,
    upload?: Pick<Upload, "mimetype" | "length">,
  ): Promise<void> {
    const metadata = { mimetype: upload?.mimetype, contentLength: upload?.length }
    const conflict = replaces
      ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
          owner = excluded.owner, owner_id = excluded.owner_id`
      : ""
    await this.#rows.probe(act, {
      text: `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
        values ($1, $2, $3::uuid, $4, '1', $5::jsonb) ${conflict}`,
      values: [
        bucket,
        key,
        uuidOrNull(act.caller.userId),
        act.caller.userId ?? null,
        JSON.stringify(metadata),
      ],
    })
  }

  /** The maximum size in bytes. Throws if the bucket refuses the file's type or its known length. */
  async longest(
    { bucket: id, key }: ObjectPlace,
    { mimetype, length }: Pick<Upload, "mimetype" | "length">,
  ): Promise<number> {
    const bucket = await this.#buckets.known(id)
    if (isPlaceholder(key)) return 0
    checkMime(mimetype, bucket.allowed_mime_types)
    const most = Math.min(bucket.file_size_limit ?? this.#mostBytes, this.#mostBytes)
    if (length !== undefined && length > most) throw refusals.tooLarge()
    checkKey(key)
    return most
  }

  async #store(
    owner: string | undefined,
    place: ObjectPlace,
    { upload, most, replaces }: { upload: Upload; most: number; replaces: boolean },
  ): Promise<{ Id: string; Key: string }> {
    const content = await upload.open()
    // Don't write a file for a client that has already left.
    if (content.errored) throw content.errored
    const version = randomUUID()
    try {
      await this.#loose.note(version)
      const file = await this.#files.write(version, content, most)
      const id = await this.giveRow(owner, place, { described: upload, file, version }, replaces)
      // Removes the previous version's file; a failure is retried later.
      await this.#loose.removeAll().catch(() => undefined)
      return { Id: id, Key: `${place.bucket}/${place.key}` }
    } catch (error) {
      content.destroy()
      await this.#loose.abandon(version)
      throw error
    }
  }

  /** The row of an object, if the caller may see it. */
  async row(act: Act, { bucket, key }: ObjectPlace): Promise<ObjectRow> {
    const [row] = await this.#rows.ask<ObjectRow>(act, {
      text: `select ${objectSql} from storage.objects where bucket_id = $1 and name = $2`,
      values: [bucket, key],
    })
    if (!row) throw refusals.noObject()
    return row
  }

  /** The row of an object, bypassing the policies; for a public bucket or a signed address. */
  async rowForAll({ bucket, key }: ObjectPlace): Promise<ObjectRow> {
    const [row] = await this.#rows.askAsOwner<ObjectRow>({
      text: `select ${objectSql} from storage.objects where bucket_id = $1 and name = $2`,
      values: [bucket, key],
    })
    if (!row) throw refusals.noObject()
    return row
  }

  /** The row of an object in a public bucket, for anyone. Throws NoSuchBucket if the bucket isn't public. */
  async publicRow(place: ObjectPlace): Promise<ObjectRow> {
    const bucket = await this.#buckets.known(place.bucket)
    if (!bucket.public) throw refusals.noBucket()
    return this.rowForAll(place)
  }

  /** Which of these keys the caller may see. */
  async visible(act: Act, bucket: string, keys: string[]): Promise<Set<string>> {
    const names = await this.#rows.ask<string>(act, {
      text: `select to_json(name)::text from storage.objects
        where bucket_id = $1 and name in (select json_array_elements_text($2::json))`,
      values: [bucket, JSON.stringify(keys)],
    })
    return new Set(names)
  }

  /** Removes the objects that the caller may see and remove; returns their rows. */
  async remove(act: Act, bucket: string, keys: string[]): Promise<ObjectRow[]> {
    const removed = await this.#rows.ask<ObjectRow>(act, {
      text: `delete from storage.objects where bucket_id = $1 and name in (select json_array_elements_text($2::json))
        returning ${objectSql}`,
      values: [bucket, JSON.stringify(keys)],
    })
    // Files that can't be removed now are removed later, because they are recorded.
    await this.#loose
      .remove(removed.flatMap(({ version }) => (version === null ? [] : [version])))
      .catch(() => undefined)
    return removed
  }

  async move(act: Act, from: ObjectPlace, to: ObjectPlace): Promise<void> {
    checkKey(to.key)
    await this.#buckets.known(to.bucket)
    await this.row(act, from)
    const moved = await this.#rows
      .ask(act, {
        text: `update storage.objects set bucket_id = $3, name = $4, owner_id = coalesce(owner_id, $5)
          where bucket_id = $1 and name = $2 returning '1'`,
        values: [from.bucket, from.key, to.bucket, to.key, act.caller.userId ?? null],
      })
      .catch((error: unknown) => {
        const isTaken = error instanceof StorageError && error.code === "KeyAlreadyExists"
        throw isTaken ? refusals.exists("ResourceAlreadyExists") : error
      })
    if (moved.length === 0) throw refusals.noObject()
  }

  async copy(
    act: Act,
    from: ObjectPlace,
    to: ObjectPlace,
    replaces: boolean,
  ): Promise<ObjectRow & { Id: string; Key: string }> {
    checkKey(to.key)
    const row = await this.row(act, from)
    const { metadata, version, user_metadata } = row
    if (version === null || metadata === null) throw refusals.noFile()
    const upload: Upload = {
      open: () => this.#open(version),
      mimetype: metadata.mimetype,
      cacheControl: metadata.cacheControl,
      userMetadata: user_metadata ?? {},
      length: metadata.size,
    }
    const { Id, Key } = await this.upload(act, to, upload, replaces)
    return { ...(await this.rowForAll(to)), Id, Key }
  }

  /** The content of an object, or only the bytes from `start` to `end` (inclusive). */
  async content({ version }: ObjectRow, range?: { start: number; end: number }): Promise<Readable> {
    if (version === null) throw refusals.noFile()
    return this.#open(version, range)
  }

  async #open(version: string, range?: { start: number; end: number }) {
    return this.#files.read(version, range).catch(() => {
      throw refusals.noFile()
    })
  }

  /**
   * Inserts a file's row and deletes its record as a loose file, in one transaction. Returns the row's id. Throws KeyAlreadyExists, or NoSuchUpload
   * if the file is gone.
   */
  async giveRow(
    owner: string | undefined,
    { bucket, key }: ObjectPlace,
    { described, file, version }: WrittenFile,
    replaces: boolean,
  ): Promise<string> {
    const metadata = {
      eTag: `"${file.md5}"`,
      size: file.bytes,
      mimetype: described.mimetype,
      cacheControl: described.cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: file.bytes,
      httpStatusCode: 200,
    }
    const conflict = replaces
      ? `on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
          user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id`
      : ""
    const [id] = await this.#rows.askAsOwner<string>({
      text: `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        select $1, $2, $3::uuid, $4, version, $6::jsonb, $7::jsonb from storage_guard.loose_files
        where version = $5 and being_written for update ${conflict} returning to_json(id)::text`,
      values: [
        bucket,
        key,
        uuidOrNull(owner),
        owner ?? null,
        version,
        JSON.stringify(metadata),
        JSON.stringify(described.userMetadata),
      ],
    })
    if (id === undefined) throw refusals.noUpload()
    return id
  }
}
