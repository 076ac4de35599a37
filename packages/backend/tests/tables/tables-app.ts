import { connect, createServer, type Socket } from "node:net"
import Fastify from "fastify"
import pg from "pg"
import { notes } from "../../examples/notes/notes.ts"
import { openDatabase } from "#server/postgres/database.ts"
import { tablesRoutes } from "#server/tables/routes.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"

export interface TablesApp {
  url: string
  isReady: () => boolean
  close: () => Promise<void>
}

/** The tables API alone, on an existing database; nobody can sign in. If `listenUrl` is undefined, it polls. */
export async function openTables(databaseUrl: string, listenUrl: string | undefined): Promise<TablesApp> {
  const { pools } = await openDatabase({
    product: notes,
    databaseUrl,
    listenUrl: undefined,
    jwtSecret: testSecrets.jwtSecret,
  })
  await Promise.all([pools.auth.end(), pools.realtime.end(), pools.storage.end()])
  return serveTables(pools.authenticator, listenUrl)
}

/** The tables API on a pool of connections as authenticator, which it closes at the end. */
export async function serveTables(pool: pg.Pool, listenUrl: string | undefined): Promise<TablesApp> {
  const tables = tablesRoutes({
    pool,
    listenUrl,
    address: "http://127.0.0.1/rest/v1",
    version: "1.0.0",
    loggingFunctions: [],
    verify: async () => ({ ok: false, reason: "malformed", message: "none are used here" }),
    took: () => {},
    config: {
      tablesSchemas: ["public"],
      tablesMaxRows: 1000,
      tablesPreRequest: undefined,
      tablesAnonRole: "anon",
      tablesAggregates: false,
      tablesPlan: false,
      tablesSearchPath: ["public", "extensions"],
      tablesTxEnd: "commit",
      tablesStatementsPerUser: 4,
      tablesBounds: {
        answerBytes: 16_777_216,
        patterns: 10,
        patternLength: 500,
        embedDepth: 4,
        writeRows: 5_000,
      },
      databaseSettings: {},
    },
  })
  const app = Fastify()
  await app.register(tables, { prefix: "/rest/v1" })
  const url = await app.listen({ port: 0, host: "127.0.0.1" })
  return {
    url: `${url}/rest/v1`,
    isReady: tables.ready,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

export interface Proxy {
  /** The database, through the proxy. */
  url: string
  /** How often Postgres has reported that it is ready for the next query: once when each connection starts, and once per round trip. */
  readyCount: () => number
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>
  /** Accepts connections again. */
  mend: () => Promise<void>
}

/** A proxy between a server and Postgres. */
export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const { host, port, database, user } = new pg.Client({ connectionString: databaseUrl })
  const sockets = new Set<Socket>()
  let ready = 0
  const proxy = createServer((client) => {
    const server = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const messages = new BackendMessages((type) => {
      if (type === "Z") ready += 1
    })
    client.on("data", (data) => server.write(data))
    server.on("data", (data) => {
      messages.read(data)
      client.write(data)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on("close", () => sockets.delete(one) && other.destroy())
      one.on("error", () => other.destroy())
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => proxy.listen(at, "127.0.0.1", resolve))
  await listen(0)
  const address = proxy.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    readyCount: () => ready,
    cut: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    mend: () => listen(address.port),
  }
}

/** Splits the stream from Postgres into messages: a letter, a length, and the rest. */
class BackendMessages {
  #rest = Buffer.alloc(0)
  readonly #seen: (type: string) => void

  constructor(seen: (type: string) => void) {
    this.#seen = seen
  }

  read(data: Buffer) {
    this.#rest = Buffer.concat([this.#rest, data])
    while (this.#rest.length >= 5) {
      const end = 1 + this.#rest.readUInt32BE(1)
      if (this.#rest.length < end) return
      this.#seen(this.#rest.toString("latin1", 0, 1))
      this.#rest = this.#rest.subarray(end)
    }
  }
}
