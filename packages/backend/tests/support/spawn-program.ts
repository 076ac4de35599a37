import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "./free-port.ts"

/** The built backend as a process of its own. */
export interface ServerProcess {
  url: string
  pid: number
  /** What it has printed so far, logs included. */
  output: () => string
  /** Sends a signal and waits for the end. Answers the exit code, null when the signal ended it. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface Circumstances {
  /** Who runs it; only root can choose. */
  uid?: number
  gid?: number
  /** A disk of its own for a folder, of this many bytes. Only the server sees what is on it, and it ends with the server. */
  disk?: { folder: string; bytes: number }
}

/** Spawns a built program and waits until it is ready. `settings` are environment variables; PORT is a free one if not given. */
export async function spawnProgram(
  file: string,
  settings: Record<string, string>,
  circumstances: Circumstances = {},
): Promise<ServerProcess> {
  const port = settings["PORT"] ?? String(await freePort())
  const run = await spawnNode(file, { PORT: port, LOG_LEVEL: "warn", ...settings }, circumstances)
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

/** Spawns a built program for a start that should fail; answers its exit code and everything that it printed. */
export async function spawnRefusedProgram(file: string, settings: Record<string, string>) {
  const run = await spawnNode(file, settings)
  return { exitCode: await run.ended, output: run.output() }
}

const living = new Set<ChildProcess>()
process.once("exit", () => living.forEach((child) => child.kill()))

async function spawnNode(file: string, settings: Record<string, string>, circumstances: Circumstances = {}) {
  const { disk, ...user } = circumstances
  const command = [process.execPath, file] as const
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
