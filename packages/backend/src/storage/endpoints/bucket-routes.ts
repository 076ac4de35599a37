import type { FastifyInstance } from "fastify"
import { bucketListSchema, changedBucketSchema, newBucketSchema } from "../objects/buckets.ts"
import { actOf, read, type Storage } from "../storage-request.ts"

interface OfBucket {
  Params: { id: string }
}

export function bucketRoutes(app: FastifyInstance, { buckets, caller }: Storage) {
  app.get("/bucket", async (request) =>
    buckets.list(actOf(request, await caller(request), "bucket.list"), read(bucketListSchema, request.query)),
  )
  app.get<OfBucket>("/bucket/:id", async (request) =>
    buckets.get(actOf(request, await caller(request), "bucket.get"), request.params.id),
  )
  app.post("/bucket", async (request) =>
    buckets.create(
      actOf(request, await caller(request), "bucket.create"),
      read(newBucketSchema, request.body),
    ),
  )
  app.put<OfBucket>("/bucket/:id", async (request) => {
    const act = actOf(request, await caller(request), "bucket.update")
    await buckets.change(act, request.params.id, read(changedBucketSchema, request.body))
    return { message: "Successfully updated" }
  })
  app.post<OfBucket>("/bucket/:id/empty", async (request) => {
    await buckets.empty(actOf(request, await caller(request), "bucket.empty"), request.params.id)
    return { message: "Empty bucket has been queued. Completion may take up to an hour." }
  })
  app.delete<OfBucket>("/bucket/:id", async (request) => {
    await buckets.remove(actOf(request, await caller(request), "bucket.delete"), request.params.id)
    return { message: "Successfully deleted" }
  })
}
