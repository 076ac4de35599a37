import { openDoorway } from "./embedded/doorway.ts"
import { holdFolder } from "./embedded/folder-lock.ts"
import { initializeOnce } from "./embedded/initialize.ts"
import { keepRunning } from "./embedded/keeper.ts"
import { findLauncher } from "./embedded/launcher.ts"
import { stopOutlived } from "./embedded/outlived.ts"
import { runPostgres } from "./embedded/postgres-process.ts"
import { tuning } from "./embedded/tuning.ts"

/** The bundled Postgres, running as a child process. */
export interface EmbeddedPostgres {
  /** The address that connects as Postgres' superuser. */
  databaseUrl: string
  /** Stops Postgres: aborts transactions that are still open, and flushes everything else to disk. */
  stop: () => Promise<void>
}

export interface EmbeddedInput {
  dataDir: string
  /** The superuser's password, stored by the caller, since the database only has its hash. */
  password: string
  /** Postgres settings besides the tuning for small machines. */
  settings: Record<string, string>
  /** Called with messages for the operator during the start. */
  say: (line: string) => void
  /** Called with later events: lines of Postgres' log, exits and restarts. No line contains a statement or a value. */
  log: (line: string) => void
}

/**
 * Starts Postgres on DATA_DIR/postgres, which it creates the first time, and restarts it whenever it exits by itself. Throws a
 * StartError if the folder is in use or Postgres can't run.
 */
export async function startEmbedded(input: EmbeddedInput): Promise<EmbeddedPostgres> {
  const hold = holdFolder(input.dataDir)
  const launcher = findLauncher(input.dataDir, input.say)
  await initializeOnce(launcher, input.password)
  const doorway = await openDoorway(launcher)
  const settings = { ...tuning, ...doorway.settings, ...input.settings }
  const run = async () => {
    await stopOutlived(launcher.cluster)
    return runPostgres(launcher, settings, input.log)
  }
  const keeper = keepRunning({ first: await run(), run, log: input.log })
  return {
    databaseUrl: doorway.databaseUrl(input.password),
    stop: async () => {
      await keeper.stop()
      doorway.close()
      hold.release()
    },
  }
}
