import type { IncomingMessage, Server, ServerResponse } from "node:http"

/** How long a client may take, in milliseconds, and how many bytes it must send in that time. */
interface Pace {
  /** The time for receiving a whole body. */
  body: number
  /** A file may take longer, but this many bytes must arrive in each period. */
  file: { period: number; bytes: number }
  /** The time that a client has to read more of a response that is waiting to be sent. */
  reading: number
}

const usualPace: Pace = { body: 20_000, file: { period: 30_000, bytes: 16_384 }, reading: 60_000 }

/**
 * Closes connections that clients hold without making progress: a body that trickles in (408), or a response that nobody reads.
 * Node itself closes silent connections and those with slow headers (`headersTimeout`). `isFile` returns whether a URL accepts
 * files.
 */
export function endSlowClients(server: Server, isFile: (url: string) => boolean, pace: Pace = usualPace) {
  server.setTimeout(pace.reading)
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // With this listener, Node doesn't close quiet connections itself.
    response.on("timeout", () => {
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    if (!hasBody(request)) return
    const end = () => endWith408(request, response)
    if (isFile(request.url ?? "")) expectProgress(request, pace.file, end)
    else expectWhole(request, pace.body, end)
  })
  // By default, Node would respond to an unusual Expect header itself, and then read the body for as long as that takes.
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(417, { connection: "close" }).end(),
  )
}

function hasBody({ headers }: IncomingMessage) {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined
}

function expectWhole(request: IncomingMessage, patience: number, end: () => void) {
  const timer = setTimeout(end, patience)
  request.once("close", () => clearTimeout(timer))
}

function expectProgress(request: IncomingMessage, { period, bytes }: Pace["file"], end: () => void) {
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const now = request.socket.bytesRead
    if (now - before >= bytes) before = now
    else {
      clearInterval(timer)
      end()
    }
  }, period)
  request.once("close", () => clearInterval(timer))
}

/** Responds with 408 and then destroys the connection. If it were only ended, it would stay open while its client keeps sending. */
function endWith408({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse) {
  if (complete) return
  if (!headersSent) socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n")
  setTimeout(() => socket.destroy(), headersSent ? 0 : 1_000)
}
