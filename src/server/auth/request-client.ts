import { isIP } from "node:net"
import type { FastifyRequest } from "fastify"

/** Where a request came from, as kept with a session. */
export interface Client {
  ip: string | null
  userAgent: string
}

/** The peer's address (a proxy's word counts only where the server trusts it) and what the client calls itself. */
export function clientOf(request: FastifyRequest): Client {
  const [ip = ""] = request.ip.split("%")
  return { ip: isIP(ip) ? ip : null, userAgent: request.headers["user-agent"] ?? "" }
}
