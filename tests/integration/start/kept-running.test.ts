import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createDatabase } from "@repertoire/backend/testing/database.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { buildWhenStale } from "../../../scripts/prepare.mjs"

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const script = join(import.meta.dirname, "../../../scripts/start.mjs")

let dataDir: string
let database: { url: string; drop: () => Promise<void> }
let url: string
let keeper: ChildProcess
let printed: string

beforeEach(async () => {
  await whileLocked(buildWhenStale)
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-kept-"))
  database = await createDatabase()
})
afterEach(async () => {
  keeper.kill("SIGTERM")
  await isGone()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Starts what `npm start` starts, without npm. */
async function start(settings: Record<string, string> = {}) {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  printed = ""
  keeper = spawn(process.execPath, [script], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: "warn",
      ...settings,
    },
  })
  for (const stream of [keeper.stdout, keeper.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text))
}

const answers = () =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const isUp = () => expect.poll(answers, { timeout: 60_000 }).toBe(true)
const isGone = () =>
  expect
    .poll(
      () =>
        fetch(`${url}/healthz/alive`).then(
          () => "there",
          () => "gone",
        ),
      { timeout: 20_000 },
    )
    .toBe("gone")

/** The pid of the server itself. */
function serverPid(): number {
  const { stdout } = spawnSync("pgrep", ["-P", String(keeper.pid)], { encoding: "utf8" })
  return Number(stdout.trim())
}

async function facts() {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query("select fact from private.server_facts where name = 'started_again'")
  await client.end()
  return rows
}

const endOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode)
    else child.once("exit", resolve)
  })

test("a server that exits by itself is restarted after growing pauses, and the health page shows it", async () => {
  await start()
  await isUp()
  expect(await facts()).toEqual([])
  const pids = new Set([serverPid()])
  for (const [times, pause] of [0.5, 1].entries()) {
    process.kill(serverPid(), "SIGKILL")
    await expect
      .poll(() => printed, { timeout: 10_000 })
      .toContain(`The server exited unexpectedly (SIGKILL). Restarting in ${pause} s.\n`)
    await isUp()
    expect(pids).not.toContain(serverPid())
    pids.add(serverPid())
    expect(await facts()).toEqual([{ fact: { times: times + 1, ended_with: "SIGKILL" } }])
  }

  keeper.kill("SIGTERM")
  expect(await endOf(keeper)).toBe(0)
  await isGone()
  await start()
  await isUp()
  expect(await facts()).toEqual([])
})

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s ends both processes, once the server has closed",
  async (signal) => {
    await start()
    await isUp()
    const pid = serverPid()
    keeper.kill(signal)
    expect(await endOf(keeper)).toBe(0)
    expect(() => process.kill(pid, 0)).toThrow("ESRCH")
    expect(printed).toContain("Press Ctrl-C again to stop immediately")
    expect(printed).not.toContain("exited unexpectedly")
  },
)

test("a server that is told to stop isn't restarted", async () => {
  await start()
  await isUp()
  process.kill(serverPid(), "SIGTERM")
  expect(await endOf(keeper)).toBe(0)
  await isGone()
})

test("a server whose keeper is killed stops too, and releases its port", async () => {
  await start()
  await isUp()
  const pid = serverPid()
  keeper.kill("SIGKILL")
  await isGone()
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
})

test("a refused start isn't retried, and keeps its exit code", async () => {
  await start({ AUTH_MFA: "carrier pigeon" })
  expect(await endOf(keeper)).toBe(1)
  expect(printed).toContain("AUTH_MFA")
  expect(printed).not.toContain("starts again")
})

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
