import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"

/** A refusal that each API's error handler sends in its own format, as it does with Fastify's errors. */
class UnreadableRequest extends Error {
  override readonly name = "UnreadableRequest"
  readonly statusCode = 400
}

const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i
const protocol = /^[a-z][a-z\d+.-]*$/i

/**
 * Responds with 400 to a Host header or a forwarded protocol that can't be read, and to NUL in a path, which Postgres
 * can't store. `checksNames` is true for a URL whose API refuses NUL itself, with its own message.
 */
export function refuseUnreadable(app: FastifyInstance, checksNames: (url: string) => boolean) {
  app.addHook("onRequest", async (request) => {
    if (!host.test(request.host ?? "")) throw new UnreadableRequest("The Host header can't be read.")
    if (/^[^?]*%00/.test(request.url) && !checksNames(request.url))
      throw new UnreadableRequest("The path contains a NUL character.")
    if (!protocol.test(request.protocol)) throw new UnreadableRequest("The forwarded protocol isn't valid.")
  })
}

/** The path of a request. A proxy may send a whole address (`GET http://here/path`) instead of a path. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, "")
  return path === url || path.startsWith("/") ? path : `/${path}`
}

/**
 * Whether a client disconnected in the middle of its request. That isn't the server's fault, and nobody receives the response.
 */
export function hasBrokenOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && !complete
}
