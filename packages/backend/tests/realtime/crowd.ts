import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { vi } from "vitest"
import ws from "ws"
import { anonKeyFrom, serviceRoleKeyFrom } from "#server/setup/keys/api-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { newPerson, tokensOf } from "#tests/support/letters-server.ts"
import { socketAddress } from "./raw-socket.ts"

/** A server in its own process, so that the crowd of clients itself doesn't slow it down. */
export interface CrowdedServer {
  url: string
  anonKey: string
  serviceRoleKey: string
  pid: number
  output: () => string
  tokenOf: (person: string, seconds?: number) => Promise<string>
  stop: () => Promise<void>
}

/** Starts a server behind a proxy on this machine that passes on each client's address. */
export async function startCrowded(settings: Record<string, string> = {}): Promise<CrowdedServer> {
  const database = await createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-crowd-"))
  const server = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: testSecrets.jwtSecret,
    JWT_KEYS: testSecrets.jwtKeys,
    TRUST_PROXY: "loopback",
    ...settings,
  })
  return {
    url: server.url,
    pid: server.pid,
    output: server.output,
    anonKey: anonKeyFrom(testSecrets.jwtSecret),
    serviceRoleKey: serviceRoleKeyFrom(testSecrets.jwtSecret),
    tokenOf: await tokensOf(server),
    stop: async () => {
      await server.kill("SIGTERM")
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

type Frame = [string | null, string | null, string, string, Record<string, unknown>]

/** A socket of a program that doesn't behave like a normal client. */
export class Visitor {
  readonly frames: Frame[] = []
  /** The contents of binary frames, which are broadcasts. */
  readonly bytes: Buffer[] = []
  /** How the server closed the socket; undefined while it is open. */
  closed: { code: number; reason: string } | undefined
  /** When the last frame arrived. */
  lastHeard = 0
  #ref = 0

  private constructor(readonly socket: ws) {
    socket.on("error", () => {})
    socket.on("message", (data: Buffer, isBinary) => {
      this.lastHeard = performance.now()
      if (isBinary) this.bytes.push(data)
      else this.frames.push(JSON.parse(data.toString()))
    })
    socket.on("close", (code, reason) => (this.closed = { code, reason: reason.toString() }))
  }

  /** Connects from an address. Throws with the response's status if the handshake is refused. */
  static async from(address: string, server: Pick<CrowdedServer, "url" | "anonKey">): Promise<Visitor> {
    const socket = new ws(socketAddress(server, { apikey: server.anonKey, vsn: "2.0.0" }), {
      headers: { "x-forwarded-for": address },
      perMessageDeflate: false,
    })
    const visitor = new Visitor(socket)
    await new Promise((resolve, reject) => {
      socket.once("open", resolve)
      socket.once("unexpected-response", (_request, { statusCode }) => reject(new Error(String(statusCode))))
      socket.once("error", reject)
    })
    return visitor
  }

  /** Sends a message on a topic and returns its reference. */
  send(topic: string, event: string, payload: object): string {
    this.#ref += 1
    this.socket.send(JSON.stringify([topic, String(this.#ref), `realtime:${topic}`, event, payload]))
    return String(this.#ref)
  }

  join(topic: string, config: object = {}, token?: string): string {
    return this.send(topic, "phx_join", { config, ...(token !== undefined && { access_token: token }) })
  }

  track(topic: string, payload: object): string {
    return this.send(topic, "presence", { type: "presence", event: "track", payload })
  }

  said(event: string): Record<string, unknown>[] {
    return this.frames.flatMap((frame) => (frame[3] === event ? [frame[4]] : []))
  }

  /** The server's reply to a message: "ok", or the reason why not; or how it closed the socket. */
  async answer(ref: string): Promise<unknown> {
    const reply = () => this.frames.find((frame) => frame[3] === "phx_reply" && frame[1] === ref)?.[4]
    await vi.waitUntil(() => reply() ?? this.closed, { timeout: 20_000, interval: 5 })
    const { status, response } = reply() ?? {}
    if (status === undefined) return this.closed
    return status === "ok" ? "ok" : response
  }

  close(): void {
    this.socket.terminate()
  }
}

/** Opens this many sockets, fifty at a time. */
export async function crowd(
  count: number,
  server: Pick<CrowdedServer, "url" | "anonKey">,
  addressOf: (index: number) => string,
): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, index) =>
      Visitor.from(addressOf(from + index), server),
    )
    visitors.push(...(await Promise.all(some)))
  }
  return visitors
}

/** A person with an account who has joined a topic. */
export async function member(
  server: CrowdedServer,
  {
    address,
    topic,
    config = {},
    person = newPerson(),
  }: { address: string; topic: string; config?: object; person?: string },
): Promise<{ visitor: Visitor; answer: unknown }> {
  const visitor = await Visitor.from(address, server)
  const answer = await visitor.answer(visitor.join(topic, config, await server.tokenOf(person)))
  return { visitor, answer }
}

/**
 * Keeps asking for the app's settings until `stop` is called, which returns the longest wait for a response. It is measured in
 * milliseconds of the server's own work, so that other work on the machine doesn't count.
 */
export function keepAsking({ url, pid }: Pick<CrowdedServer, "url" | "pid">): {
  stop: () => Promise<number>
} {
  let isOver = false
  const asking = (async () => {
    let most = 0
    while (!isOver) {
      const before = worked(pid)
      const response = await fetch(`${url}/config.json`)
      await response.json()
      if (response.status !== 200) throw new Error(`It answered ${response.status}.`)
      most = Math.max(most, worked(pid) - before)
    }
    return most
  })()
  // The caller of `stop` gets the error.
  asking.catch(() => {})
  return {
    stop: () => {
      isOver = true
      return asking
    },
  }
}

/** How much processor time a process has used, in milliseconds. Linux counts in hundredths of a second. */
function worked(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
