import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { list, listSchema, pagedList, pagedListSchema } from "../objects/lists.ts"
import { actOf, read, type Storage } from "../storage-request.ts"
import { refusals } from "../storage-error.ts"
import { type OfBucket, type OfObject, placeOf } from "./place-of.ts"

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.nullish(z.string()),
})
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) })

/** Lists, moves, copies and removes objects. */
export function objectRoutes(app: FastifyInstance, { objects, caller, rows }: Storage) {
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
}

function transferOf({ body }: FastifyRequest) {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = read(transferSchema, body)
  return {
    from: { bucket: bucketId, key: sourceKey },
    to: { bucket: destinationBucket ?? bucketId, key: destinationKey },
  }
}
