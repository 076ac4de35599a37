import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "./free-port.ts"

/** The built backend in its own process. */
export interface ServerProcess {
  url: string
  pid: number
  /** Everything it has printed so far, including logs. */
  output: () => string
  /** Sends a signal and waits for the process to end. Returns the exit code, or null if the signal ended the process. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface Circumstances {
  /** The user that runs it; only root can choose one. */
  uid?: number
  gid?: number
  /**
   * A separate disk for a folder, with this many bytes. Only the server sees its contents, and the disk is removed when the
   * server ends.
   */
  disk?: { folder: string; bytes: number }
}

/** Spawns a built program and waits until it is ready. `settings` are environment variables; PORT is a free port by default. */
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
    // Polling more often would slow down the very start that it waits for.
    await delay(50)
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

/** Spawns a built program for a start that should fail. Returns its exit code and everything that it printed. */
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
    // Nothing else from this machine's environment, because it could be taken for a setting.
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

/** Runs a command with an in-memory file system mounted on a folder. A user who isn't root becomes root in a new namespace. */
export function onDisk({ folder, bytes }: { folder: string; bytes: number }, command: Command): Command {
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
