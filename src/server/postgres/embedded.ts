import { openDoorway } from "./embedded/doorway.ts"
import { holdFolder } from "./embedded/folder-lock.ts"
import { initialiseOnce } from "./embedded/initialise.ts"
import { keepRunning } from "./embedded/keeper.ts"
import { findLauncher } from "./embedded/launcher.ts"
import { stopOutlived } from "./embedded/outlived.ts"
import { runPostgres } from "./embedded/postgres-process.ts"
import { tuning } from "./embedded/tuning.ts"

/** The Postgres in the box, running as a child process. */
export interface EmbeddedPostgres {
  /** The address for its superuser. */
  databaseUrl: string
  /** Lets transactions end and writes everything down. */
  stop: () => Promise<void>
}

export interface EmbeddedInput {
  dataDir: string
  /** Of the superuser; kept by the caller, since the database keeps only its hash. */
  password: string
  /** Settings for Postgres besides the tuning for small machines. */
  settings: Record<string, string>
  /** Gets what a person should know while it starts. */
  say: (line: string) => void
  /** Gets what happens later: lines of Postgres' log, ends and restarts. No line holds a statement or a value. */
  log: (line: string) => void
}

/**
 * Starts Postgres on DATA_DIR/postgres, which it makes the first time, and starts it again whenever it ends by itself.
 * Throws a StartError when the folder is in use or Postgres can't run.
 */
export async function startEmbedded(input: EmbeddedInput): Promise<EmbeddedPostgres> {
  const hold = holdFolder(input.dataDir)
  const launcher = findLauncher(input.dataDir, input.say)
  await initialiseOnce(launcher, input.password)
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
