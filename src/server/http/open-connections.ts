import type { Server } from "node:http"
import type { Socket } from "node:net"

interface Limit {
  /** Connections that one network may have open at once. */
  most: number
  networkOf: (address: string) => string
  /** Called with a line for the log, once a minute at most. */
  warn: (line: string) => void
}

const warningEvery = 60_000

/** Closes what a network opens beyond its limit, before anything is read from it. */
export function limitConnections(server: Server, { most, networkOf, warn }: Limit) {
  const open = new Map<string, number>()
  let warnedAt = Number.NEGATIVE_INFINITY
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "")
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      if (performance.now() - warnedAt < warningEvery) return
      warnedAt = performance.now()
      warn(`${network} has ${most} connections open and gets no more. If it is a proxy, set TRUST_PROXY.`)
      return
    }
    open.set(network, count)
    socket.once("close", () => leave(open, network))
  })
}

function leave(open: Map<string, number>, network: string) {
  const left = (open.get(network) ?? 1) - 1
  if (left === 0) open.delete(network)
  else open.set(network, left)
}
