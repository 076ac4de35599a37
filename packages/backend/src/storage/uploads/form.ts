import { Busboy } from "@fastify/busboy"
import type { IncomingMessage } from "node:http"
import type { Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { fromClient } from "./from-client.ts"
import { refusals } from "../storage-error.ts"

/** A form with one file. */
export interface Form {
  /** The fields before the file; fields after it are ignored. */
  fields: Map<string, string>
  mimetype: string
  content: Readable
}

const limits = { files: 1, fields: 10, fieldSize: 100_000, parts: 12 }

/** Reads a form up to its file. Throws InvalidRequest if it has no file or can't be read. */
export function readForm(request: IncomingMessage, type: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const parser = parserOf(request, type)
    const fields = new Map<string, string>()
    parser.on("field", (name, value, _nameIsCut, isCut) => {
      if (isCut) reject(refusals.request(`The field ${name} is too long`))
      fields.set(name, value)
    })
    parser.on("file", (_name, file, _filename, _encoding, mimetype) =>
      resolve({ fields, mimetype, content: fromClient(file, parser, request) }),
    )
    finished(parser).then(
      () => reject(refusals.request("The form has no file")),
      () => reject(refusals.request("The form can't be read")),
    )
    finished(request).catch(() => reject(refusals.cutOff()))
    request.pipe(parser)
  })
}

function parserOf({ headers }: IncomingMessage, type: string) {
  try {
    return new Busboy({ headers: { ...headers, "content-type": type }, limits })
  } catch {
    throw refusals.request("The form has no boundary that separates its parts")
  }
}
