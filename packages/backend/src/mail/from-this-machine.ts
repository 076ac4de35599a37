import type { FastifyRequest } from "fastify"
import { isLoopbackAddress, isLoopbackName } from "#server/setup/loopback.ts"

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"]

/**
 * True for a request made on this machine: the peer is a loopback address, the requested host name means this machine (a
 * website's name pointed at it doesn't count), and no proxy forwarded it.
 */
export function fromThisMachine(request: FastifyRequest): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false
  return isLoopbackAddress(request.socket.remoteAddress ?? "") && isLoopbackName(request.headers.host ?? "")
}
