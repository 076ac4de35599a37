import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
let admin: pg.Client
let server: ServerProcess

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-signals-"))
  database = await createDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  // This statement waits for as long as the test holds the lock.
  await admin.query(`
    create function public.slow() returns text language sql as $$ select pg_advisory_xact_lock_shared(7); select 'done' $$;
    grant execute on function public.slow() to anon`)
  server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url })
})
afterEach(async () => {
  await server.kill("SIGKILL")
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** A request that is waiting in Postgres; `finish` lets it continue. */
async function requestInFlight() {
  await admin.query("select pg_advisory_lock(7)")
  const answer = fetch(`${server.url}/rest/v1/rpc/slow`, { method: "POST" }).catch(() => undefined)
  await expect
    .poll(async () => {
      const { rowCount } = await admin.query(
        `select from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      )
      return rowCount
    })
    .toBe(1)
  return { answer, finish: () => admin.query("select pg_advisory_unlock(7)") }
}

async function refusesNewRequests() {
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed")
}

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s lets a request in flight finish, and accepts no new one",
  async (signal) => {
    const { answer, finish } = await requestInFlight()
    const ended = server.kill(signal)
    await refusesNewRequests()
    await finish()
    const response = await answer
    expect(response?.status).toBe(200)
    expect(await response?.json()).toBe("done")
    expect(await ended).toBe(0)
  },
)

test("a signal that arrives twice at once, as under npm, counts as one", async () => {
  const { answer, finish } = await requestInFlight()
  const ended = server.kill("SIGINT")
  void server.kill("SIGINT")
  await refusesNewRequests()
  await finish()
  expect((await answer)?.status).toBe(200)
  expect(await ended).toBe(0)
})

test("a second Ctrl-C stops the server without waiting", async () => {
  const { answer, finish } = await requestInFlight()
  void server.kill("SIGINT")
  await expect.poll(server.output).toContain("Press Ctrl-C again to stop immediately")
  const noticed = performance.now()
  await expect.poll(() => performance.now() - noticed, { timeout: 5_000 }).toBeGreaterThan(600)
  expect(await server.kill("SIGINT")).toBe(130)
  await finish()
  expect(await answer).toBeUndefined()
})
