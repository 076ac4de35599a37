import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { Readiness, type ReadyState } from "./readiness.ts"

let database: { url: string; drop: () => Promise<void> }
let pool: pg.Pool
const reported: ReadyState[] = []

beforeAll(async () => {
  database = await createDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

function readiness(parts: { isSchemaKnown?: boolean; pool?: pg.Pool; stopping?: AbortSignal }) {
  return new Readiness({
    pool: parts.pool ?? pool,
    isSchemaKnown: () => parts.isSchemaKnown ?? true,
    stopping: parts.stopping ?? new AbortController().signal,
    changed: (state) => reported.push(state),
  })
}

test("a server is ready if its database accepts writes and its schema is loaded", async () => {
  expect(await readiness({}).state()).toEqual({ ready: true })
  expect(await readiness({ isSchemaKnown: false }).state()).toEqual({
    ready: false,
    reason: "The database schema hasn't been loaded yet.",
  })
})

test("it isn't ready from the moment it begins to stop", async () => {
  const stop = new AbortController()
  const asked = readiness({ stopping: stop.signal })
  expect(await asked.state()).toEqual({ ready: true })
  stop.abort()
  expect(await asked.state()).toEqual({ ready: false, reason: "The server is stopping." })
})

test("it isn't ready while its database is read-only, and each change of state is reported once", async () => {
  reported.length = 0
  const asked = readiness({})
  await pool.query("set default_transaction_read_only = on")
  const readOnly: ReadyState = { ready: false, reason: "The database is read-only." }
  expect(await asked.state()).toEqual(readOnly)
  await pool.query("set default_transaction_read_only = off")
  await expect.poll(() => asked.state(), { timeout: 5_000 }).toEqual({ ready: true })
  expect(reported).toEqual([readOnly, { ready: true }])
})

test("it isn't ready while the database is out of space or can't be reached", async () => {
  // Too little for the temporary file that the check makes Postgres write, as on a full disk.
  await pool.query("set temp_file_limit = '64kB'")
  expect(await readiness({}).state()).toEqual({
    ready: false,
    reason: "The database refuses writes (53400).",
  })
  const nowhere = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" })
  expect(await readiness({ pool: nowhere }).state()).toEqual({
    ready: false,
    reason: "The database can't be reached.",
  })
  await nowhere.end()
})

test("however often readiness is checked, the database is queried at most once a second", async () => {
  const counted = new pg.Pool({ connectionString: database.url, max: 1 })
  let connections = 0
  counted.on("acquire", () => (connections += 1))
  const asked = readiness({ pool: counted })
  await Promise.all(Array.from({ length: 200 }, () => asked.state()))
  expect(connections).toBe(2)
  await counted.end()
})
