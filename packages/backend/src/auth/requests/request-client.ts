import { isIP } from "node:net"
import type { FastifyRequest } from "fastify"

/** The client that sent a request, as stored with the session. */
export interface Client {
  ip: string | null
  userAgent: string
}

/** The client's address (a proxy's header counts only if the server trusts the proxy) and its user agent. */
export function clientOf(request: FastifyRequest): Client {
  const [ip = ""] = request.ip.split("%")
  return { ip: isIP(ip) ? ip : null, userAgent: request.headers["user-agent"] ?? "" }
}
