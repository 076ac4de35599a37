import net from "node:net"
import { setImmediate } from "node:timers/promises"

export interface RawRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** The request's bytes as they are sent. They announce the body's length unless a header tells how the body ends. */
export function bytesOf({ method, path, headers, body }: RawRequest): Buffer {
  const length = "transfer-encoding" in headers ? {} : { "content-length": String(body.length) }
  const lines = Object.entries({ host: "localhost", ...length, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`, "latin1"), body])
}

export interface RawAnswer {
  status: number
  body: string
}

export interface Cut {
  /** How many bytes are sent; all if undefined. */
  bytes?: number | undefined
  /** How many milliseconds later the connection is cut; if undefined, it stays open until the response. */
  after?: number | undefined
  /** The connection stays open until this is true; it is checked repeatedly. */
  until?: () => Promise<boolean>
  /** Whether the client just disappears, or ends its side and keeps reading. */
  end?: "drops" | "ends"
}

/** Sends the bytes to a server until the cut. Returns the server's response; undefined if there was none. */
export function sendRaw(url: string, bytes: Buffer, cut: Cut = {}): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let read = ""
    const socket = net.connect(Number(port), hostname)
    socket.setEncoding("latin1")
    socket.on("data", (text: string) => {
      read += text
      if (answerIn(read)) socket.destroy()
    })
    // The server may close the connection before it has read everything.
    socket.on("error", () => undefined)
    socket.on("close", () => resolve(answerIn(read)))
    const end = () => (cut.end === "ends" ? socket.end() : socket.destroy())
    socket.write(bytes.subarray(0, cut.bytes), () => {
      if (cut.after !== undefined) setTimeout(end, cut.after)
    })
    if (cut.until) void holds(cut.until).then(end)
  })
}

async function holds(condition: () => Promise<boolean>) {
  while (!(await condition())) await setImmediate()
}

/** The whole response; undefined while part of it is missing. */
function answerIn(text: string): RawAnswer | undefined {
  const [, status = "", headers = "", body = ""] =
    /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?\r\n)\r\n(.*)$/s.exec(text) ?? []
  if (status === "") return undefined
  const length = Number(/^content-length: (\d+)\r$/im.exec(headers)?.[1] ?? 0)
  return body.length < length ? undefined : { status: Number(status), body: body.slice(0, length) }
}
