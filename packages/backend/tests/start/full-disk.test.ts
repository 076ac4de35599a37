import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const megabyte = 1_048_576
const dataDir = mkdtempSync(join(tmpdir(), "repertoire-full-database-"))
let server: ServerProcess

beforeAll(async () => {
  const disk = { folder: dataDir, bytes: 400 * megabyte }
  server = await spawnServer({ DATA_DIR: dataDir, AUTH_AUTOCONFIRM: "true", LOG_LEVEL: "error" }, { disk })
})
afterAll(async () => {
  await server.kill("SIGTERM")
  rmSync(dataDir, { recursive: true })
})

/** The data folder. Its disk is mounted only for the server's process. */
const folder = () => join(`/proc/${server.pid}/root`, dataDir)

function fill() {
  const { bavail, bsize } = statfsSync(folder())
  writeFileSync(join(folder(), "filler"), Buffer.alloc(bavail * bsize))
}

async function health() {
  const response = await fetch(`${server.url}/healthz`)
  return { status: response.status, body: await response.json() }
}

let accounts = 0
async function signUp(): Promise<number> {
  accounts += 1
  const { anonKey }: { anonKey: string } = await (await fetch(`${server.url}/config.json`)).json()
  const { status } = await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: anonKey, "content-type": "application/json" },
    body: JSON.stringify({
      email: `lifter-${accounts}@example.com`,
      password: "correct horse battery staple",
      data: { notes: "x".repeat(12_000) },
    }),
  })
  return status
}

test("while the disk is full, the server reports that it is alive but not ready; it is ready again once there is space", async () => {
  expect(await health()).toEqual({ status: 200, body: { ready: true } })
  expect(await signUp()).toBe(200)

  fill()
  await expect.poll(signUp, { timeout: 30_000 }).toBeGreaterThanOrEqual(500)
  await expect
    .poll(health, { timeout: 5_000 })
    .toEqual({ status: 503, body: { ready: false, reason: "The database's disk is full." } })
  const alive = await fetch(`${server.url}/healthz/alive`)
  expect([alive.status, await alive.json()]).toEqual([200, { alive: true }])
  await expect.poll(server.output).toContain("The database's disk is full.")
  expect(server.output()).toMatch(/"message":"could not .*No space left on device"/)

  unlinkSync(join(folder(), "filler"))
  await expect.poll(health, { timeout: 30_000 }).toEqual({ status: 200, body: { ready: true } })
  expect(await signUp()).toBe(200)
})
