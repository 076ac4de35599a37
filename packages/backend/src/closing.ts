import type { IncomingMessage } from "node:http"
import { Server } from "node:net"
import { setImmediate, setTimeout as delay } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

// The times of a shutdown, in milliseconds. Draining gives proxies time to notice that this server isn't ready, and gives
// busy clients a response that closes their connection. It continues while clients still connect, but not forever,
// because an operator is waiting at the terminal.
const drainAtLeast = 500
const drainAtMost = 3_000
const quietFor = 250
// The time, in milliseconds, for the first request on a connection that has just been accepted.
const lastRequests = 200

/** Shuts a server down in two steps, so that no request is lost: first `drain`, then `close`. */
export class Closing {
  readonly #app: FastifyInstance
  readonly #stopping: AbortController
  #ended: Promise<void> | undefined

  /** Aborting `stopping` makes the app report that it isn't ready, and close each connection after its next response. */
  constructor(app: FastifyInstance, stopping: AbortController) {
    this.#app = app
    this.#stopping = stopping
  }

  /** Waits for clients to leave, then stops listening. */
  async drain(): Promise<void> {
    const { server } = this.#app
    this.#stopping.abort()
    await untilNobodyComes(server)
    await whileNobodyConnects(server)
    this.#ended = stopListening(server)
    await delay(lastRequests)
  }

  /** Finishes requests in flight and closes everything. */
  async close(): Promise<void> {
    this.#stopping.abort()
    // A connection that was busy when the server closed may stay open after its response.
    const sweeping = setInterval(() => this.#app.server.closeIdleConnections(), 50)
    await this.#app.close()
    await this.#ended
    clearInterval(sweeping)
  }
}

async function untilNobodyComes(server: Server): Promise<void> {
  const began = performance.now()
  let lastAt = began
  const note = ({ url }: IncomingMessage) => {
    if (!url?.startsWith("/healthz")) lastAt = performance.now()
  }
  server.on("request", note)
  for (let now = began; now - began < drainAtLeast || now - lastAt < quietFor; now = performance.now()) {
    if (now - began > drainAtMost) break
    await delay(25)
  }
  server.off("request", note)
}

/**
 * Waits until one turn of the event loop brings no new connection. Clients still waiting to be accepted would be cut off
 * otherwise.
 */
async function whileNobodyConnects(server: Server): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    isQuiet = true
    const note = () => (isQuiet = false)
    server.once("connection", note)
    await setImmediate()
    server.off("connection", note)
  }
}

/** Stops listening but leaves open connections alone, unlike an HTTP server's own `close`; resolves when all of them have ended. */
const stopListening = (server: Server) =>
  new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
