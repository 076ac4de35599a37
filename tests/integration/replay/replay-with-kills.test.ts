import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { spawnServer } from "#tests/support/process-server.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { killPostgres, untilHealthy } from "../../../bench/postgres-process.ts"
import { type KillableServer, replayWithKills } from "../../../bench/replaying/replay-with-kills.ts"
import { hevyHistory, strongHistory } from "./generated-history.ts"

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let server: KillableServer & { stop: () => Promise<void> }

beforeAll(async () => {
  server = await killableServer()
})
afterAll(() => server.stop())

async function killableServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-replay-"))
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, AUTH_AUTOCONFIRM: "true" }
  const spawn = () => spawnServer({ ...settings, AUTH_RATE_LIMITS: "off" })
  let running = await spawn()
  const { url } = running
  const ready = () => untilHealthy(url)
  const config = await fetch(`${url}/config.json`)
  const { anonKey }: { anonKey: string } = await config.json()
  return {
    url,
    anonKey,
    ready,
    kill: async (victim: "server" | "postgres") => {
      if (victim === "postgres") {
        await killPostgres(dataDir)
        return ready()
      }
      await running.kill("SIGKILL")
      running = await spawn()
    },
    stop: async () => {
      await running.kill("SIGTERM")
      rmSync(dataDir, { recursive: true })
    },
  }
}

it.each([
  ["the server", "Strong", strongHistory(60), ["server", "server", "server"] as const],
  ["Postgres", "Hevy", hevyHistory(60), ["postgres", "postgres", "postgres"] as const],
  [
    "now the one and now the other",
    "Strong",
    strongHistory(80),
    ["server", "postgres", "server", "postgres"] as const,
  ],
])(
  "kill -9 of %s in the middle of a %s replay: every acknowledged save is there, once",
  async (_, __, { csv, sessions, sets }, victims) => {
    const replay = await replayWithKills(server, csv, { clients: 4, victims: [...victims] })
    expect(replay.problems).toEqual([])
    expect(replay.recoveries.map(({ victim }) => victim)).toEqual(victims)
    expect(replay.acknowledged.size).toBe(sessions)
    expect(replay.storedCounts).toMatchObject({ sessions, sets })
  },
)
