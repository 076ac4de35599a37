import net from "node:net"
import { setImmediate } from "node:timers/promises"

export interface RawRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** The request's bytes, as they go over the line. Says the body's length unless a header says how the body ends. */
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
  /** So many bytes are sent; all if undefined. */
  bytes?: number | undefined
  /** How long after them the connection is cut, in milliseconds; it stays open until the answer if undefined. */
  after?: number | undefined
  /** It stays open until this holds; asked again and again. */
  until?: () => Promise<boolean>
  /** Whether it drops, as if nothing is said; or the client says that it has ended, and still listens. */
  end?: "drops" | "ends"
}

/** Sends bytes to a server, as far as they come. Answers what the server did; undefined if that was nothing. */
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
    // What the other end does not want to hear any more.
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

/** The whole answer; undefined while some of it is missing. */
function answerIn(text: string): RawAnswer | undefined {
  const [, status = "", headers = "", body = ""] =
    /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(.*?\r\n)\r\n(.*)$/s.exec(text) ?? []
  if (status === "") return undefined
  const length = Number(/^content-length: (\d+)\r$/im.exec(headers)?.[1] ?? 0)
  return body.length < length ? undefined : { status: Number(status), body: body.slice(0, length) }
}
