import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { inject } from "vitest"
import { buildBackendWhenStale } from "../../scripts/prepare.mjs"
import { freePort } from "@repertoire/backend/testing/free-port.ts"

const repository = join(import.meta.dirname, "../..")

/** The built backend as a process of its own. */
export interface ServerProcess {
  url: string
  pid: number
  /** What it has printed so far, logs included. */
  output: () => string
  /** Sends a signal and waits for the end. Answers the exit code, null when the signal ended it. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

interface Circumstances {
  /** Who runs it; only root can choose. */
  uid?: number
  gid?: number
  /** A disk of its own for a folder, of this many bytes. Only the server sees what is on it, and it ends with the server. */
  disk?: { folder: string; bytes: number }
  /** Whose build runs; this repository's if not given. */
  clone?: string
}

/** Spawns the built backend and waits until it is ready. `settings` are environment variables; PORT is a free one if not given. */
export async function spawnServer(
  settings: Record<string, string>,
  circumstances: Circumstances = {},
): Promise<ServerProcess> {
  const port = settings["PORT"] ?? String(await freePort())
  const run = await spawnMain({ PORT: port, LOG_LEVEL: "warn", ...settings }, circumstances)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (run.child.exitCode !== null) {
      throw new Error(`The server ended while it was starting: ${run.output()}`)
    }
    await delay(10)
  }
  return {
    url,
    pid: run.child.pid ?? 0,
    output: run.output,
    kill: async (signal) => {
      run.child.kill(signal)
      return run.ended
    },
  }
}

/** Spawns the built backend for a start that should fail; answers its exit code and everything that it printed. */
export async function spawnRefused(settings: Record<string, string>) {
  const run = await spawnMain(settings)
  return { exitCode: await run.ended, output: run.output() }
}

const living = new Set<ChildProcess>()
process.once("exit", () => living.forEach((child) => child.kill()))

async function spawnMain(settings: Record<string, string>, circumstances: Circumstances = {}) {
  const { disk, clone = repository, ...user } = circumstances
  await buildOnce()
  const command = [process.execPath, join(clone, "dist/server/main.mjs")] as const
  const [program, ...rest] = disk ? onDisk(disk, command) : command
  const child = spawn(program, rest, {
    ...user,
    // Nothing of the machine's own environment that would be taken for a setting.
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  })
  living.add(child)
  child.once("exit", () => living.delete(child))
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text))
  }
  return { child, output: () => printed.join(""), ended: endOf(child) }
}

type Command = readonly [string, ...string[]]

/** A command with a file system in memory for a folder. Whoever is not root is root in a name space of their own. */
function onDisk({ folder, bytes }: { folder: string; bytes: number }, command: Command): Command {
  const mount = 'mkdir -p "$1" && mount -t tmpfs -o "size=$2" disk "$1" && shift 2 && exec "$@"'
  const asRoot = process.getuid?.() === 0 ? [] : ["--map-root-user"]
  return ["unshare", ...asRoot, "--mount", "sh", "-c", mount, "sh", folder, String(bytes), ...command]
}

async function endOf(child: ChildProcess): Promise<number | null> {
  await once(child, "exit")
  return child.exitCode
}

async function isReady(url: string) {
  const response = await fetch(`${url}/healthz`).catch(() => undefined)
  return response?.ok ?? false
}

let built: Promise<void> | undefined

/** The backend is built once. */
function buildOnce() {
  built ??= whileLocked(buildBackendWhenStale)
  return built
}

/** Test files run at the same time: for what only one of them may do at once, such as a build. */
export async function whileLocked(work: () => Promise<void>) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") })
  await client.connect()
  await client.query("select pg_advisory_lock(1)")
  await work()
  await client.end()
}
