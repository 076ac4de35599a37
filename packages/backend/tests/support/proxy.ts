import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http"
import { connect } from "node:net"
import { freePort } from "./free-port.ts"

/** A reverse proxy as an operator puts it in front of the server. */
export interface Proxy {
  url: string
  close: () => void
}

/** Starts a proxy for a server that listens on `port`. `change` changes the headers that it passes on; sockets are let through unless `upgrades` is false. */
export async function startProxy(
  port: number,
  change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders = (headers) => headers,
  upgrades = true,
): Promise<Proxy> {
  const own = await freePort()
  const headersOf = ({ headers, socket }: IncomingMessage) =>
    change({ ...headers, "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "http" })
  const server: Server = createServer((incoming, reply) => {
    const { method, url } = incoming
    const passed = request(
      { port, method, path: url, headers: headersOf(incoming), agent: false },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      },
    )
    passed.on("error", () => reply.destroy())
    incoming.pipe(passed)
  })
  server.on("upgrade", (incoming: IncomingMessage, socket) => {
    if (!upgrades) return socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")
    const head = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    const passed = connect(port, "127.0.0.1", () =>
      passed.write(`GET ${incoming.url} HTTP/1.1\r\n${head.join("")}\r\n`),
    )
    for (const each of [passed, socket]) each.on("error", () => {})
    return passed.pipe(socket).pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
