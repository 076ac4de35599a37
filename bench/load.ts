import { once } from "node:events"
import { connect, type Socket } from "node:net"
import type { Person } from "./replaying/wire.ts"

/** A connection that stays open and sends one request at a time. Each call resolves with the body of a 200 or 201 response and throws otherwise. */
export interface Load {
  get: (path: string) => Promise<string>
  /** `prefer` is the value of the Prefer header. */
  post: (path: string, body: string, prefer?: string) => Promise<string>
  close: () => void
}

/** Opens this many connections. They do next to nothing themselves, because they share the machine with the server that they measure. */
export async function openLoad(server: { url: string; anonKey: string }, person: Person, count: number) {
  const { hostname, port, host } = new URL(server.url)
  const shared = `Host: ${host}\r\napikey: ${server.anonKey}\r\nAuthorization: Bearer ${person.token}\r\n`
  const open = async (): Promise<Load> => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, "connect")
    const ask = asker(socket)
    return {
      get: (path) => ask(`GET ${path} HTTP/1.1\r\n${shared}\r\n`),
      post: (path, body, prefer = "") =>
        ask(
          `POST ${path} HTTP/1.1\r\n${shared}${prefer && `Prefer: ${prefer}\r\n`}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        ),
      close: () => socket.destroy(),
    }
  }
  return Promise.all(Array.from({ length: count }, open))
}

/** Sends a request and waits for the complete response, which must declare its length. */
function asker(socket: Socket) {
  let received = ""
  let settle: ((answer: string | Error) => void) | undefined
  const fail = () => settle?.(new Error("The connection was closed."))
  socket.on("error", fail).on("close", fail)
  // One character per byte, so that string lengths are byte lengths.
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk
    const end = received.indexOf("\r\n\r\n")
    if (end === -1) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1])
    if (received.length < end + 4 + length) return
    const answer = received
    received = ""
    const isGood = /^HTTP\/1\.1 20[01] /.test(answer) && length >= 0
    settle?.(isGood ? Buffer.from(answer.slice(end + 4), "latin1").toString() : new Error(answer))
  })
  return (request: string) =>
    new Promise<string>((resolve, reject) => {
      // The server closes a connection that is idle for long.
      if (socket.destroyed) reject(new Error("The connection was closed before."))
      settle = (answer) => (typeof answer === "string" ? resolve(answer) : reject(answer))
      socket.write(request)
    })
}
