import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "#server/setup/config.ts"
import { keptPostgresPassword } from "#server/setup/keys/secrets.ts"
import { startEmbedded } from "./embedded.ts"

/**
 * Runs a command with the database's address, whether or not a server is running. If the embedded Postgres is down, it is
 * started for the command.
 */
export async function withDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const running = databaseUrl ?? (await runningEmbedded(dataDir))
  if (running === undefined) await withEmbedded(dataDir, work)
  else await work(running)
}

/** Starts the embedded Postgres of a data folder for the duration of the work. Fails with an explanation if a server is using the folder. */
export async function withEmbedded(dataDir: string, work: (databaseUrl: string) => Promise<void>) {
  const postgres = await startEmbedded({
    dataDir,
    password: await keptPostgresPassword(dataDir),
    settings: {},
    say: () => {},
    log: () => {},
  })
  try {
    await work(postgres.databaseUrl)
  } finally {
    await postgres.stop()
  }
}

/** The address of the embedded Postgres, if a server is running with this data folder. */
async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const note = join(dataDir, "postgres", "postmaster.pid")
  if (!existsSync(note)) return undefined
  // Lines of postmaster.pid: process, folder, start time, port, and socket folder.
  const [pid = "", , , port = "5432", socket = ""] = readFileSync(note, "utf8").split("\n")
  if (!isAlive(Number(pid))) return undefined
  const password = encodeURIComponent(await keptPostgresPassword(dataDir))
  return socket === ""
    ? `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    : `postgresql://postgres:${password}@/postgres?host=${encodeURIComponent(socket)}&port=${port}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
