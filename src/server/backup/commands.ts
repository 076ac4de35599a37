// `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`.
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { readConfig } from "#server/setup/config.ts"
import { keptPostgresPassword } from "#server/setup/secrets.ts"
import { StartError } from "#server/setup/start-error.ts"
import { text } from "#server/setup/settings.ts"
import { makeBackup } from "./make-backup.ts"
import { restoreBackup } from "./restore-backup.ts"

/** Runs one of the commands and answers what it did. Throws a StartError with the reason when it can't. */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const [command, ...rest] = args
  const flags = rest.filter((each) => each.startsWith("--"))
  const [file, ...more] = rest.filter((each) => !each.startsWith("--"))
  const known = command === "restore" ? ["--replace"] : []
  if (file === undefined || more.length > 0 || flags.some((flag) => !known.includes(flag)))
    throw new StartError(
      command === "restore" ? "Usage: npm run restore -- FILE [--replace]" : "Usage: npm run backup -- FILE",
    )
  const order = { file: resolve(file), passphrase: text(environment, "BACKUP_PASSPHRASE") }
  return command === "restore"
    ? restore(order, flags.includes("--replace"), environment)
    : backup(order, environment)
}

interface Order {
  file: string
  passphrase: string | undefined
}

async function backup(order: Order, environment: NodeJS.ProcessEnv): Promise<string> {
  if (existsSync(order.file)) throw new StartError(`${order.file} is there already.`)
  const config = await readConfig(environment)
  const { dataDir } = config
  const running = config.databaseUrl ?? (await runningEmbedded(dataDir))
  if (running !== undefined) await makeBackup({ ...order, dataDir, databaseUrl: running })
  else
    await withEmbedded(dataDir, async (databaseUrl) => {
      await makeBackup({ ...order, dataDir, databaseUrl })
    })
  return `Backed up to ${order.file}${order.passphrase === undefined ? "" : ", encrypted"}.`
}

async function restore(order: Order, mayReplace: boolean, environment: NodeJS.ProcessEnv): Promise<string> {
  const config = await readConfig(environment)
  const { dataDir } = config
  let madeAt = ""
  const run = async (databaseUrl: string) => {
    madeAt = (await restoreBackup({ ...order, dataDir, databaseUrl, mayReplace })).made_at
  }
  // A server that runs on this folder holds it, and says so.
  if (config.databaseUrl !== undefined) await run(config.databaseUrl)
  else await withEmbedded(dataDir, run)
  return `Restored what was there at ${madeAt}.`
}

async function withEmbedded(dataDir: string, work: (databaseUrl: string) => Promise<void>) {
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

/** The address of the embedded Postgres of a server that runs on this folder. */
async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const note = join(dataDir, "postgres", "postmaster.pid")
  if (!existsSync(note)) return undefined
  // Its process, folder, start, port, and the folder of its socket.
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
