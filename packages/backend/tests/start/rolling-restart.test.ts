import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDatabase } from "#tests/support/database.ts"
import { freePort } from "#tests/support/free-port.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"

/** How often each server is restarted. By hand, restart more often: ROLLING_RESTARTS=10. */
const rounds = Number(process.env["ROLLING_RESTARTS"] ?? 1)
const servers = 2
const clients = 12

vi.setConfig({ testTimeout: 120_000 + rounds * 60_000, hookTimeout: 120_000 })

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
let admin: pg.Client
let ports: number[]
let running: ServerProcess[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-rolling-"))
  database = await createDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query("create table public.taps (id uuid primary key); grant insert on public.taps to anon")
  ports = await Promise.all(Array.from({ length: servers }, freePort))
  running = await Promise.all(ports.map(startOn))
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill("SIGTERM")))
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const startOn = (port: number) =>
  spawnServer({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url })

interface Outcome {
  id: string
  /** The response's status, or the code of the error. */
  end: string
}

/** Sends one save on a connection that may have been used before. */
function save(port: number, agent: Agent): Promise<Outcome> {
  const id = randomUUID()
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json" }
    const sent = request({ port, agent, method: "POST", path: "/rest/v1/taps", headers }, (response) =>
      response.resume().once("end", () => resolve({ id, end: String(response.statusCode) })),
    )
    sent.once("error", (error) => resolve({ id, end: "code" in error ? String(error.code) : error.message }))
    sent.end(JSON.stringify({ id }))
  })
}

/** Keeps track of the ports whose servers report that they are ready, by polling them as a proxy does. */
async function followHealth(isOver: () => boolean, ready: Set<number>) {
  while (!isOver()) {
    for (const port of ports) {
      const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
      if (response?.ok) ready.add(port)
      else ready.delete(port)
    }
    await delay(50)
  }
}

/**
 * Keeps saving through one of the ready servers, or through the next one if nothing listens there. Returns the outcomes of all saves that were sent.
 */
async function keepSaving(isOver: () => boolean, ready: Set<number>, first: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true })
  const outcomes: Outcome[] = []
  for (let turn = first; !isOver(); turn += 1) {
    const chosen = [...ready]
    const outcome = await save(chosen[turn % chosen.length] ?? 0, agent)
    // Nothing was sent, because there was no connection.
    if (outcome.end !== "ECONNREFUSED") outcomes.push(outcome)
    await delay((turn * 7) % 30)
  }
  agent.destroy()
  return outcomes
}

test("restarting servers one after another loses no request", async () => {
  let isOver = false
  const ready = new Set(ports)
  const looking = followHealth(() => isOver, ready)
  const saving = Array.from({ length: clients }, (_, each) => keepSaving(() => isOver, ready, each))
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, port] of ports.entries()) {
      expect(await running[place]?.kill("SIGTERM")).toBe(0)
      running[place] = await startOn(port)
    }
  }
  isOver = true
  await looking
  const outcomes = (await Promise.all(saving)).flat()
  expect(outcomes.length).toBeGreaterThan(100)
  expect(outcomes.filter(({ end }) => end !== "201")).toEqual([])
  const { rows } = await admin.query<{ count: string }>("select count(*) from public.taps")
  expect(Number(rows[0]?.count)).toBe(outcomes.length)
})
