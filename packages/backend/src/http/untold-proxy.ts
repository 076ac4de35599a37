import { BlockList } from "node:net"
import type { FastifyInstance } from "fastify"

const nearby = new BlockList()
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  nearby.addSubnet(network, bits, "ipv4")
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  nearby.addSubnet(network, bits, "ipv6")

/**
 * Warns once when a request has come through a proxy that is on this machine or network but isn't mentioned in the settings. A forwarding header from
 * further away proves nothing, because anyone can send one.
 */
export function warnOfUntoldProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && request.headers["x-forwarded-for"] !== undefined && isNearby(request.ip)) {
      isSaid = true
      app.log.warn(
        `A proxy at ${request.ip} is forwarding requests. Without TRUST_PROXY, everyone behind it shares one rate limit. ` +
          "Set TRUST_PROXY=1, or false if this is intended.",
      )
    }
    done()
  })
}

function isNearby(address: string) {
  const plain = address.replace(/^::ffff:/i, "")
  return nearby.check(plain, plain.includes(":") ? "ipv6" : "ipv4")
}
