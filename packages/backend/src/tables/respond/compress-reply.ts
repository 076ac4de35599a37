import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { Reply } from "./reply.ts"

// Long lists shrink to a tenth; below this size, compressing takes longer than sending.
const packedFromBytes = 16_384
const inGzip = promisify(gzip)

/**
 * Gzips a long body for clients that accept it. @fastify/compress can't be used: it skips every reply with a Content-Range, which
 * counts bytes for it and rows here.
 */
export async function compressReply(reply: Reply, acceptEncoding: string | undefined): Promise<Reply> {
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

/** From a database function, which may set its own headers. */
function isEncoded({ headers }: Reply): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "content-encoding")
}
