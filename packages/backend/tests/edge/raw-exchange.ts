import { connect } from "node:net"

export interface Answer {
  status: number
  headers: Map<string, string>
  body: string
}

export interface RawRequest {
  /** The first line and the headers, in bytes, including the empty line that ends them. */
  head: Buffer
  body: Buffer
  /** Whether the client breaks off before it has sent what it announced. */
  breaksOff: boolean
}

const patience = 15_000
const quiet = 25

/**
 * Sends bytes on a new connection. Returns the response; undefined if the server closed the connection without one.
 * Throws if the server does neither in time.
 */
export function exchange(port: number, { head, body, breaksOff }: RawRequest): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    const pieces: Buffer[] = []
    const isForHead = head.subarray(0, 5).toString() === "HEAD "
    let ending: NodeJS.Timeout | undefined
    const late = setTimeout(() => {
      socket.destroy()
      reject(new Error("There was no answer."))
    }, patience)
    // The server may close while a refused body is still being sent.
    socket.on("error", () => {})
    socket.on("data", (piece) => {
      pieces.push(piece)
      clearTimeout(ending)
      ending = setTimeout(() => socket.destroy(), isWhole(pieces) ? 0 : quiet * 40)
    })
    socket.once("close", () => {
      clearTimeout(late)
      clearTimeout(ending)
      resolve(pieces.length === 0 ? undefined : readAnswer(Buffer.concat(pieces), isForHead))
    })
    socket.write(head)
    socket.write(body)
    if (breaksOff) ending = setTimeout(() => socket.destroy(), quiet)
  })
}

function isWhole(pieces: Buffer[]) {
  const text = Buffer.concat(pieces).toString("latin1")
  const [head, body] = split(text)
  if (body === undefined) return false
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length)
  return /^transfer-encoding: chunked/im.test(head)
    ? body.endsWith("0\r\n\r\n")
    : /^HTTP\/1.1 [123]/.test(head)
}

function split(text: string): [string, string | undefined] {
  const end = text.indexOf("\r\n\r\n")
  return end < 0 ? [text, undefined] : [text.slice(0, end), text.slice(end + 4)]
}

function readAnswer(bytes: Buffer, isForHead: boolean): Answer {
  const [head, rest = ""] = split(bytes.toString("latin1"))
  const [first = "", ...lines] = head.split("\r\n")
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const isChunked = headers.get("transfer-encoding") === "chunked"
  // Anything after this is the response to bytes that were taken for another request.
  const own = isForHead ? "" : rest.slice(0, Number(headers.get("content-length") ?? rest.length))
  return {
    status: Number(/^HTTP\/1.1 (\d{3})/.exec(first)?.[1]),
    headers,
    body: Buffer.from(isChunked ? unchunked(rest) : own, "latin1").toString("utf8"),
  }
}

function unchunked(text: string): string {
  const [, size = "0"] = /^([0-9a-f]+)\r\n/i.exec(text) ?? []
  const length = Number.parseInt(size, 16)
  const start = size.length + 2
  return length === 0 ? "" : text.slice(start, start + length) + unchunked(text.slice(start + length + 2))
}
