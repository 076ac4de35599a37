import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { buildBackendWhenStale } from "../scripts/prepare.mjs"
import { killPostgres, untilHealthy } from "./postgres-process.ts"
import type { KillableServer } from "./replaying/replay-with-kills.ts"

/** The built server in a separate process, with the embedded Postgres in a separate folder. */
export interface OwnServer extends KillableServer {
  /** The superuser's address of its Postgres, which is its own or the one given in the settings. */
  databaseUrl: string
  processId: () => number
  /** Milliseconds from the start of the process to its first response. */
  startedIn: () => number
  /** Stops the server as an operator would, and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const here = fileURLToPath(new URL("..", import.meta.url))

/**
 * Runs `use` with a separate server, and removes everything afterwards. `settings` are environment variables besides the usual ones. `checkout` is
 * the folder of another checkout whose build is to be run.
 */
export async function withOwnServer(
  use: (server: OwnServer) => Promise<void>,
  settings: Record<string, string> = {},
  checkout = here,
) {
  if (checkout === here) await buildBackendWhenStale()
  const server = await startOwnServer(settings, join(checkout, "dist/server/main.mjs"))
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

async function startOwnServer(settings: Record<string, string>, main: string): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-bench-"))
  const backend = newBackend({ dataDir, port: await freePort(), settings, main })
  await backend.start()
  const { url, processId, startedIn, ready } = backend
  return {
    url,
    processId,
    startedIn,
    ready,
    anonKey: await anonKeyOf(url),
    databaseUrl: settings["DATABASE_URL"] ?? databaseUrlOf(dataDir),
    kill: async (victim) => {
      if (victim === "postgres") await killPostgres(dataDir)
      else await backend.end("SIGKILL").then(backend.start)
      await ready()
    },
    restart: () => backend.end("SIGTERM").then(backend.start),
    stop: async () => {
      await backend.end("SIGTERM")
      rmSync(dataDir, { recursive: true })
    },
  }
}

interface BackendOptions {
  dataDir: string
  port: number
  settings: Record<string, string>
  /** The built server. */
  main: string
}

/** A backend process that can be stopped and started again on the same folder and port. */
function newBackend(options: BackendOptions) {
  const { port } = options
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let startedIn = 0
  process.once("exit", () => child?.kill())
  const ready = () =>
    untilHealthy(url, () => {
      if (typeof child?.exitCode === "number") throw new Error(`The server ended with ${child.exitCode}.`)
    })
  return {
    url,
    ready,
    processId: () => child?.pid ?? 0,
    startedIn: () => startedIn,
    start: async () => {
      const from = performance.now()
      child = spawnMain(options)
      await ready()
      startedIn = performance.now() - from
    },
    end: async (signal: NodeJS.Signals) => {
      if (!child) return
      const ended = once(child, "exit")
      child.kill(signal)
      await ended
    },
  }
}

const spawnMain = ({ dataDir, port, settings, main }: BackendOptions) =>
  spawn(process.execPath, [main], {
    // Nothing from this machine's environment that could be taken for a setting.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_AUTOCONFIRM: "true",
      AUTH_RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  })

async function anonKeyOf(url: string): Promise<string> {
  const settings: unknown = await (await fetch(`${url}/config.json`)).json()
  if (typeof settings === "object" && settings && "anonKey" in settings) return String(settings.anonKey)
  throw new Error("There is no anon key in /config.json.")
}

function databaseUrlOf(dataDir: string) {
  const password = readFileSync(join(dataDir, "postgres-password"), "utf8").trim()
  return `postgresql://postgres:${password}@/postgres?host=${encodeURIComponent(join(dataDir, "postgres"))}`
}
