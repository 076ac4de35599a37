import type { FastifyInstance } from "fastify"
import { z } from "zod"
import type { ObjectPlace } from "../objects/objects.ts"
import { transformationsClaim, transformSchema } from "../render/transformation.ts"
import { serve } from "../serve.ts"
import { refusals } from "../storage-error.ts"
import { actOf, read, type Storage } from "../storage-request.ts"
import { type OfBucket, type OfObject, placeOf } from "./place-of.ts"

const signSchema = z.object({
  expiresIn: z.number().int().min(1),
  transform: z.nullish(transformSchema),
})
const signManySchema = z.object({
  expiresIn: z.number().int().min(1),
  paths: z.array(z.string()).min(1).max(1_000),
})
const tokenSchema = z.object({ token: z.string() })

/** Creates and serves signed addresses, with which anyone can download a file for a limited time. */
export function signRoutes(app: FastifyInstance, { objects, addresses, caller }: Storage) {
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
    // A signed address for a small image must not give access to the whole file.
    if (transformations !== undefined) throw refusals.signature("Invalid signature")
    return serve({ request, reply }, objects, await objects.rowForAll(place), { expiresAt: exp })
  })
}

const signedAddress = ({ bucket, key }: ObjectPlace, token: string) =>
  `/object/sign/${bucket}/${key}?token=${token}`
