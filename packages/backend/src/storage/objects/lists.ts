import { z } from "zod"
import type { Act, Rows } from "./rows.ts"
import { isoSql } from "./sql-parts.ts"
import { refusals } from "../storage-error.ts"

// Matches names with a prefix, in a form that can use the index even under row-level policies.
const prefixCondition = `name collate "C" >= $2 and name collate "C" <= $2 || chr(1114111)`

const column = z.enum(["name", "updated_at", "created_at", "last_accessed_at"])
const order = z.enum(["asc", "desc"])

export const listSchema = z.object({
  prefix: z.string(),
  limit: z.optional(z.number().int().min(1)),
  offset: z.optional(z.number().int().min(0)),
  sortBy: z.nullish(z.object({ column: z.optional(column), order: z.optional(order) })),
  search: z.nullish(z.string()),
})

export const pagedListSchema = z.object({
  prefix: z.nullish(z.string()),
  limit: z.optional(z.number().int().min(1)),
  cursor: z.nullish(z.string()),
  with_delimiter: z.optional(z.boolean()),
  sortBy: z.nullish(
    z.object({ column: z.optional(z.enum(["name", "updated_at", "created_at"])), order: z.optional(order) }),
  ),
})

const cursorSchema = z.object({ after: z.string(), name: z.string(), column: z.string(), order })

const mostListed = 1_500
const mostPaged = 1_000

const shownColumns = `'id', id, 'updated_at', ${isoSql("updated_at")}, 'created_at', ${isoSql("created_at")},
  'last_accessed_at', ${isoSql("last_accessed_at")}, 'metadata', metadata`

/** The contents of a folder: files, and folders without dates. Names are relative to the folder. */
export async function list(
  rows: Rows,
  act: Act,
  bucket: string,
  asked: z.infer<typeof listSchema>,
): Promise<unknown[]> {
  const { prefix, limit = 100, offset = 0, search } = asked
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`
  const by = asked.sortBy?.column ?? "name"
  const direction = asked.sortBy?.order ?? "asc"
  const sorted =
    by === "name"
      ? `lower(part) collate "C" ${direction}, part collate "C" ${direction}`
      : `is_folder desc, case when not is_folder then ${by} end ${direction}, part collate "C"`
  return rows.ask(act, {
    text: `
      with inside as (
        select o.*, substr(name, length($2) + 1) as rest from storage.objects o
        where bucket_id = $1 and starts_with(name, $2) and ${prefixCondition}
      ), parts as (
        select distinct on (part) part, position('/' in rest) > 0 as is_folder, id, updated_at, created_at, last_accessed_at, metadata
        from (select *, split_part(rest, '/', 1) as part from inside) as named
        where starts_with(lower(part), lower($3))
        order by part, is_folder desc
      )
      select (case when is_folder
        then json_build_object('name', part, 'id', null, 'updated_at', null, 'created_at', null, 'last_accessed_at', null, 'metadata', null)
        else json_build_object('name', part, ${shownColumns}) end)::text
      from parts order by ${sorted} limit $4::int offset $5::int`,
    values: [bucket, folder, search ?? "", String(Math.min(limit, mostListed)), String(offset)],
  })
}

interface Entry {
  folder: boolean
  name: string
  at: string
  object: Record<string, unknown>
}

/** A page of the names with a prefix, folders and files together. The cursor keeps the order requested for the first page. */
export async function pagedList(
  rows: Rows,
  act: Act,
  bucket: string,
  asked: z.infer<typeof pagedListSchema>,
) {
  const cursor = readCursor(asked.cursor)
  const by = cursor?.column ?? asked.sortBy?.column ?? "name"
  const direction = cursor?.order ?? asked.sortBy?.order ?? "asc"
  const limit = Math.min(asked.limit ?? mostPaged, mostPaged)
  const prefix = asked.prefix ?? ""
  const key =
    by === "name" ? "''" : `coalesce(to_char(${by} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`
  const compared = direction === "asc" ? ">" : "<"
  const entries = await rows.ask<Entry>(act, {
    text: `
      with inside as (
        select o.*, position('/' in substr(name, length($2) + 1)) as slash from storage.objects o
        where bucket_id = $1 and starts_with(name, $2) and ${prefixCondition}
      ), entries as (
        select false as folder, name, ${key} as at, json_build_object('key', name, 'name', name, ${shownColumns})::jsonb as object
        from inside where slash = 0 or $3 = 'f'
        union all
        select distinct true, left(name, length($2) + slash), '', null::jsonb from inside where slash > 0 and $3 = 't'
      )
      select json_build_object('folder', folder, 'name', name, 'at', at, 'object', object)::text from entries
      where $4 = 'f' or (at collate "C", name collate "C") ${compared} ($5::text collate "C", $6::text collate "C")
      order by at collate "C" ${direction}, name collate "C" ${direction} limit $7::int`,
    values: [
      bucket,
      prefix,
      asked.with_delimiter ? "t" : "f",
      cursor ? "t" : "f",
      cursor?.after ?? "",
      cursor?.name ?? "",
      String(limit + 1),
    ],
  })
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  const hasNext = entries.length > limit && last !== undefined
  return {
    hasNext,
    ...(hasNext && {
      nextCursor: writeCursor({ after: last.at, name: last.name, column: by, order: direction }),
    }),
    folders: page.filter(({ folder }) => folder).map(({ name }) => ({ name, key: name.replace(/\/$/, "") })),
    objects: page.filter(({ folder }) => !folder).map(({ object }) => object),
  }
}

function writeCursor(cursor: z.infer<typeof cursorSchema>) {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url")
}

function readCursor(text: string | null | undefined) {
  if (text === null || text === undefined || text === "") return undefined
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")))
    return { ...cursor, column: column.parse(cursor.column) }
  } catch {
    throw refusals.request("The cursor can't be read")
  }
}
