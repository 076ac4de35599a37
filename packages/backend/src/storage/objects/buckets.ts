import { z } from "zod"
import { bytesOf, checkBucketName } from "./names.ts"
import type { Act, Rows } from "./rows.ts"
import { isoSql } from "./sql-parts.ts"
import { refusals, StorageError } from "../storage-error.ts"

/** The columns of a bucket that the server uses. */
export interface Bucket {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

const bucketSql = `json_build_object(
  'id', id, 'name', name, 'owner', coalesce(owner_id, owner::text, ''), 'public', public, 'type', type,
  'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types,
  'created_at', ${isoSql("created_at")}, 'updated_at', ${isoSql("updated_at")})::text`

const size = z.nullish(z.union([z.number().int().min(0), z.string()]))
export const newBucketSchema = z.object({
  name: z.string(),
  id: z.optional(z.string()),
  public: z.nullish(z.boolean()),
  file_size_limit: size,
  allowed_mime_types: z.nullish(z.array(z.string()).max(100)),
})
export const changedBucketSchema = z.object({
  public: z.optional(z.boolean()),
  file_size_limit: size,
  allowed_mime_types: z.nullish(z.array(z.string()).max(100)),
})
export const bucketListSchema = z.object({
  limit: z.optional(z.coerce.number().int().min(1).max(1000)),
  offset: z.optional(z.coerce.number().int().min(0)),
  search: z.optional(z.string()),
  sortColumn: z.optional(z.enum(["id", "name", "created_at", "updated_at"])),
  sortOrder: z.optional(z.enum(["asc", "desc"])),
})

/** Reads and changes buckets, as far as the policies allow the caller to. */
export class Buckets {
  readonly #rows: Rows
  readonly #mostBytes: number

  /** No bucket may allow files larger than `mostBytes`. */
  constructor(rows: Rows, mostBytes: number) {
    this.#rows = rows
    this.#mostBytes = mostBytes
  }

  /** The bucket with this id, bypassing the policies. Throws NoSuchBucket. */
  async known(id: string): Promise<Bucket> {
    const [bucket] = await this.#rows.askAsOwner<Bucket>({
      text: `select json_build_object('id', id, 'public', public, 'file_size_limit', file_size_limit,
          'allowed_mime_types', allowed_mime_types)::text from storage.buckets where id = $1`,
      values: [id],
    })
    if (!bucket) throw refusals.noBucket()
    return bucket
  }

  async list(act: Act, asked: z.infer<typeof bucketListSchema>): Promise<unknown[]> {
    const { search, limit, offset, sortColumn = "id", sortOrder = "asc" } = asked
    return this.#rows.ask(act, {
      text: `select ${bucketSql} from storage.buckets where name ilike '%' || $1 || '%'
        order by ${sortColumn} ${sortOrder} limit $2::int offset $3::int`,
      values: [escapeLike(search ?? ""), limit === undefined ? null : String(limit), String(offset ?? 0)],
    })
  }

  async get(act: Act, id: string): Promise<unknown> {
    const [bucket] = await this.#rows.ask(act, {
      text: `select ${bucketSql} from storage.buckets where id = $1`,
      values: [id],
    })
    if (bucket === undefined) throw refusals.noBucket()
    return bucket
  }

  async create(act: Act, asked: z.infer<typeof newBucketSchema>): Promise<{ name: string }> {
    const id = asked.id ?? asked.name
    checkBucketName(id)
    checkBucketName(asked.name)
    await this.#rows
      .ask(act, {
        text: `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner_id, owner)
          values ($1, $2, $3::boolean, $4::bigint, (select array_agg(each) from json_array_elements_text($5::json) as each), $6, $7::uuid)
          returning '1'`,
        values: [
          id,
          asked.name,
          String(asked.public ?? false),
          this.#limit(asked.file_size_limit),
          JSON.stringify(asked.allowed_mime_types ?? []),
          act.caller.userId ?? null,
          uuidOrNull(act.caller.userId),
        ],
      })
      .catch((error: unknown) => {
        const isTaken = error instanceof StorageError && error.code === "KeyAlreadyExists"
        throw isTaken ? refusals.exists("BucketAlreadyExists") : error
      })
    return { name: id }
  }

  async change(act: Act, id: string, asked: z.infer<typeof changedBucketSchema>): Promise<void> {
    const changed = await this.#rows.ask(act, {
      text: `update storage.buckets set public = coalesce($2::boolean, public),
          file_size_limit = case when $4 = 't' then $3::bigint else file_size_limit end,
          allowed_mime_types = case when $6 = 't'
            then (select array_agg(each) from json_array_elements_text($5::json) as each) else allowed_mime_types end
        where id = $1 returning '1'`,
      values: [
        id,
        asked.public === undefined ? null : String(asked.public),
        this.#limit(asked.file_size_limit),
        asked.file_size_limit === undefined ? "f" : "t",
        JSON.stringify(asked.allowed_mime_types ?? []),
        asked.allowed_mime_types === undefined ? "f" : "t",
      ],
    })
    if (changed.length === 0) throw refusals.noBucket()
  }

  async remove(act: Act, id: string): Promise<void> {
    await this.get(act, id)
    const objects = await this.#rows.askAsOwner({
      text: "select '1' from storage.objects where bucket_id = $1 limit 1",
      values: [id],
    })
    if (objects.length > 0) throw refusals.notEmpty()
    const removed = await this.#rows.ask(act, {
      text: "delete from storage.buckets where id = $1 returning '1'",
      values: [id],
    })
    if (removed.length === 0) throw refusals.noBucket()
  }

  /** Removes every object; the files are removed with their rows. For the service role only. */
  async empty(act: Act, id: string): Promise<void> {
    if (act.caller.role !== "service_role") throw refusals.role()
    await this.known(id)
    await this.#rows.ask(act, {
      text: "delete from storage.objects where bucket_id = $1 returning '1'",
      values: [id],
    })
  }

  #limit(asked: number | string | null | undefined): string | null {
    if (asked === null || asked === undefined) return null
    const bytes = bytesOf(asked)
    if (bytes > this.#mostBytes) throw refusals.tooLarge()
    return String(bytes)
  }
}

const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`)

/** The text if it is a UUID, otherwise null, because the old owner column holds only UUIDs. */
export function uuidOrNull(text: string | undefined): string | null {
  return text !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null
}
