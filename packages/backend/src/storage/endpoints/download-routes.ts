import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { nobody } from "../caller.ts"
import type { ObjectRow } from "../objects/sql-parts.ts"
import { serve } from "../serve.ts"
import { refusals } from "../storage-error.ts"
import { actOf, type Storage } from "../storage-request.ts"
import { type OfObject, placeOf } from "./place-of.ts"

/** Serves objects and their metadata. */
export function downloadRoutes(app: FastifyInstance, { objects, buckets, caller }: Storage) {
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

  /** The row of an object to download. Anyone may read objects in a public bucket; in any other bucket, the caller must be able to see the row. */
  async function rowFor(request: FastifyRequest<OfObject>, operation: string): Promise<ObjectRow> {
    const place = placeOf(request)
    const bucket = await buckets.known(place.bucket)
    if (bucket.public) return objects.rowForAll(place)
    const asking = await caller(request).catch(() => nobody)
    if (asking === nobody) throw refusals.noBucket()
    return objects.row(actOf(request, asking, operation), place)
  }
}

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
