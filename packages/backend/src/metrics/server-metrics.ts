// What the server counts and measures about itself for a Prometheus-compatible monitor. No label names a person or anything that a person wrote.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Pool } from "pg"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { Pools } from "#server/postgres/pool.ts"
import { selectRows } from "#server/postgres/rows.ts"

export interface MetricsParts {
  pools: Pools
  /** The APIs by their path prefix; everything else counts as pages. */
  rooms: ReadonlyMap<string, string>
  /** The product's functions, whose calls are counted by name. */
  functions: readonly string[]
  /** The database functions whose calls count as saves. */
  savingFunctions: readonly string[]
  /** The number of open sockets. */
  sockets: () => number
  /** The table of emails waiting for the mail server; undefined if emails stay in the mailbox. */
  waitingMails: string | undefined
  /** When the last backup was made, in epoch milliseconds; undefined if none is known. */
  lastBackup: () => Promise<number | undefined>
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const poolNames = ["auth", "authenticator", "health", "realtime", "realtimeFilters", "storage"] as const
const perProcess = "in this process"

/** Counts every response of the server from now on. Returns a function that writes all metrics in Prometheus' text format. */
export function measureServer(app: FastifyInstance, parts: MetricsParts): () => Promise<string> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countResponses(app, parts, register)
  gaugeProcess(parts, register)
  gaugeDatabase(parts, register)
  return () => register.metrics()
}

function countResponses(app: FastifyInstance, parts: MetricsParts, register: Registry) {
  const requests = new Counter({
    name: "http_requests_total",
    help: `Answered requests ${perProcess}; refusals are those with a status from 400 to 499.`,
    labelNames: ["room", "method", "status"],
    registers: [register],
  })
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: `Time from a request's first byte to its last response byte ${perProcess}.`,
    labelNames: ["room"],
    buckets: secondBuckets,
    registers: [register],
  })
  const saves = new Counter({
    name: "saves_total",
    help: `Completed calls to the functions that save a log ${perProcess}.`,
    labelNames: ["function"],
    registers: [register],
  })
  const calls = new Counter({
    name: "function_calls_total",
    help: `Answered calls to the product's functions ${perProcess}, such as the coach.`,
    labelNames: ["function", "status"],
    registers: [register],
  })
  app.addHook("onResponse", async (request: FastifyRequest, reply: FastifyReply) => {
    const { room, rest } = roomOf(request.url, parts.rooms)
    const status = String(reply.statusCode)
    const method = methods.has(request.method) ? request.method : "other"
    requests.inc({ room, method, status })
    seconds.observe({ room }, reply.elapsedTime / 1000)
    if (room === "functions" && parts.functions.includes(rest[0] ?? ""))
      calls.inc({ function: rest[0] ?? "", status })
    const [first, name = ""] = rest
    const isSaved = room === "tables" && first === "rpc" && reply.statusCode < 300
    if (isSaved && parts.savingFunctions.includes(name)) saves.inc({ function: name })
  })
}

/** The API that answers a URL, and the path's parts after the API's prefix. */
function roomOf(url: string, rooms: MetricsParts["rooms"]): { room: string; rest: string[] } {
  const [path = ""] = url.split("?")
  for (const [prefix, room] of rooms)
    if (path.startsWith(`${prefix}/`)) return { room, rest: path.slice(prefix.length + 1).split("/") }
  return { room: "pages", rest: [] }
}

function gaugeProcess({ pools, sockets }: MetricsParts, register: Registry) {
  register.registerMetric(
    new Gauge({
      name: "sockets_open",
      help: `Open sockets for live changes ${perProcess}.`,
      registers: [],
      collect() {
        this.set(sockets())
      },
    }),
  )
  register.registerMetric(
    new Gauge({
      name: "database_connections",
      help: `Connections to Postgres by pool ${perProcess}; "waiting" counts requests without a connection.`,
      labelNames: ["pool", "state"],
      registers: [],
      collect() {
        for (const pool of poolNames) {
          const { totalCount, idleCount, waitingCount } = pools[pool]
          this.set({ pool, state: "busy" }, totalCount - idleCount)
          this.set({ pool, state: "idle" }, idleCount)
          this.set({ pool, state: "waiting" }, waitingCount)
        }
      },
    }),
  )
}

/**
 * What all processes of one database share. While the database can't be reached, these metrics have no value, and everything else is still reported.
 */
function gaugeDatabase({ pools, waitingMails, lastBackup }: MetricsParts, register: Registry) {
  const shared = (name: string, help: string, read: () => Promise<number | undefined>) =>
    register.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await read().catch(() => undefined)
          // A value that isn't known is left out, because zero would look like a measurement.
          if (value === undefined) this.remove()
          else this.set(value)
        },
      }),
    )
  const number = async (pool: Pool, expression: string) => {
    const [row] = await selectRows<{ n: string }>(pool, `select ${expression} as n`)
    return row && Number(row.n)
  }
  shared("database_bytes", "The database's size on disk.", () =>
    number(pools.health, "pg_database_size(current_database())"),
  )
  if (waitingMails !== undefined) {
    const mails = (condition: string) => () =>
      number(pools.auth, `(select count(*) from ${waitingMails} where ${condition})`)
    shared("mails_waiting", "Emails that haven't been sent yet and will be retried.", mails("not given_up"))
    shared("mails_given_up", "Emails waiting for an admin.", mails("given_up"))
  }
  shared("backup_age_seconds", "Seconds since the last automatic backup.", async () => {
    const at = await lastBackup()
    return at && (Date.now() - at) / 1000
  })
}
