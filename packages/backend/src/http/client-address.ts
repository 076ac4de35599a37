import type { IncomingMessage } from "node:http"
import proxyAddress from "@fastify/proxy-addr"

/** Which forwarding headers are trusted: none, those from certain addresses and networks, or those from peers that the function accepts. */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/**
 * Determines a request's client address the way Fastify does, for requests that don't reach Fastify. The address is empty once the client has
 * disconnected.
 */
export function addressReader(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts =
    typeof trusted === "string"
      ? proxyAddress.compile(trusted.split(",").map((each) => each.trim()))
      : trusted || (() => false)
  return (request) => (request.socket.remoteAddress === undefined ? "" : proxyAddress(request, trusts))
}
