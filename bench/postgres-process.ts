import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

const patienceMilliseconds = 60_000

/** Kills the Postgres of a data folder with SIGKILL. Resolves when its replacement accepts connections. */
export async function killPostgres(dataDir: string) {
  const killed = postmasterOf(dataDir).pid
  process.kill(killed, "SIGKILL")
  await until(() => {
    const { pid, status } = postmasterOf(dataDir)
    return pid > 0 && pid !== killed && status === "ready"
  }, "Postgres did not start again.")
}

/** The main Postgres process, and its status from the eighth line of its pid file. The pid is NaN while there is no process. */
function postmasterOf(dataDir: string): { pid: number; status?: string | undefined } {
  try {
    const lines = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")
    return { pid: Number(lines[0]), status: lines[7]?.trim() }
  } catch {
    return { pid: Number.NaN }
  }
}

/** Asks repeatedly until the answer is yes. Throws an error with the sentence `otherwise` if that takes too long. */
export async function until(asked: () => boolean | Promise<boolean>, otherwise: string) {
  const limit = performance.now() + patienceMilliseconds
  while (!(await asked())) {
    if (performance.now() > limit) throw new Error(otherwise)
    await delay(5)
  }
}

/** Resolves when the server at this address responds and reaches its database. `check` may throw to give up. */
export async function untilHealthy(url: string, check: () => void = () => {}) {
  await until(async () => {
    check()
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    return answer?.ok === true
  }, "The server did not become ready.")
}
