import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { freePort } from "@repertoire/backend/testing/free-port.ts"

/** What happens to a request between a device and the server. */
export type Fault =
  | "none"
  /** The connection breaks before the server receives the request. */
  | "lost"
  /** The server carries out the request, but its response is lost. */
  | "unanswered"
  /** Like unanswered, but the server receives the request only after the next one. */
  | "late"
  /** The server receives the request twice. */
  | "twice"
  | "too busy"
  | "unavailable"
  /** Someone else's page, with status 200. */
  | "captive portal"

/** The connection of one world's devices to the server. */
export interface Line {
  /** The server's address, as the devices see it. */
  url: string
  /** The faults of the next requests, in order. Later requests have none. */
  faults: Fault[]
  /** Delivers late requests and stops all faults. */
  heal: () => Promise<void>
}

interface OpenLine {
  line: Line
  late: (() => Promise<unknown>)[]
}

/** A proxy in front of a server, with any number of connections (`Line`), each with its own faults. */
export async function startFaultyProxy(serverUrl: string) {
  const lines = new Map<string, OpenLine>()
  const server = createServer((request, response) => {
    const [, name = "", ...path] = request.url?.split("/") ?? []
    const open = lines.get(name)
    if (open) void pass(open, `${serverUrl}/${path.join("/")}`, request, response)
    else response.writeHead(404).end()
  })
  const port = await freePort()
  server.listen(port, "127.0.0.1")
  await once(server, "listening")

  return {
    open(name: string, faults: Fault[]): Line {
      const late: OpenLine["late"] = []
      const heal = async () => {
        line.faults.length = 0
        await deliver(late)
      }
      const line = { url: `http://127.0.0.1:${port}/${name}`, faults: [...faults], heal }
      lines.set(name, { line, late })
      return line
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pass(
  { line, late }: OpenLine,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const fault = line.faults.shift() ?? "none"
  const waiting = late.splice(0)
  const body = await text(request)
  const forward = () => forwarded(url, request, body)
  const page = pages[fault]
  if (page) response.writeHead(page.status, { "content-type": "text/html" }).end(page.body)
  else if (fault === "lost" || fault === "late") response.destroy()
  else {
    if (fault === "twice") await forward()
    const answer = await forward()
    if (fault === "unanswered") response.destroy()
    else response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body)
  }
  if (fault === "late") late.push(forward)
  await deliver(waiting)
}

const pages: Partial<Record<Fault, { status: number; body: string }>> = {
  "too busy": { status: 429, body: "Too many requests" },
  unavailable: { status: 503, body: "<h1>Bad gateway</h1>" },
  "captive portal": { status: 200, body: "<html><body>Welcome to the gym's network</body></html>" },
}

async function deliver(late: (() => Promise<unknown>)[]) {
  await Promise.all(late.splice(0).map((forward) => forward()))
}

async function forwarded(url: string, { method = "GET", headers }: IncomingMessage, body: string) {
  const kept = ["authorization", "apikey", "content-type", "accept", "prefer"]
  const answer = await fetch(url, {
    method,
    headers: kept.flatMap((name): [string, string][] => {
      const value = headers[name]
      return typeof value === "string" ? [[name, value]] : []
    }),
    ...(body !== "" && { body }),
  })
  const type = answer.headers.get("content-type") ?? "application/json"
  return { status: answer.status, type, body: await answer.text() }
}
