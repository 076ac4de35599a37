import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type ServerProcess, spawnServer } from "#tests/support/process-server.ts"
import { freePort } from "#tests/support/server.ts"
import { type Lifter, newLifter } from "./lifter.ts"

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let port: string
let dataDir: string
let server: ServerProcess
let lifter: Lifter

beforeEach(async () => {
  port = String(await freePort())
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-kill-"))
  server = await start()
  lifter = await newLifter(server.url)
})
afterEach(async () => {
  await server.kill("SIGTERM")
  rmSync(dataDir, { recursive: true })
})

function start() {
  return spawnServer({
    // The same after each restart: it is part of who issued the tokens.
    PORT: port,
    DATA_DIR: dataDir,
    AUTH_AUTOCONFIRM: "true",
    AUTH_RATE_LIMITS: "off",
    TABLES_MAX_ROWS: "1000000",
  })
}

function postgresPid() {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0])
}

/** Every acknowledged row is there; a row that was not acknowledged may be there too; none is there twice. */
async function expectNothingLost() {
  const stored = await lifter.stored(server.url)
  expect(new Set(stored).size).toBe(stored.length)
  expect([...lifter.acknowledged].filter((name) => !stored.includes(name))).toEqual([])
  expect(lifter.acknowledged.size).toBeGreaterThan(0)
}

test("kill -9 of the server in the middle of writes loses nothing that was acknowledged, again and again", async () => {
  for (let round = 0; round < 5; round += 1) {
    const writing = lifter.write(server.url)
    await writing.reaches(50 + 40 * round)
    await server.kill("SIGKILL")
    await writing.stop()
    const orphan = postgresPid()
    server = await start()
    expect(postgresPid()).not.toBe(orphan)
    await expectNothingLost()
  }
})

test("kill -9 of the server and of Postgres at once loses nothing that was acknowledged", async () => {
  for (let round = 0; round < 3; round += 1) {
    const writing = lifter.write(server.url)
    await writing.reaches(50 + 40 * round)
    process.kill(postgresPid(), "SIGKILL")
    await server.kill("SIGKILL")
    await writing.stop()
    server = await start()
    await expectNothingLost()
  }
})

test("kill -9 of Postgres alone: the server answers 503 meanwhile, and goes on with nothing lost", async () => {
  const writing = lifter.write(server.url)
  for (let round = 1; round <= 3; round += 1) {
    await writing.reaches(60 * round)
    process.kill(postgresPid(), "SIGKILL")
  }
  await writing.reaches(400)
  await writing.stop()
  expect([...writing.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
  await expectNothingLost()
  expect(server.output()).toContain("starting it again")
})
