import { finished } from "node:stream/promises"
import { EVENTS, Server } from "@tus/server"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { codeOf } from "#server/setup/keys/kept-file.ts"
import { asRefusal, refusals, StorageError } from "../storage-error.ts"
import type { UnfinishedUploads } from "./unfinished.ts"
import type { ResumableUpload } from "./upload-rows.ts"

export interface TusParts {
  uploads: UnfinishedUploads
  /** The maximum size of a file, in bytes. */
  mostBytes: number
  warn: (error: unknown, message: string) => void
}

/** A tus server for the uploads at a public address, which ends with the path of the upload routes. */
export function tusServer({ uploads, mostBytes, warn }: TusParts, address: string): Server {
  const tus = new Server({
    path: new URL(address).pathname,
    datastore: uploads,
    namingFunction: () => uploads.current.version,
    generateUrl: () => `${address}/${idOf(uploads.current)}`,
    // Always use the upload that was checked, never the id that the library reads from the address.
    getFileIdFromRequest: () => uploads.current.version,
    // Until an upload exists, the limit for any file applies.
    maxSize: (_request, id) => (id === null ? mostBytes : uploads.current.most),
    onUploadFinish: async (_request, { id }) => {
      await uploads.finish(id)
      return {}
    },
    onResponseError: (_request, error) => {
      if ("status_code" in error) return undefined
      const refusal = answerTo(error)
      if (refusal.status_code === 500) warn(error, "part of an upload was not stored")
      return refusal
    },
  })
  tus.on(EVENTS.POST_CREATE, ({ runtime }, { id }) => {
    const response = runtime?.node?.res
    // If the client didn't get the response, no one knows the upload's address, so the upload is ended.
    if (response)
      finished(response).catch(() =>
        uploads.end(id).catch((error: unknown) => warn(error, "an upload without a client was not deleted")),
      )
  })
  return tus
}

/** Passes a request to a tus server, which responds to it. */
export async function answer(tus: Server, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack()
  await tus.handle(request.raw, reply.raw).catch((error: unknown) => {
    request.log.error({ err: error }, "a request about an upload failed")
    reply.raw.destroy()
  })
}

/** Refuses a request in plain text, as the tus server does. */
export function sendText(
  error: FastifyError | StorageError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The rest of a refused part is never read, so the connection is closed.
  if (!request.raw.complete) reply.header("connection", "close")
  const { statusCode = 500, message } = error
  // Early errors, such as an invalid content type, occur before a route is reached.
  const isEarly = !(error instanceof StorageError) && statusCode < 500
  const { status_code, body } = isEarly ? { status_code: statusCode, body: `${message}\n` } : answerTo(error)
  if (status_code === 500) request.log.error({ err: error }, "request failed")
  return reply.code(status_code).header("tus-resumable", "1.0.0").type("text/plain").send(body)
}

/** The last part of an upload's address: the object's place, then the version. */
const idOf = ({ place, version }: ResumableUpload) =>
  Buffer.from(`${place.bucket}/${place.key}/${version}`).toString("base64url")

function answerTo(thrown: unknown): { status_code: number; body: string } {
  // If the disk is full or the upload has ended, the library may pass on the system's own error before the store refuses the part, so that error is
  // converted here.
  const error = codeOf(thrown) === "ENOENT" ? refusals.noUpload() : asRefusal(thrown)
  if (!(error instanceof StorageError)) return { status_code: 500, body: "Something went wrong.\n" }
  const message = error.code === "EntityTooLarge" ? "Maximum size exceeded" : error.message
  return { status_code: error.statusCode, body: `${message}\n` }
}
