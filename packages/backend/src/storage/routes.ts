import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { TokenKeys } from "#server/http/jwt.ts"
import { hasBrokenOff } from "#server/http/readable-requests.ts"
import { bucketRoutes } from "./endpoints/bucket-routes.ts"
import { callerOf } from "./caller.ts"
import { downloadRoutes } from "./endpoints/download-routes.ts"
import { objectRoutes } from "./endpoints/object-routes.ts"
import type { LooseFiles } from "./files/loose-files.ts"
import { openStorage, type StoragePlace } from "./open-storage.ts"
import { renderRoutes } from "./render/routes.ts"
import { resumableRoutes } from "./resumable/routes.ts"
import { UnfinishedUploads } from "./resumable/unfinished.ts"
import { type UnfinishedBounds, UploadRows } from "./resumable/upload-rows.ts"
import type { Storage } from "./storage-request.ts"
import { SignedAddresses } from "./signed-addresses.ts"
import { StorageError } from "./storage-error.ts"
import { signRoutes } from "./endpoints/sign-routes.ts"
import { uploadRoutes } from "./endpoints/upload-routes.ts"

export interface StorageOptions extends StoragePlace {
  verify: TokenKeys["verify"]
  jwtSecret: string
  /** The public address of these routes. */
  baseUrl: string
  /** The limits on one sender's unfinished uploads. */
  unfinished: UnfinishedBounds
  warn: (error: unknown, message: string) => void
}

const removeLooseEvery = 60_000

/** Buckets and objects, to be mounted at /storage/v1. */
export function storageRoutes(options: StorageOptions) {
  return async (app: FastifyInstance) => {
    const { rows, buckets, files, loose, objects } = openStorage(options)
    const storage: Storage = {
      rows,
      buckets,
      objects,
      addresses: new SignedAddresses(options.jwtSecret),
      caller: (request) => callerOf(request, options.verify),
    }
    removeLooseRegularly(app, loose, options.warn)
    app.setErrorHandler(sendError)
    app.setNotFoundHandler((_request, reply) =>
      reply
        .code(404)
        .send({ statusCode: "404", error: "Not Found", message: "Route not found", code: "InvalidRequest" }),
    )
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
      try {
        done(null, body === "" ? {} : JSON.parse(String(body)))
      } catch {
        done(new StorageError(400, "Error", "InvalidRequest", "The body can't be read"))
      }
    })
    bucketRoutes(app, storage)
    objectRoutes(app, storage)
    signRoutes(app, storage)
    downloadRoutes(app, storage)
    renderRoutes(app, storage)
    await app.register(async (room) => uploadRoutes(room, storage))
    const uploads = new UnfinishedUploads({
      rows: new UploadRows(rows, options.unfinished),
      files,
      loose,
      objects,
    })
    await app.register(async (room) => resumableRoutes(room, storage, { ...options, uploads }))
  }
}

function removeLooseRegularly(app: FastifyInstance, loose: LooseFiles, warn: StorageOptions["warn"]) {
  const remove = () =>
    void loose.removeAll().catch((error: unknown) => warn(error, "files without a row were not removed"))
  const timer = setInterval(remove, removeLooseEvery).unref()
  app.addHook("onReady", async () => remove())
  app.addHook("onClose", async () => clearInterval(timer))
}

function sendError(error: FastifyError | StorageError, request: FastifyRequest, reply: FastifyReply) {
  // The rest of a refused file is never read, so the connection is closed.
  if (!request.raw.complete) reply.header("connection", "close")
  if (error instanceof StorageError) {
    const { statusCode, error: name, message, code, httpStatus } = error
    if (statusCode >= 500) request.log.warn({ err: error }, "the storage could not serve a request")
    return reply
      .code(statusCode >= 500 ? statusCode : httpStatus)
      .removeHeader("content-length")
      .type("application/json")
      .send({ statusCode: String(statusCode), error: name, message, code })
  }
  const status = error.statusCode ?? (hasBrokenOff(request.raw) ? 400 : 500)
  if (status < 500) {
    return reply.code(400).send({
      statusCode: String(status),
      error: "Error",
      message: error.message,
      code: "InvalidRequest",
    })
  }
  request.log.error({ err: error }, "request failed")
  return reply
    .code(500)
    .removeHeader("content-length")
    .type("application/json")
    .send({ statusCode: "500", error: "Internal", message: "Something went wrong.", code: "InternalError" })
}
