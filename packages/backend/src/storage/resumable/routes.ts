import { randomUUID } from "node:crypto"
import { Metadata } from "@tus/server"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { FileDescription, ObjectPlace } from "../objects/objects.ts"
import { refusals } from "../storage-error.ts"
import { actOf, type Storage } from "../storage-request.ts"
import { describeFile } from "../uploads/upload-body.ts"
import { answer, sendText, type TusParts, tusServer } from "./tus-server.ts"
import type { ResumableUpload } from "./upload-rows.ts"

interface OfUpload {
  Params: { "*": string }
}

interface ResumableParts extends TusParts {
  /** The public address of the storage API. */
  baseUrl: string
}

const path = "/upload/resumable"

/** Uploads in parts through the tus protocol. Refusals are plain text with their own HTTP status. */
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
      const upload = isSigned ? await beginSigned(request) : await begin(request)
      return uploads.handle(upload, () => answer(tus, request, reply))
    })
    app.route<OfUpload>({
      method: ["PATCH", "HEAD", "DELETE"],
      url: `${place}/*`,
      handler: async (request, reply) => {
        const upload = await uploads.findUpload(versionIn(request.params["*"]))
        if (isSigned) await addresses.checkUpload(signatureOf(request), upload.place)
        else await checkOwner(request, upload)
        // The connection may have broken after the last part arrived.
        if (request.method === "HEAD") await uploads.finish(upload.version)
        return uploads.handle(upload, () => answer(tus, request, reply))
      },
    })
  }

  /** Checks the policies, just as for an upload in a single request. */
  async function begin(request: FastifyRequest): Promise<ResumableUpload> {
    const asking = await caller(request)
    const { place, described, length } = announcementOf(request)
    const replaces = request.headers["x-upsert"] === "true"
    const upload = { mimetype: described.mimetype, length }
    const most = await objects.longest(place, upload)
    await objects.mayUpload(actOf(request, asking, "object.upload"), place, replaces, upload)
    const { userId: owner, role } = asking
    return { version: randomUUID(), place, owner, role, replaces, most, described }
  }

  async function beginSigned(request: FastifyRequest): Promise<ResumableUpload> {
    const { place, described, length } = announcementOf(request)
    const { owner, replaces } = await addresses.checkUpload(signatureOf(request), place)
    const most = await objects.longest(place, { mimetype: described.mimetype, length })
    return { version: randomUUID(), place, owner, role: undefined, replaces, most, described }
  }

  /** Only the caller who started an upload can continue it, and only while the policies allow it. */
  async function checkOwner(
    request: FastifyRequest,
    { owner, role, place, replaces, described }: ResumableUpload,
  ) {
    const asking = await caller(request)
    if (asking.userId !== owner || asking.role !== role) throw refusals.noUpload()
    if (request.method !== "PATCH") return
    const upload = { mimetype: described.mimetype, length: undefined }
    await objects.mayUpload(actOf(request, asking, "object.upload"), place, replaces, upload)
  }
}

/** The version at the end of an upload address's last part. Throws if there is none. */
function versionIn(id: string): string {
  const version = Buffer.from(id, "base64url").toString("utf8").split("/").at(-1) ?? ""
  if (!/^[\da-f-]{36}$/.test(version)) throw refusals.noUpload()
  return version
}

/** The information in the headers of a new upload. */
function announcementOf({ headers }: FastifyRequest): {
  place: ObjectPlace
  described: FileDescription
  length: number | undefined
} {
  const said = readMetadata(String(headers["upload-metadata"] ?? ""))
  const { bucketName, objectName, contentType, cacheControl, metadata } = said
  const caching = typeof cacheControl === "string" ? `max-age=${cacheControl}` : undefined
  return {
    place: { bucket: bucketName ?? "", key: objectName ?? "" },
    described: describeFile(contentType ?? "application/octet-stream", caching, metadata ?? undefined),
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
