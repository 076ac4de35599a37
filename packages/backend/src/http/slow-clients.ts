import type { IncomingMessage, Server, ServerResponse } from "node:http"

/** How long a client may take, in milliseconds, and the bytes that it must send in that time. */
interface Pace {
  /** For a body as a whole. */
  body: number
  /** A file may take long, but must bring this much in each of these periods. */
  file: { period: number; bytes: number }
  /** For reading more of a response that is waiting to be sent. */
  reading: number
}

const usualPace: Pace = { body: 20_000, file: { period: 30_000, bytes: 16_384 }, reading: 60_000 }

/**
 * Ends the connections of clients that hold one without using it: a body that trickles in (408), an answer that nobody reads.
 * Slow heads and silent connections are ended by Node itself (`headersTimeout`). `isFile` says whether a URL takes files.
 */
export function endSlowClients(server: Server, isFile: (url: string) => boolean, pace: Pace = usualPace) {
  server.setTimeout(pace.reading)
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // With a listener here, Node leaves quiet connections to us.
    response.on("timeout", () => {
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    if (!hasBody(request)) return
    const end = () => endWith408(request, response)
    if (isFile(request.url ?? "")) expectProgress(request, pace.file, end)
    else expectWhole(request, pace.body, end)
  })
  // Node would answer this by itself, and then read the body for as long as it takes.
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

/** Destroyed, not just ended: an ended connection stays open while its client keeps sending. */
function endWith408({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse) {
  if (complete) return
  if (!headersSent) socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n")
  setTimeout(() => socket.destroy(), headersSent ? 0 : 1_000)
}
