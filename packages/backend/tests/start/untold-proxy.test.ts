import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"

vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
let server: ServerProcess
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-proxy-"))
  database = await createDatabase()
})
afterEach(async () => {
  await server.kill("SIGTERM")
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

async function warnings(settings: Record<string, string>, headers: Record<string, string>) {
  server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings })
  for (let asked = 0; asked < 3; asked += 1) await fetch(`${server.url}/config.json`, { headers })
  await server.kill("SIGTERM")
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes("TRUST_PROXY"))
}

const passedOn = { "x-forwarded-for": "203.0.113.7" }

test("forwarded requests cause one warning if no setting mentions a proxy", async () => {
  const [line, ...more] = await warnings({}, passedOn)
  expect(line).toContain(
    "A proxy at 127.0.0.1 is forwarding requests. Without TRUST_PROXY, everyone behind it shares one rate limit.",
  )
  expect(more).toEqual([])
})

test.each([
  [{ TRUST_PROXY: "1" }, passedOn],
  [{ TRUST_PROXY: "false" }, passedOn],
  [{}, {}],
])("with %j and headers %j there is no warning", async (settings, headers) => {
  expect(await warnings(settings, headers)).toEqual([])
})
