import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"
import type { TrustedProxies } from "#server/http/client-address.ts"
import { networkOf } from "#server/http/client-network.ts"
import { limitConnections } from "#server/http/open-connections.ts"
import { hasBrokenOff, pathOf, refuseUnreadable } from "#server/http/readable-requests.ts"
import { endSlowClients } from "#server/http/slow-clients.ts"
import { warnOfUntoldProxy } from "#server/http/untold-proxy.ts"
import type { Config } from "#server/setup/config.ts"
import { logSettings } from "#server/setup/log.ts"
import { asUnavailable } from "./postgres/database-unavailable.ts"

// The number of connections that a network may have open. It is enough for more than 500 people behind one address, because a browser opens at most
// seven.
const mostConnectionsOfANetwork = 4_000

/** The HTTP server without routes. It limits clients, and sends the responses that come from none of the APIs (auth, tables, storage …). */
export function newHttpServer(
  config: Config,
  stopping: AbortSignal,
  takesFiles: (url: string) => boolean,
): FastifyInstance {
  const app = Fastify({
    ...logSettings(config.logLevel),
    trustProxy: trustedProxies(config.trustProxy),
    rewriteUrl: pathOf,
    // Requests that arrive before the last connection ends are answered too.
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    // The time limit for a request is long enough for a large file over a slow connection. Everything else has
    // shorter limits.
    requestTimeout: 30 * 60_000,
    // Fastify's own time limit is off, because reading a large schema for the first time may take longer. That step has a limit of its own.
    pluginTimeout: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  })
  app.setErrorHandler(replyWithError)
  refuseUnreadable(app, takesFiles)
  app.addHook("onSend", async (_request, reply) => {
    if (stopping.aborted) reply.header("connection", "close")
  })
  endSlowClients(app.server, takesFiles)
  // Everyone behind a proxy shares its address, so the proxy has no limit.
  if (config.trustProxy === false)
    limitConnections(app.server, {
      most: mostConnectionsOfANetwork,
      networkOf,
      warn: (line) => app.log.warn(line),
    })
  if (!config.trustProxyIsSet) warnOfUntoldProxy(app)
  return app
}

/** Which proxies are trusted, in Fastify's form. The setting is the number of proxies in front of the server, or their addresses. */
export function trustedProxies(setting: Config["trustProxy"]): TrustedProxies {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting
}

/** Handles errors that no API handles itself. The message of a 5xx is only logged. */
function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error, request)
  if (status < 500) return reply.code(status).send({ message: error.message })
  request.log.error({ err: error }, "request failed")
  return reply
    .code(status)
    .send({ message: status === 503 ? "The database can't be reached." : "Something went wrong." })
}

function statusOf(error: FastifyError, { raw }: FastifyRequest): number {
  // Check this first, because a client's broken connection looks like a broken database connection.
  if (hasBrokenOff(raw)) return 400
  return asUnavailable(error) ? 503 : (error.statusCode ?? 500)
}
