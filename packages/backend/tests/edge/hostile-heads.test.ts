import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { fuzzSeed } from "#tests/support/fuzz-seed.ts"
import { inspectable, memoryOf } from "#tests/support/process-memory.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"
import { gymSchema } from "../storage/gym-files.ts"
import { headOf, hostileRequests } from "./hostile-requests.ts"
import { absurdJson } from "./odd-bodies.ts"
import { type Answer, exchange, type RawRequest } from "./raw-exchange.ts"
import { type Route, routesOf } from "./routes-of.ts"

/** How many generated requests are sent. By hand, send more: HOSTILE_REQUESTS=5000. */
const count = Number(process.env["HOSTILE_REQUESTS"] ?? 600)
const atOnce = 8

vi.setConfig({ testTimeout: 120_000 + count * 60, hookTimeout: 120_000 })

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
let server: ServerProcess
let routes: Route[]
let tokens: string[]

beforeAll(async () => {
  database = await createDatabase()
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(gymSchema)
  await admin.end()
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-hostile-"))
  routes = await routesOf(database.url)
  server = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    AUTH_AUTOCONFIRM: "true",
    AUTH_RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    ...inspectable,
  })
  const { anonKey }: { anonKey: string } = await (await fetch(`${server.url}/config.json`)).json()
  // Several people, because a session that a generated request signs out is of no further use.
  tokens = ["", anonKey, ...(await Promise.all([1, 2, 3, 4].map((each) => signUp(anonKey, each))))]
})
afterAll(async () => {
  await server.kill("SIGTERM")
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

async function signUp(anonKey: string, number: number): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: anonKey, "content-type": "application/json" },
    body: JSON.stringify({
      email: `stranger-${number}@example.com`,
      password: "correct horse battery staple",
    }),
  })
  const { access_token }: { access_token: string } = await response.json()
  return access_token
}

/** The fields of an error in each API's format. A request that the server can't even read is refused in the same format by all of them. */
const errorFields: readonly (readonly [prefix: string, ...fields: string[]])[] = [
  ["/rest/v1", "code", "details", "hint", "message"],
  ["/storage/v1", "statusCode", "error", "message"],
  ["/functions/v1", "code", "message"],
  ["/auth/v1", "code"],
  ["", "message"],
]
const unreadable = ["error", "message", "statusCode"]

/** The formats that an error may have, each as a list of fields. */
function formsOf(head: string): string[][] {
  const [method, target = ""] = head.replace("http://elsewhere", "").split(" ")
  const [, ...ofRoom] = errorFields.find(([prefix]) => target.startsWith(prefix)) ?? []
  return [
    ofRoom,
    unreadable,
    // Most routes have no OPTIONS of their own: browsers' preflight requests are answered in one place for all APIs.
    ...(method === "OPTIONS" ? [["message"]] : []),
    // Requests for another protocol are answered by the realtime API.
    ...(/^upgrade:/im.test(head) ? [["error"]] : []),
  ]
}

/** What is wrong with a response; undefined if nothing is. A connection that broke off, or asks for a tunnel, is closed without a response. */
function wrongWith(answer: Answer | undefined, forms: string[][]): string | undefined {
  if (answer === undefined) return undefined
  const { status, headers, body } = answer
  const shown = `${status} ${body.slice(0, 300)}`
  if (!(status >= 100 && status < 500)) return shown
  if (status < 400 || body === "" || !headers.get("content-type")?.startsWith("application/json"))
    return undefined
  const found = new Set(Object.keys(JSON.parse(body)))
  return forms.some((fields) => fields.every((each) => found.has(each))) ? undefined : shown
}

async function sendAll(requests: readonly RawRequest[]): Promise<string[]> {
  const port = Number(new URL(server.url).port)
  const waiting = requests.values()
  const found: string[] = []
  const send = async () => {
    for (const request of waiting) {
      const head = request.head.toString("latin1")
      const outcome = await exchange(port, request).then(
        (answer) => wrongWith(answer, formsOf(head)),
        (error: Error) => error.message,
      )
      if (outcome !== undefined) found.push(`${outcome} to ${head.slice(0, 400)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return found
}

async function expectUnharmed(before: number) {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(server.output().match(/.*"level":[56]0.*/g)).toBeNull()
  await expect
    .poll(async () => (await memoryOf(server.output())) - before, { timeout: 10_000 })
    .toBeLessThan(20 * 1_048_576)
}

test("absurdly deep and wide JSON, sent to every route that reads a body, gets a response in the contract's words", async () => {
  const readers = routes.flatMap(({ path, methods }) =>
    methods
      .filter((method) => ["POST", "PUT", "PATCH", "DELETE"].includes(method))
      .map((method) => ({ method, path })),
  )
  const requests = readers.flatMap(({ method, path }) =>
    tokens.slice(2, 3).flatMap((token) =>
      Object.values(absurdJson).map((text) => {
        const body = Buffer.from(text)
        const head = headOf(`${method} ${path.replace("*", "notes")} HTTP/1.1`, [
          ["Host", "here"],
          ["Authorization", `Bearer ${token}`],
          ["apikey", token],
          ["Content-Type", "application/json"],
          ["Content-Length", String(body.length)],
        ])
        return { head, body, breaksOff: false }
      }),
    ),
  )
  const before = await memoryOf(server.output())
  expect(await sendAll(requests)).toEqual([])
  await expectUnharmed(before)
})

test(`${count} requests that no library would write (seed ${fuzzSeed}) don't end the process or get a 5xx`, async () => {
  const made = fc.sample(hostileRequests(routes, tokens), { numRuns: count, seed: fuzzSeed })
  const before = await memoryOf(server.output())
  expect(await sendAll(made)).toEqual([])
  await expectUnharmed(before)
})
