import type { IncomingMessage } from "node:http"
import { STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import type { FastifyInstance } from "fastify"
import { type WebSocket, WebSocketServer } from "ws"
import { networkOf } from "#server/http/client-network.ts"
import { callerOf } from "./caller.ts"
import { Hub, type HubOptions } from "./hub.ts"
import { restBroadcast } from "./rest-broadcast.ts"
import { Socket } from "./socket.ts"

const longestMessage = 1_048_576
const refusalPatience = 5_000

export interface RealtimeOptions extends HubOptions {
  /** Returns the address of the client that sent a request. */
  addressOf: (request: IncomingMessage) => string
}

/** Channels over WebSockets and their REST counterpart; to be mounted at /realtime/v1. */
export function realtimeRoutes(options: RealtimeOptions) {
  return async (app: FastifyInstance) => {
    const hub = new Hub(options)
    const sockets = new WebSocketServer({
      noServer: true,
      maxPayload: longestMessage,
      perMessageDeflate: false,
    })
    const path = `${app.prefix}/websocket`
    app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on("error", () => socket.destroy())
      void welcome(request, socket, head).catch((error: unknown) => {
        options.warn(error, "a socket could not be opened")
        socket.destroy()
      })
    })
    app.addHook("onReady", () => hub.start())
    app.addHook("preClose", async () => {
      for (const client of sockets.clients) client.close(1001)
      setTimeout(() => sockets.clients.forEach((client) => client.terminate()), 500).unref()
    })
    app.addHook("onClose", () => hub.close())
    restBroadcast(app, hub)

    async function welcome(request: IncomingMessage, stream: Duplex, head: Buffer) {
      const asked = addressIn(request)
      if (asked?.pathname !== path) return refuse(stream, 404, "Not found")
      const version = asked.searchParams.get("vsn") ?? "1.0.0"
      if (version !== "1.0.0" && version !== "2.0.0") return refuse(stream, 400, "Unknown protocol version")
      const apiToken = asked.searchParams.get("apikey") ?? single(request.headers["x-api-key"]) ?? ""
      if (apiToken === "") return refuse(stream, 401, "API key is missing")
      const verdict = await callerOf(apiToken, options.verify)
      if (!verdict.ok) return refuse(stream, 401, verdict.message)
      // A client that has left in the meantime isn't counted.
      if (stream.destroyed) return
      const network = networkOf(options.addressOf(request))
      let socket: Socket | undefined
      const place = hub.places.take(network, () => socket?.close(1008, "Too many connected users"))
      if (!place) return refuse(stream, 429, "Too many connected users")
      stream.once("close", () => place.leave())
      // A personal key or the operator's key identifies the socket's owner right away.
      if (!verdict.caller.isGuest && !place.settle(verdict.caller))
        return refuse(stream, 429, "Too many connected users")
      const headers = JSON.stringify(withoutSecrets(request.headers))
      sockets.handleUpgrade(request, stream, head, (ws: WebSocket) => {
        socket = new Socket(hub, ws, stream, { version, apiToken, headers, network, place })
      })
    }
  }
}

function addressIn({ url = "/" }: IncomingMessage): URL | undefined {
  const base = "http://localhost"
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

function refuse(stream: Duplex, status: number, error: string) {
  const body = JSON.stringify({ error })
  const answer = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ]
  stream.end(answer.join("\r\n"), () => stream.destroy())
  // Don't wait for a client that doesn't read the response.
  setTimeout(() => stream.destroy(), refusalPatience).unref()
}

function withoutSecrets({
  authorization: _a,
  cookie: _c,
  apikey: _k,
  ...headers
}: IncomingMessage["headers"]) {
  return headers
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
