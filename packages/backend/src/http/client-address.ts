import type { IncomingMessage } from "node:http"
import proxyAddress from "@fastify/proxy-addr"

/** Whose forwarding headers are trusted: nobody's, those of addresses and networks, or of peers that the function accepts. */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean)

/** Reads the address that a request comes from as Fastify does, for requests that it doesn't see. Empty once the client has gone. */
export function addressReader(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts =
    typeof trusted === "string"
      ? proxyAddress.compile(trusted.split(",").map((each) => each.trim()))
      : trusted || (() => false)
  return (request) => (request.socket.remoteAddress === undefined ? "" : proxyAddress(request, trusts))
}
