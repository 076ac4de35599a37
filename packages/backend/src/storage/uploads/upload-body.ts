import type { IncomingMessage } from "node:http"
import { readForm } from "./form.ts"
import { fromClient } from "./from-client.ts"
import { isCacheControl } from "../objects/names.ts"
import type { FileDescription, Upload } from "../objects/objects.ts"
import { refusals } from "../storage-error.ts"
import { readMetadata } from "./user-metadata.ts"

const usualType = "text/plain;charset=UTF-8"

/** Reads an upload: a form with one file, or just the content. The content isn't read until it is stored. */
export async function uploadOf(request: IncomingMessage): Promise<Upload> {
  const type = request.headers["content-type"] ?? usualType
  return /^multipart\/form-data/i.test(type) ? fromForm(request, type) : fromBody(request, type)
}

function fromBody(request: IncomingMessage, mimetype: string): Upload {
  const { "content-length": length, "cache-control": caching, "x-metadata": metadata } = request.headers
  const json = typeof metadata === "string" ? Buffer.from(metadata, "base64").toString("utf8") : undefined
  const content = fromClient(request)
  return {
    ...describeFile(mimetype, caching === "" ? undefined : caching, json),
    open: () => content,
    length: length === undefined ? undefined : Number(length),
  }
}

async function fromForm(request: IncomingMessage, type: string): Promise<Upload> {
  const { fields, mimetype, content } = await readForm(request, type)
  const seconds = fields.get("cacheControl")
  const caching = seconds === undefined ? undefined : `max-age=${seconds}`
  return {
    ...describeFile(mimetype, caching, fields.get("metadata")),
    open: () => content,
    length: undefined,
  }
}

/** A file's metadata; throws InvalidRequest if it can't be stored. */
export function describeFile(
  mimetype: string,
  cacheControl = "no-cache",
  metadata?: string,
): FileDescription {
  if (!isCacheControl(cacheControl)) throw refusals.request("The Cache-Control value can't be read")
  return { mimetype, cacheControl, userMetadata: readMetadata(metadata) }
}
