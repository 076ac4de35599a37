import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { nobody } from "./caller.ts"
import { list, listSchema, pagedList, pagedListSchema } from "./lists.ts"
import type { Place } from "./objects.ts"
import { actOf, read, type Storage } from "./storage-request.ts"
import { transformationsClaim, transformSchema } from "./render/transformation.ts"
import { serve } from "./serve.ts"
import type { ObjectRow } from "./sql-parts.ts"
import { refusals } from "./storage-error.ts"

interface OfBucket {
  Params: { bucket: string }
}

export interface OfObject {
  Params: { bucket: string; "*": string }
}

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.nullish(z.string()),
})
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) })
const signSchema = z.object({
  expiresIn: z.number().int().min(1),
  transform: z.nullish(transformSchema),
})
const signManySchema = z.object({
  expiresIn: z.number().int().min(1),
  paths: z.array(z.string()).min(1).max(1_000),
})
const tokenSchema = z.object({ token: z.string() })

export const placeOf = ({ params }: FastifyRequest<OfObject>): Place => ({
  bucket: params.bucket,
  key: params["*"],
})

export function objectRoutes(app: FastifyInstance, storage: Storage) {
  const { objects, buckets, addresses, caller, rows } = storage

  app.post<OfBucket>("/object/list/:bucket", async (request) => {
    const act = actOf(request, await caller(request), "object.list")
    return list(rows, act, request.params.bucket, read(listSchema, request.body))
  })
  app.post<OfBucket>("/object/list-v2/:bucket", async (request) => {
    const act = actOf(request, await caller(request), "object.list_v2")
    return pagedList(rows, act, request.params.bucket, read(pagedListSchema, request.body))
  })

  app.post("/object/move", async (request) => {
    const { from, to } = transferOf(request)
    await objects.move(actOf(request, await caller(request), "object.move"), from, to)
    return { message: "Successfully moved" }
  })
  app.post("/object/copy", async (request) => {
    const { from, to } = transferOf(request)
    const replaces = request.headers["x-upsert"] === "true"
    return objects.copy(actOf(request, await caller(request), "object.copy"), from, to, replaces)
  })
  app.delete<OfBucket>("/object/:bucket", async (request) => {
    const act = actOf(request, await caller(request), "object.delete_many")
    return objects.remove(act, request.params.bucket, read(removeSchema, request.body).prefixes)
  })
  app.delete<OfObject>("/object/:bucket/*", async (request) => {
    const act = actOf(request, await caller(request), "object.delete")
    const { bucket, key } = placeOf(request)
    const removed = await objects.remove(act, bucket, [key])
    if (removed.length === 0) throw refusals.noObject()
    return { message: "Successfully deleted" }
  })

  app.post<OfObject>("/object/sign/:bucket/*", async (request) => {
    const place = placeOf(request)
    const { expiresIn, transform } = read(signSchema, request.body)
    await objects.row(actOf(request, await caller(request), "object.sign"), place)
    if (!transform || Object.keys(transform).length === 0)
      return { signedURL: signedAddress(place, await addresses.forDownload(place, expiresIn)) }
    const { format } = transform
    const drawn = {
      transformations: transformationsClaim(transform),
      ...(format !== undefined && { format }),
    }
    const token = await addresses.forDownload(place, expiresIn, drawn)
    return { signedURL: `/render/image/sign/${place.bucket}/${place.key}?token=${token}` }
  })
  app.post<OfBucket>("/object/sign/:bucket", async (request) => {
    const { bucket } = request.params
    const { expiresIn, paths } = read(signManySchema, request.body)
    const visible = await objects.visible(
      actOf(request, await caller(request), "object.sign_many"),
      bucket,
      paths,
    )
    return Promise.all(
      paths.map(async (path) => {
        if (!visible.has(path)) {
          return {
            error: "Either the object does not exist or you do not have access to it",
            path,
            signedURL: null,
          }
        }
        const place = { bucket, key: path }
        return {
          error: null,
          path,
          signedURL: signedAddress(place, await addresses.forDownload(place, expiresIn)),
        }
      }),
    )
  })
  app.get<OfObject>("/object/sign/:bucket/*", async (request, reply) => {
    const place = placeOf(request)
    const { exp, transformations } = await addresses.checkDownload(
      read(tokenSchema, request.query).token,
      place,
    )
    // Who may see a small picture may not see all of it.
    if (transformations !== undefined) throw refusals.signature("Invalid signature")
    return serve({ request, reply }, objects, await objects.rowForAll(place), { expiresAt: exp })
  })

  app.get<OfObject>("/object/info/public/:bucket/*", async (request) =>
    infoOf(await objects.publicRow(placeOf(request))),
  )
  for (const path of ["/object/info/authenticated/:bucket/*", "/object/info/:bucket/*"]) {
    app.get<OfObject>(path, async (request) => infoOf(await rowFor(request, "object.get_authenticated_info")))
  }
  app.get<OfObject>("/object/public/:bucket/*", async (request, reply) =>
    serve({ request, reply }, objects, await objects.publicRow(placeOf(request))),
  )
  for (const path of ["/object/authenticated/:bucket/*", "/object/:bucket/*"]) {
    app.get<OfObject>(path, async (request, reply) => download(request, reply))
  }

  async function download(request: FastifyRequest<OfObject>, reply: FastifyReply) {
    return serve({ request, reply }, objects, await rowFor(request, "object.get_authenticated"))
  }

  /** A public bucket's objects are everybody's; of another, the caller has to be somebody who may see the row. */
  async function rowFor(request: FastifyRequest<OfObject>, operation: string): Promise<ObjectRow> {
    const place = placeOf(request)
    const bucket = await buckets.known(place.bucket)
    if (bucket.public) return objects.rowForAll(place)
    const asking = await caller(request).catch(() => nobody)
    if (asking === nobody) throw refusals.noBucket()
    return objects.row(actOf(request, asking, operation), place)
  }
}

function transferOf({ body }: FastifyRequest) {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = read(transferSchema, body)
  return {
    from: { bucket: bucketId, key: sourceKey },
    to: { bucket: destinationBucket ?? bucketId, key: destinationKey },
  }
}

const signedAddress = ({ bucket, key }: Place, token: string) =>
  `/object/sign/${bucket}/${key}?token=${token}`

function infoOf({ id, name, version, bucket_id, metadata, user_metadata, created_at }: ObjectRow) {
  return {
    ...{ id, name, version, bucket_id },
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: metadata?.lastModified ?? null,
    created_at,
  }
}
