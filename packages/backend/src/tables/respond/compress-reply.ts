import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { Reply } from "./reply.ts"

// The length in bytes from which bodies are compressed. Long lists shrink to a tenth of their size, but compressing a
// shorter body takes longer than sending it.
const packedFromBytes = 16_384
const inGzip = promisify(gzip)

/**
 * Gzips a long body for clients that accept it. @fastify/compress can't be used: it skips every reply with a Content-Range,
 * which usually counts bytes but counts rows here.
 */
export async function compressReply(reply: Reply, acceptEncoding: string | undefined): Promise<Reply> {
  const { body, headers } = reply
  if (body === undefined || Buffer.byteLength(body) < packedFromBytes || isEncoded(reply)) return reply
  const varying = { ...headers, vary: "accept-encoding" }
  if (!acceptsGzip(acceptEncoding)) return { ...reply, headers: varying }
  return { ...reply, headers: { ...varying, "content-encoding": "gzip" }, body: await inGzip(body) }
}

/** Whether a client accepts gzip. An encoding with weight 0 is refused (RFC 9110, 12.5.3). */
function acceptsGzip(acceptEncoding = ""): boolean {
  return acceptEncoding
    .split(",")
    .some((offer) => /^\s*(?:gzip|\*)\s*(?:;.*)?$/.test(offer) && !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
}

/** Whether a database function has already encoded the body and set the header. */
function isEncoded({ headers }: Reply): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "content-encoding")
}
