import { Busboy } from "@fastify/busboy"
import type { IncomingMessage } from "node:http"
import { PassThrough } from "node:stream"
import { isCacheControl } from "./names.ts"
import type { Upload } from "./objects.ts"
import { refusals } from "./storage-error.ts"

const usualType = "text/plain;charset=UTF-8"
const longestField = 100_000

/** Reads an upload: a form with one file, or the bare content. The content is read when it is stored. */
export async function uploadOf(request: IncomingMessage): Promise<Upload> {
  const type = request.headers["content-type"] ?? usualType
  return /^multipart\/form-data/i.test(type) ? fromForm(request, type) : bare(request, type)
}

function bare(request: IncomingMessage, mimetype: string): Upload {
  const length = request.headers["content-length"]
  const kept = request.headers["cache-control"]
  const cacheControl = kept === undefined || kept === "" ? "no-cache" : kept
  if (!isCacheControl(cacheControl)) throw refusals.request("The cache control can't be read")
  const metadata = request.headers["x-metadata"]
  return {
    open: () => request,
    mimetype,
    cacheControl,
    userMetadata:
      typeof metadata === "string" ? readObject(Buffer.from(metadata, "base64").toString("utf8")) : {},
    length: length === undefined ? undefined : Number(length),
  }
}

/** The fields come before the file; what comes after it is not waited for. */
function fromForm(request: IncomingMessage, type: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const form = new Busboy({
      headers: { ...request.headers, "content-type": type },
      limits: { files: 1, fields: 10, fieldSize: longestField, parts: 12 },
    })
    const fields = new Map<string, string>()
    form.on("field", (name, value) => fields.set(name, value))
    form.on("file", (_name, file, _filename, _encoding, mimetype) => {
      const content = new PassThrough()
      file.on("error", (error: Error) => content.destroy(error))
      file.pipe(content)
      // A connection that is cut in the middle must not look like the end of the file.
      request.on("error", (error) => content.destroy(error))
      request.on("aborted", () => content.destroy(new Error("The upload was cut off.")))
      const seconds = fields.get("cacheControl")
      const cacheControl = seconds === undefined ? "no-cache" : `max-age=${seconds}`
      if (!isCacheControl(cacheControl)) {
        file.resume()
        return reject(refusals.request("The cache control can't be read"))
      }
      resolve({
        open: () => content,
        mimetype,
        cacheControl,
        userMetadata: readObject(fields.get("metadata")),
        length: undefined,
      })
    })
    form.on("finish", () => reject(refusals.request("The form has no file")))
    form.on("error", () => reject(refusals.request("The form can't be read")))
    request.on("error", reject)
    request.pipe(form)
  })
}

/** Metadata that can't be read is left out. */
export function readObject(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}")
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
