import type { Server } from "node:http"
import type { Socket } from "node:net"
import { Counts } from "./counts.ts"

interface Limit {
  /** The number of connections that one network may have open at once. */
  most: number
  networkOf: (address: string) => string
  /** Called with a line for the log, once a minute at most. */
  warn: (line: string) => void
}

const warningEvery = 60_000

/** Closes the connections that a network opens beyond its limit, before anything is read from them. */
export function limitConnections(server: Server, { most, networkOf, warn }: Limit) {
  const open = new Counts()
  let warnedAt = Number.NEGATIVE_INFINITY
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "")
    if (open.of(network) >= most) {
      socket.destroy()
      if (performance.now() - warnedAt < warningEvery) return
      warnedAt = performance.now()
      warn(`${network} has ${most} connections open and can't open more. If it is a proxy, set TRUST_PROXY.`)
      return
    }
    open.change(network, 1)
    socket.once("close", () => open.change(network, -1))
  })
}
