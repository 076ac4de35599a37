import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { StartError } from "#server/setup/starting/start-error.ts"

/**
 * Stops leftovers of a killed process (a Postgres whose Node was killed, or workers whose Postgres was killed) and removes their files. Only the
 * holder of the folder may call this, and only while its own Postgres is down.
 */
export async function stopOutlived(cluster: string) {
  const pidFile = join(cluster, "postmaster.pid")
  if (!existsSync(pidFile)) return
  // The documented lines of postmaster.pid: process ID, folder, start time, port, folder of the socket.
  const [number, , , port, socketFolder] = readFileSync(pidFile, "utf8").split("\n")
  const main = Number(number)
  if (processesOf(cluster, main).includes(main)) await stop(cluster, main, "SIGINT", 2_500)
  for (const pid of processesOf(cluster, main)) await stop(cluster, pid, "SIGKILL", 1_000)
  const [left] = processesOf(cluster, main)
  if (left !== undefined)
    throw new StartError(`An older Postgres (process ${left}) is still using ${cluster}.`)
  // Postgres respects a lock if the process ID in it belongs to any living process, whatever program that is, so
  // remove all the locks.
  const locks = socketFolder ? [pidFile, join(socketFolder, `.s.PGSQL.${port}.lock`)] : [pidFile]
  for (const lock of locks) rmSync(lock, { force: true })
}

async function stop(cluster: string, pid: number, signal: NodeJS.Signals, patience: number) {
  const until = performance.now() + patience
  try {
    process.kill(pid, signal)
  } catch {
    // The process has just ended, or belongs to another user. The caller finds out whether it is still running.
  }
  while (performance.now() < until && processesOf(cluster, pid).includes(pid)) await delay(5)
}

/**
 * The running processes of a database folder. Postgres and its workers run inside it; on systems other than Linux, only `main`
 * is checked.
 */
function processesOf(cluster: string, main: number): number[] {
  if (process.platform !== "linux") return runsPostgres(cluster, main) ? [main] : []
  const folder = realpathSync(cluster)
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder)
    .map(Number)
}

function workingFolder(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // The process has ended, is a zombie, or belongs to another user.
    return undefined
  }
}

function runsPostgres(cluster: string, pid: number) {
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
  return stdout?.includes(cluster) ?? false
}
