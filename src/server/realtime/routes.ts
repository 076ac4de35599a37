import type { IncomingMessage } from "node:http"
import { STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import type { FastifyInstance } from "fastify"
import { WebSocketServer } from "ws"
import type { TokenKeys } from "#server/http/jwt.ts"
import { callerOf } from "./caller.ts"
import { Hub, type HubOptions } from "./hub.ts"
import { restBroadcast } from "./rest-broadcast.ts"
import { Socket } from "./socket.ts"

const longestMessage = 1_048_576
const mostSockets = 10_000

/** Channels over WebSockets, and their REST twin; to be mounted at /realtime/v1. */
export function realtimeRoutes(options: HubOptions) {
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
      void welcome(request, socket, head).catch(() => socket.destroy())
    })
    app.addHook("onReady", () => hub.start())
    app.addHook("preClose", async () => {
      for (const client of sockets.clients) client.close(1001)
      setTimeout(() => sockets.clients.forEach((client) => client.terminate()), 500).unref()
    })
    app.addHook("onClose", () => hub.close())
    restBroadcast(app, hub)

    async function welcome(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const url = new URL(request.url ?? "/", "http://localhost")
      if (url.pathname !== path) return refuse(socket, 404, "Not found")
      if (sockets.clients.size >= mostSockets) return refuse(socket, 429, "Too many connected users")
      const version = url.searchParams.get("vsn") ?? "1.0.0"
      if (version !== "1.0.0" && version !== "2.0.0")
        return refuse(socket, 400, "The protocol version is not known")
      const token = url.searchParams.get("apikey") ?? single(request.headers["x-api-key"]) ?? ""
      const refusal = await refusalOf(token, options.verify)
      if (refusal !== undefined) return refuse(socket, 401, refusal)
      const headers = JSON.stringify(withoutSecrets(request.headers))
      sockets.handleUpgrade(
        request,
        socket,
        head,
        (ws) => new Socket(hub, ws, socket, { version, token, headers }),
      )
    }
  }
}

async function refusalOf(token: string, verify: TokenKeys["verify"]): Promise<string | undefined> {
  if (token === "") return "API key is missing"
  const verdict = await callerOf(token, verify)
  return verdict.ok ? undefined : verdict.message
}

function refuse(socket: Duplex, status: number, error: string) {
  const body = JSON.stringify({ error })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  )
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
