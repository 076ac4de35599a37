import { randomUUID } from "node:crypto"
import type { Readable } from "node:stream"
import { type Buckets, uuidOrNull } from "./buckets.ts"
import type { FileStore, StoredFile } from "../files/file-store.ts"
import type { LooseFiles } from "../files/loose-files.ts"
import { checkKey, checkMime, isPlaceholder } from "./names.ts"
import type { Act, Rows } from "./rows.ts"
import { type ObjectRow, objectSql } from "./sql-parts.ts"
import { refusals, StorageError } from "../storage-error.ts"

/** What is said of a file, and kept with it. */
export interface FileDescription {
  mimetype: string
  /** As it is sent again with the file, such as max-age=3600. */
  cacheControl: string
  userMetadata: Record<string, unknown>
}

/** What comes with a file. */
export interface Upload extends FileDescription {
  /** Called once, when the file may be stored. */
  open: () => Readable | Promise<Readable>
  /** As far as it is known before the file was read. */
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

/** Objects: rows under the caller's policies, each with its file. */
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

  /** The same for somebody with a signed address: the policies were asked when it was signed. */
  async uploadPermitted(
    owner: string | undefined,
    place: ObjectPlace,
    upload: Upload,
    replaces: boolean,
  ): Promise<{ Id: string; Key: string }> {
    const most = await this.longest(place, upload)
    return this.#store(owner, place, { upload, most, replaces })
  }

  /** Asks the policies; throws AccessDenied, or KeyAlreadyExists. */
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

  /** How many bytes a file may have, by what is known of it before it is read. Throws what the bucket refuses. */
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
    // Nothing is begun for a client that has left already.
    if (content.errored) throw content.errored
    const version = randomUUID()
    try {
      await this.#loose.note(version)
      const file = await this.#files.write(version, content, most)
      const id = await this.giveRow(owner, place, { described: upload, file, version }, replaces)
      // The earlier version's file; what fails is tried again later.
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

  /** The same past all policies: of a public bucket, or where an address was signed. */
  async rowForAll({ bucket, key }: ObjectPlace): Promise<ObjectRow> {
    const [row] = await this.#rows.askAsOwner<ObjectRow>({
      text: `select ${objectSql} from storage.objects where bucket_id = $1 and name = $2`,
      values: [bucket, key],
    })
    if (!row) throw refusals.noObject()
    return row
  }

  /** The same for everybody, if the bucket is public. Throws NoSuchBucket otherwise. */
  async publicRow(place: ObjectPlace): Promise<ObjectRow> {
    const bucket = await this.#buckets.known(place.bucket)
    if (!bucket.public) throw refusals.noBucket()
    return this.rowForAll(place)
  }

  /** Which of some keys the caller may see. */
  async visible(act: Act, bucket: string, keys: string[]): Promise<Set<string>> {
    const names = await this.#rows.ask<string>(act, {
      text: `select to_json(name)::text from storage.objects
        where bucket_id = $1 and name in (select json_array_elements_text($2::json))`,
      values: [bucket, JSON.stringify(keys)],
    })
    return new Set(names)
  }

  /** Removes what the caller may see and remove; answers the removed rows. */
  async remove(act: Act, bucket: string, keys: string[]): Promise<ObjectRow[]> {
    const removed = await this.#rows.ask<ObjectRow>(act, {
      text: `delete from storage.objects where bucket_id = $1 and name in (select json_array_elements_text($2::json))
        returning ${objectSql}`,
      values: [bucket, JSON.stringify(keys)],
    })
    // What fails is tried again later: the files are noted.
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

  /** The content of an object, or the bytes from `start` to `end` of it. */
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
   * Gives a file its row, in one transaction with the note that it had none. Answers the row's id; throws KeyAlreadyExists, or
   * NoSuchUpload when the file may not be used any more.
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
