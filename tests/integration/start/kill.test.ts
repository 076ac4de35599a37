import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { ServerProcess } from "@repertoire/backend/testing/spawn-program.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { atATime, type Lifter, newLifter, whole } from "./lifter.ts"

// Set SERVER_KILLS=200 POSTGRES_KILLS=50 to run more by hand.
const serverKills = Number(process.env["SERVER_KILLS"] ?? 5)
const postgresKills = Number(process.env["POSTGRES_KILLS"] ?? 3)

vi.setConfig({ testTimeout: 180_000 + 15_000 * (serverKills + postgresKills), hookTimeout: 180_000 })

let port: string
let dataDir: string
let server: ServerProcess
let lifter: Lifter
/** The milliseconds from each kill until everything responded again. */
let recoveries: number[]

// The tests share a data folder, because creating one takes longer than starting again.
beforeAll(async () => {
  port = String(await freePort())
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-kill-"))
  server = await start()
})
afterAll(async () => {
  await server.kill("SIGTERM")
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  lifter = await newLifter(server.url)
  recoveries = []
})
afterEach(() => {
  const sorted = recoveries.toSorted((one, other) => one - other).map(Math.round)
  console.log(
    `${sorted.length} kills, ${lifter.acknowledged.size} saves acknowledged; ready again after ${sorted[0]}, ${sorted[Math.floor(sorted.length / 2)]} (the middle one) to ${sorted.at(-1)} ms`,
  )
})

function start() {
  return spawnServer({
    // The same port after each restart, because it is part of the tokens' issuer.
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

/** How many saves are acknowledged before a round's kill, a different number each time. */
function momentOf(round: number): number {
  return 10 + ((round * 37) % 61)
}

async function startAgain() {
  const from = performance.now()
  server = await start()
  recoveries.push(performance.now() - from)
}

/** Every acknowledged workout must be stored. Unacknowledged ones may be stored too. None may be stored twice or incompletely. */
async function expectNothingLost() {
  const stored = new Set(await lifter.stored(server.url))
  expect([...lifter.acknowledged].filter((name) => !stored.has(whole(name)))).toEqual([])
  expect(lifter.acknowledged.size).toBeGreaterThan(0)
}

/** Once everything has been sent again, each workout must be stored once and completely, and nothing else. */
async function expectEverythingOnce() {
  await lifter.settle(server.url)
  const stored = await lifter.stored(server.url)
  expect(stored.toSorted()).toEqual([...lifter.acknowledged].map(whole).toSorted())
}

test("repeated kill -9 of the server in the middle of saves loses nothing that was acknowledged", async () => {
  for (let round = 0; round < serverKills; round += 1) {
    const writing = lifter.write(server.url)
    await writing.reaches(momentOf(round))
    await server.kill("SIGKILL")
    await writing.stop()
    const orphan = postgresPid()
    await startAgain()
    expect(postgresPid()).not.toBe(orphan)
    await expectNothingLost()
  }
  await expectEverythingOnce()
})

test("kill -9 of the server and of Postgres at once loses nothing that was acknowledged", async () => {
  for (let round = 0; round < postgresKills; round += 1) {
    const writing = lifter.write(server.url)
    await writing.reaches(momentOf(round))
    process.kill(postgresPid(), "SIGKILL")
    await server.kill("SIGKILL")
    await writing.stop()
    await startAgain()
    await expectNothingLost()
  }
  await expectEverythingOnce()
})

test("after kill -9 of only Postgres, the server responds with 503 and then continues with nothing lost", async () => {
  const statuses = new Set<number>()
  for (let round = 0; round < postgresKills; round += 1) {
    const writing = lifter.write(server.url)
    await writing.reaches(momentOf(round))
    const from = performance.now()
    process.kill(postgresPid(), "SIGKILL")
    await writing.fails()
    // More than can have been in flight.
    await writing.reaches(atATime + 1)
    recoveries.push(performance.now() - from)
    await writing.stop()
    for (const status of writing.statuses.keys()) statuses.add(status)
    await expectNothingLost()
  }
  expect(statuses).toEqual(new Set([200, 503]))
  await expectEverythingOnce()
  expect(server.output()).toContain("Restarting it")
})
