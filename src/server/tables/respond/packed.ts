import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { Reply } from "./reply.ts"

// A list of this length shrinks to a tenth; below it, packing takes longer than sending.
const packedFromBytes = 16_384
const inGzip = promisify(gzip)

/**
 * The reply with a long body in gzip, for a client that accepts it. Not by @fastify/compress: it leaves every reply with a Content-Range
 * alone, which to it counts bytes and here counts rows.
 */
export async function packed(reply: Reply, acceptEncoding: string | undefined): Promise<Reply> {
  const { body, headers } = reply
  if (body === undefined || Buffer.byteLength(body) < packedFromBytes || isEncoded(reply)) return reply
  const varying = { ...headers, vary: "accept-encoding" }
  if (!acceptsGzip(acceptEncoding)) return { ...reply, headers: varying }
  return { ...reply, headers: { ...varying, "content-encoding": "gzip" }, body: await inGzip(body) }
}

/** RFC 9110, 12.5.3: an encoding of weight 0 is refused. */
function acceptsGzip(acceptEncoding = ""): boolean {
  return acceptEncoding
    .split(",")
    .some((offer) => /^\s*(?:gzip|\*)\s*(?:;.*)?$/.test(offer) && !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
}

/** By a function of the database, which may set headers of its own. */
function isEncoded({ headers }: Reply): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "content-encoding")
}
