import type { FastifyInstance } from "fastify"
import { type Config, readConfig } from "#server/setup/config.ts"
import type { RestartFacts } from "./admin/health-records.ts"
import { type TellFact, tellFact } from "./admin/server-facts.ts"
import { watchFreeSpace } from "./admin/free-space.ts"
import { backUpBeforeUpdate } from "./backup/before-update.ts"
import { keepBackups } from "./backup/regular-backups.ts"
import { Closing } from "./closing.ts"
import { mailboxPath } from "./mail/mailbox-routes.ts"
import { type Database, openDatabase } from "./postgres/database.ts"
import { startEmbedded } from "./postgres/embedded.ts"
import type { Product } from "./product.ts"
import { checkNamesInSettings } from "./postgres/names-in-settings.ts"
import { deadFarEnds } from "#server/setup/starting/far-ends.ts"
import { keptPostgresPassword } from "#server/setup/keys/secrets.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import { cantListen, whyNotListen } from "#server/setup/starting/taken-port.mjs"

/** A running backend. */
export interface RunningBackend {
  config: Config
  /**
   * Reports that this server isn't ready, closes connections after their next response and stops listening. To be called before
   * `stop`.
   */
  drain: () => Promise<void>
  /** Finishes requests in flight, closes the connections and stops the embedded Postgres. */
  stop: () => Promise<void>
}

/** The parts that have been started so far, and the lines printed about them. */
interface Progress {
  product: Product
  say: (line: string) => void
  stops: (() => Promise<void>)[]
  startedAgain: RestartFacts | undefined
  app?: FastifyInstance
  closing?: Closing
}

/**
 * Starts everything that the environment variables call for, with the product's parts. `say` is called with each line to print. `startedAgain`
 * describes how the server last ended, if it exited by itself. Throws a StartError with the reason if the start fails.
 */
export async function start(
  product: Product,
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
  startedAgain?: RestartFacts,
): Promise<RunningBackend> {
  const progress: Progress = { product, say, stops: [], startedAgain }
  const stop = async () => {
    delete progress.app
    for (const each of progress.stops.splice(0).toReversed()) await each()
  }
  try {
    const config = await readConfig(product, environment)
    await refuseTakenPort(config)
    for (const doubt of config.doubts) say(doubt)
    const farEnds = lookForFarEnds(config, progress)
    await bringUp(config, progress)
    say(`${product.name} is running at ${config.siteUrl}`)
    if (config.smtpUrl === undefined) sayWhereMailsAre(config, say)
    void farEnds.then((sentences) => sentences.forEach(say))
    return { config, drain: async () => progress.closing?.drain(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Tries to reach the other servers that the settings mention. The start doesn't wait for them. */
function lookForFarEnds(config: Config, { stops }: Progress) {
  const stopping = new AbortController()
  stops.push(async () => stopping.abort())
  return deadFarEnds(config, stopping.signal)
}

function sayWhereMailsAre(config: Config, say: (line: string) => void) {
  const path = mailboxPath(config)
  if (config.mailbox !== "machine")
    say(
      "Emails can't be sent because SMTP_URL is not set. They are stored in the database (mailbox.messages).",
    )
  if (path !== undefined) say(`Emails are shown at ${config.siteUrl}${path}`)
  else say("MAILBOX=on shows them at a secret address.")
}

async function bringUp(config: Config, progress: Progress) {
  const { product, say, stops } = progress
  // The app can load while Postgres starts, because Postgres is a separate process.
  const application = import("./app.ts")
  const databaseUrl =
    config.databaseUrl ?? (await timeStep(say, "Database", () => startEmbeddedPostgres(config, progress)))
  const database = await timeStep(say, "Migrations", () => open(progress, config, databaseUrl))
  stops.push(() => database.pools.close())
  await checkNamesInSettings(database.pools.auth, config)
  const { createApp, seedStorage } = await application
  const stopping = new AbortController()
  const app = await createApp(product, config, database, stopping.signal)
  await seedStorage(product, config, database).catch((error: unknown) =>
    app.log.warn({ err: error }, "the product's files were not stored in their buckets"),
  )
  const closing = new Closing(app, stopping)
  stops.push(() => closing.close())
  Object.assign(progress, { app, closing })
  const tell: TellFact = (name, fact) =>
    tellFact({ pool: database.pools.auth, health: product.health }, name, fact, (error) =>
      app.log.warn({ err: error }, "the health page was not updated"),
    )
  await tell("server", {
    version: product.version,
    node: process.versions.node,
    started_at: new Date().toISOString(),
    mail: config.smtpUrl === undefined ? "" : new URL(config.smtpUrl).hostname,
    backups: config.backups !== undefined,
  })
  await tell("started_again", progress.startedAgain ?? null)
  stops.push(watchFreeSpace({ data: config.dataDir, backups: config.backups?.folder }, tell))
  // Once backups are off, an earlier failure no longer matters.
  if (!config.backups) await tell("backup_failed", null)
  else {
    const { dataDir, storageS3: s3 } = config
    stops.push(
      keepBackups({ ...config.backups, product, dataDir, s3, databaseUrl, log: backupLog(app), tell }),
    )
  }
  // Get the app ready before calling `listen`, which would report a failure here as a problem with the address.
  await timeStep(say, "Schema", async () => {
    await app.ready()
  })
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw new StartError(cantListen(config, error))
  })
}

const backupLog = (app: FastifyInstance) => (line: string, isProblem: boolean) =>
  app.log[isProblem ? "error" : "info"](line)

async function startEmbeddedPostgres({ dataDir }: Config, progress: Progress): Promise<string> {
  const postgres = await startEmbedded({
    dataDir,
    password: await keptPostgresPassword(dataDir),
    settings: {},
    say: progress.say,
    log: (line) =>
      progress.app?.log[/FATAL|PANIC|Postgres/.test(line) ? "warn" : "debug"]({ line }, "postgres"),
  })
  progress.stops.push(postgres.stop)
  return postgres.databaseUrl
}

function open({ product, say }: Progress, config: Config, databaseUrl: string): Promise<Database> {
  const listenUrl = config.databaseUrl === undefined ? undefined : config.databaseListenUrl
  const { jwtSecret, realtimeChanges: changes } = config
  return openDatabase({
    product,
    databaseUrl,
    listenUrl,
    jwtSecret,
    changes,
    isAlone: config.databaseUrl === undefined,
    beforeMigrating: (client) =>
      backUpBeforeUpdate(product, config, { databaseUrl: listenUrl ?? databaseUrl, client }, say),
  })
}

/** Throws if the port is taken. Called before any slow step, so that this is reported at once. */
async function refuseTakenPort(config: Config) {
  const reason = await whyNotListen(config)
  if (reason !== undefined) throw new StartError(reason)
}

async function timeStep<T>(say: (line: string) => void, what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(2)} s`)
  return result
}
