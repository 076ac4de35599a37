import { randomUUID } from "node:crypto"
import { finished } from "node:stream/promises"
import { EVENTS, Metadata, Server } from "@tus/server"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Described, Place } from "../objects.ts"
import { asRefusal, StorageError, refusals } from "../storage-error.ts"
import { actOf, type Storage } from "../storage-request.ts"
import { described } from "../upload-body.ts"
import type { UnfinishedUploads } from "./unfinished.ts"
import type { Begun } from "./upload-rows.ts"

interface OfUpload {
  Params: { "*": string }
}

interface ResumableParts {
  uploads: UnfinishedUploads
  /** The public address of the storage. */
  baseUrl: string
  warn: (error: unknown, message: string) => void
}

const path = "/upload/resumable"

/** Uploads in parts by the tus protocol. Refusals are plain text with a status of their own. */
export function resumableRoutes(app: FastifyInstance, storage: Storage, parts: ResumableParts) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, _payload, done) => done(null))
  app.setErrorHandler(sendText)
  const { objects, addresses, caller } = storage
  const { uploads, baseUrl } = parts

  for (const isSigned of [false, true]) {
    const place = isSigned ? `${path}/sign` : path
    const tus = tusServer(parts, baseUrl + place)
    app.options(place, (request, reply) => answer(tus, request, reply))
    app.options(`${place}/*`, (request, reply) => answer(tus, request, reply))
    app.post(place, async (request, reply) => {
      const begun = isSigned ? await beginSigned(request) : await begin(request)
      return uploads.handle(begun, () => answer(tus, request, reply))
    })
    app.route<OfUpload>({
      method: ["PATCH", "HEAD", "DELETE"],
      url: `${place}/*`,
      handler: async (request, reply) => {
        const begun = await uploads.begun(versionIn(request.params["*"]))
        if (isSigned) await addresses.checkUpload(signatureOf(request), begun.place)
        else await checkOwner(request, begun)
        // The last part may have come while nobody could be told.
        if (request.method === "HEAD") await uploads.finish(begun.version)
        return uploads.handle(begun, () => answer(tus, request, reply))
      },
    })
  }

  /** Asks the policies, as for a whole file. */
  async function begin(request: FastifyRequest): Promise<Begun> {
    const asking = await caller(request)
    const { place, described, length } = announced(request)
    const replaces = request.headers["x-upsert"] === "true"
    const upload = { mimetype: described.mimetype, length }
    const most = await objects.longest(place, upload)
    await objects.mayUpload(actOf(request, asking, "object.upload"), place, replaces, upload)
    const { userId: owner, role } = asking
    return { version: randomUUID(), place, owner, role, replaces, most, described }
  }

  async function beginSigned(request: FastifyRequest): Promise<Begun> {
    const { place, described, length } = announced(request)
    const { owner, replaces } = await addresses.checkUpload(signatureOf(request), place)
    const most = await objects.longest(place, { mimetype: described.mimetype, length })
    return { version: randomUUID(), place, owner, role: undefined, replaces, most, described }
  }

  /** Only who began an upload goes on with it, and only while the policies still allow it. */
  async function checkOwner(request: FastifyRequest, { owner, role, place, replaces, described }: Begun) {
    const asking = await caller(request)
    if (asking.userId !== owner || asking.role !== role) throw refusals.noUpload()
    if (request.method !== "PATCH") return
    const upload = { mimetype: described.mimetype, length: undefined }
    await objects.mayUpload(actOf(request, asking, "object.upload"), place, replaces, upload)
  }
}

function tusServer({ uploads, warn }: ResumableParts, address: string) {
  const tus = new Server({
    path,
    datastore: uploads,
    namingFunction: () => uploads.current.version,
    generateUrl: () => `${address}/${idOf(uploads.current)}`,
    // Never what the library finds in the address: it is the upload that was checked.
    getFileIdFromRequest: () => uploads.current.version,
    maxSize: () => uploads.current.most,
    onUploadFinish: async (_request, { id }) => {
      await uploads.finish(id)
      return {}
    },
    onResponseError: (_request, error) => {
      if ("status_code" in error) return undefined
      const refusal = answerTo(error)
      if (refusal.status_code === 500) warn(error, "a part of an upload was not taken")
      return refusal
    },
  })
  tus.on(EVENTS.POST_CREATE, ({ runtime }, { id }) => {
    const response = runtime?.node?.res
    // Nobody knows the address of an upload when the answer with it was not taken.
    if (response)
      finished(response).catch(() =>
        uploads
          .end(id)
          .catch((error: unknown) => warn(error, "an upload that nobody knows of was not ended")),
      )
  })
  return tus
}

async function answer(tus: Server, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  await tus.handle(request.raw, reply.raw)
}

/** The last part of an upload's address says what is uploaded, and ends with its version. */
const idOf = ({ place, version }: Begun) =>
  Buffer.from(`${place.bucket}/${place.key}/${version}`).toString("base64url")

/** Throws where an address ends with no version. */
function versionIn(id: string): string {
  const version = Buffer.from(id, "base64url").toString("utf8").split("/").at(-1) ?? ""
  if (!/^[\da-f-]{36}$/.test(version)) throw refusals.noUpload()
  return version
}

/** What an upload says of itself before its first part. */
function announced({ headers }: FastifyRequest): {
  place: Place
  described: Described
  length: number | undefined
} {
  const said = readMetadata(String(headers["upload-metadata"] ?? ""))
  const { bucketName, objectName, contentType, cacheControl, metadata } = said
  const caching = typeof cacheControl === "string" ? `max-age=${cacheControl}` : undefined
  return {
    place: { bucket: bucketName ?? "", key: objectName ?? "" },
    described: described(contentType ?? "application/octet-stream", caching, metadata ?? undefined),
    length: headers["upload-length"] === undefined ? undefined : Number(headers["upload-length"]),
  }
}

function readMetadata(header: string) {
  try {
    return Metadata.parse(header)
  } catch {
    throw refusals.request("The metadata of the upload can't be read")
  }
}

function signatureOf({ headers }: FastifyRequest) {
  const signature = headers["x-signature"]
  return typeof signature === "string" ? signature : ""
}

function answerTo(thrown: unknown): { status_code: number; body: string } {
  // The library hears of a full disk from its own end of the pipe, before the store has refused.
  const error = asRefusal(thrown)
  if (!(error instanceof StorageError)) return unexpected(error)
  const message = error.code === "EntityTooLarge" ? "Maximum size exceeded" : error.message
  return { status_code: error.statusCode, body: `${message}\n` }
}

/** 500, unless the server itself could not read the request. */
function unexpected(error: unknown): { status_code: number; body: string } {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  return typeof status === "number" && status < 500
    ? { status_code: status, body: "The request can't be read\n" }
    : { status_code: 500, body: "Something went wrong.\n" }
}

function sendText(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Nobody reads the rest of a refused part.
  if (!request.raw.complete) reply.header("connection", "close")
  const { status_code, body } = answerTo(error)
  if (status_code === 500) request.log.error({ err: error }, "request failed")
  return reply.code(status_code).header("tus-resumable", "1.0.0").type("text/plain").send(body)
}
