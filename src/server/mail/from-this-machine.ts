import type { FastifyRequest } from "fastify"
import { isLoopbackAddress, isLoopbackName } from "#server/setup/loopback.ts"

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"]

/**
 * True for a request that somebody at this machine made: the peer is a loopback address, the name it asked for means this machine (a website's
 * own name that was pointed at it does not count), and no proxy passed it on for somebody else.
 */
export function fromThisMachine(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false
  return isLoopbackAddress(request.socket.remoteAddress ?? "") && isLoopbackName(request.headers.host ?? "")
}
