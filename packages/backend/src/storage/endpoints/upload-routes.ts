import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { checkKey } from "../objects/names.ts"
import { type OfObject, placeOf } from "./place-of.ts"
import { actOf, read, type Storage } from "../storage-request.ts"
import { uploadOf } from "../uploads/upload-body.ts"

const tokenSchema = z.object({ token: z.string() })
const isTrue = (header: string | string[] | undefined) => header === "true"

/** The routes whose bodies are files: they are read as they arrive, never as a whole. */
export function uploadRoutes(app: FastifyInstance, storage: Storage) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, _payload, done) => done(null))
  const { objects, addresses, caller } = storage

  app.post<OfObject>("/object/:bucket/*", async (request) =>
    upload(request, isTrue(request.headers["x-upsert"])),
  )
  app.put<OfObject>("/object/:bucket/*", async (request) => upload(request, true))

  app.post<OfObject>("/object/upload/sign/:bucket/*", async (request) => {
    const place = placeOf(request)
    checkKey(place.key)
    const asking = await caller(request)
    const replaces = isTrue(request.headers["x-upsert"])
    await storage.buckets.known(place.bucket)
    await objects.mayUpload(actOf(request, asking, "object.upload_signed"), place, replaces)
    const token = await addresses.forUpload({ place, owner: asking.userId, replaces })
    return { url: `/object/upload/sign/${place.bucket}/${place.key}?token=${token}`, token }
  })
  app.put<OfObject>("/object/upload/sign/:bucket/*", async (request) => {
    const place = placeOf(request)
    const { owner, replaces } = await addresses.checkUpload(read(tokenSchema, request.query).token, place)
    const { Key } = await objects.uploadPermitted(owner, place, await uploadOf(request.raw), replaces)
    return { Key }
  })

  async function upload(request: FastifyRequest<OfObject>, replaces: boolean) {
    const act = actOf(request, await caller(request), "object.upload")
    return objects.upload(act, placeOf(request), await uploadOf(request.raw), replaces)
  }
}
