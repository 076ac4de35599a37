import type { FastifyReply, FastifyRequest } from "fastify"
import type { Objects } from "./objects/objects.ts"
import type { ObjectRow } from "./objects/sql-parts.ts"
import { refusals } from "./storage-error.ts"

interface ServeOptions {
  /** The time when the signed address expires, in Unix seconds. */
  expiresAt?: number
}

// Types whose contents a browser would run.
const active = /^(?:image\/svg|text\/xml|application\/(?:xml|xhtml|javascript))|\+xml/

/** Sends an object's file: all of it, the requested range, or 304 if the client already has it. */
export async function serve(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  objects: Objects,
  row: ObjectRow,
  { expiresAt }: ServeOptions = {},
) {
  const { metadata } = row
  if (metadata === null) throw refusals.noFile()
  const { eTag, size, mimetype, cacheControl, lastModified } = metadata
  reply.headers({
    "content-type": mimetype.startsWith("text/html") ? "text/plain" : mimetype,
    etag: eTag,
    "last-modified": new Date(lastModified).toUTCString(),
    "accept-ranges": "bytes",
    "x-robots-tag": "none",
    "cache-control": cacheControl,
    ...(expiresAt !== undefined && { expires: new Date(expiresAt * 1_000).toUTCString() }),
    ...disposition(request, mimetype),
  })
  if (isKnown(request, eTag, lastModified)) return reply.code(304).send()
  const range = rangeOf(request.headers.range, size)
  if (range === "none") {
    reply.header("content-range", `bytes */${size}`)
    throw refusals.range()
  }
  const length = range ? range.end - range.start + 1 : size
  reply.header("content-length", length)
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`)
  if (request.method === "HEAD") return reply.send()
  return reply.send(await objects.content(row, range))
}

/** Whether the client has this version cached. */
export function isKnown({ headers }: FastifyRequest, eTag: string, lastModified: string): boolean {
  const tags = headers["if-none-match"]
  if (tags !== undefined)
    return tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === eTag)
  const since = headers["if-modified-since"]
  return since !== undefined && Math.floor(Date.parse(lastModified) / 1_000) * 1_000 <= Date.parse(since)
}

/** A single range of bytes; "none" if it is outside the file; undefined for the whole file, which is also sent if several ranges are requested. */
function rangeOf(header: string | undefined, size: number) {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? []
  if (first === "" && last === "") return undefined
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size || start > end ? "none" : { start, end }
}

/**
 * Makes a browser save the file instead of showing it: under the given name if `?download` asks for that, and always if the browser would run the
 * file.
 */
function disposition({ query }: FastifyRequest, mimetype: string) {
  const download: unknown =
    typeof query === "object" && query !== null && "download" in query ? query.download : undefined
  if (typeof download !== "string")
    return active.test(mimetype) ? { "content-disposition": "attachment" } : {}
  const name = encodeURIComponent(download)
  const named = name === "" ? "attachment;" : `attachment; filename=${name}; filename*=UTF-8''${name}`
  return { "content-disposition": named }
}
