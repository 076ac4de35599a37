import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

const patienceMilliseconds = 60_000

/** Ends the Postgres of a data folder by SIGKILL; resolves when another one runs in its place. */
export async function killPostgres(dataDir: string) {
  const killed = processOf(dataDir)
  process.kill(killed, "SIGKILL")
  await until(() => {
    const now = processOf(dataDir)
    return now > 0 && now !== killed
  }, "Postgres did not start again.")
}

/** The process of Postgres, NaN while there is none. */
function processOf(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0])
  } catch {
    return Number.NaN
  }
}

/** Asks again and again until it is so. Throws a sentence when that takes too long. */
export async function until(asked: () => boolean | Promise<boolean>, otherwise: string) {
  const limit = performance.now() + patienceMilliseconds
  while (!(await asked())) {
    if (performance.now() > limit) throw new Error(otherwise)
    await delay(5)
  }
}

/** Resolves when the server at this address answers and reaches its database. `check` may throw to give up. */
export async function untilHealthy(url: string, check: () => void = () => {}) {
  await until(async () => {
    check()
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => {})
    return answer?.ok === true
  }, "The server did not become ready.")
}
