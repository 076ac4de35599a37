import type { FastifyRequest } from "fastify"
import type { ObjectPlace } from "../objects/objects.ts"

export interface OfBucket {
  Params: { bucket: string }
}

export interface OfObject {
  Params: { bucket: string; "*": string }
}

/** The object in a request's address. */
export const placeOf = ({ params }: FastifyRequest<OfObject>): ObjectPlace => ({
  bucket: params.bucket,
  key: params["*"],
})
