import type { FastifyInstance } from "fastify"
import { lastBackupIn } from "./backup/regular-backups.ts"
import { kindOfFailure } from "./auth/mails/postman.ts"
import type { Pool } from "pg"
import { orPersonalKey } from "./auth/sessions/personal-keys.ts"
import { authRoutes } from "./auth/routes.ts"
import { type Config, reachableName } from "#server/setup/config.ts"
import { SlowStatements } from "./admin/slow-statements.ts"
import { functionsRoutes } from "./functions/routes.ts"
import { addressReader } from "#server/http/client-address.ts"
import { type TokenKeys, tokenKeys } from "#server/http/jwt.ts"
import { createMailer, type SendMail } from "./mail/mailer.ts"
import { Outbox } from "./mail/outbox.ts"
import { openToAnySite } from "#server/http/open-to-any-site.ts"
import type { Database } from "./postgres/database.ts"
import { EndedSessions } from "./postgres/ended-sessions.ts"
import { LogFeed } from "./realtime/changes/log-feed.ts"
import { TriggerFeed } from "./realtime/changes/trigger-feed.ts"
import { newHttpServer, trustedProxies } from "./http-server.ts"
import { addPages } from "./pages.ts"
import type { Product } from "./product.ts"
import { Places } from "./realtime/places.ts"
import { realtimeRoutes } from "./realtime/routes.ts"
import { filesOf } from "./storage/files/files-of.ts"
import { openStorage } from "./storage/open-storage.ts"
import { storageRoutes } from "./storage/routes.ts"
import { seedBuckets } from "./storage/objects/seed-buckets.ts"
import { tablesRoutes } from "./tables/routes.ts"

const tablesPrefix = "/rest/v1"
const functionsPrefix = "/functions/v1"
const realtimePrefix = "/realtime/v1"
const storagePrefix = "/storage/v1"

/**
 * Assembles the APIs (auth, tables, functions, realtime, storage) and the web app into one HTTP server that isn't
 * listening yet. Once `stopping` aborts, the server reports that it isn't ready, and closes each connection after its
 * next response.
 */
export async function createApp(
  product: Product,
  config: Config,
  database: Database,
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  const app = newHttpServer(config, stopping, takesFiles)
  const places = new Places()
  await measure(app, product, config, database, places)
  const issuer = config.siteUrl + config.authPrefix
  const keys = await tokenKeys({ ...config, issuer, strict: config.jwtStrict })
  const ended = endedSessions(app, database)
  const verify = verifyLiving(keys, ended)
  const tables = tablesOf(app, product, {
    config,
    database,
    verify: orPersonalKey(database.pools.auth, issuer, verify),
  })
  const sendMail = mailsThrough(app, product, config, database.pools.auth)
  await app.register(async (api) => {
    openToAnySite(api)
    await api.register(authRoutes(authDeps(config, database, { keys, ended, sendMail })), {
      prefix: config.authPrefix,
    })
    await api.register(tables, { prefix: tablesPrefix })
    await api.register(functions(product, config, verify), { prefix: functionsPrefix })
    await api.register(storage(app, { config, database, verify }), {
      prefix: storagePrefix,
    })
    await api.register(realtime(app, places, { config, database, verify }), {
      prefix: realtimePrefix,
    })
  })
  await app.register((pages) =>
    addPages(pages, {
      product,
      config,
      database,
      stopping,
      isSchemaKnown: tables.ready,
      wire: wireOf(config),
    }),
  )
  return app
}

/**
 * The path prefixes of everything except pages. Without a prefix of its own, the auth API shares the root with the pages,
 * and only its `/.well-known` is listed here.
 */
const wireOf = ({ authPrefix }: Config) => [
  authPrefix || "/.well-known",
  tablesPrefix,
  functionsPrefix,
  realtimePrefix,
  storagePrefix,
]

/** Adds /metrics if there is a token for it. Otherwise, the library that counts metrics isn't loaded. */
async function measure(
  app: FastifyInstance,
  product: Product,
  config: Config,
  { pools }: Database,
  places: Places,
) {
  if (config.metricsToken === undefined) return
  const { addMetrics } = await import("./metrics/routes.ts")
  const folder = config.backups?.folder
  addMetrics(app, config.metricsToken, {
    pools,
    rooms: new Map([
      [tablesPrefix, "tables"],
      [functionsPrefix, "functions"],
      [realtimePrefix, "realtime"],
      [storagePrefix, "storage"],
      ...(config.authPrefix === "" ? [] : ([[config.authPrefix, "auth"]] as const)),
    ]),
    functions: Object.keys(product.functions),
    savingFunctions: product.loggingFunctions,
    sockets: () => places.all,
    waitingMails: config.smtpUrl === undefined ? undefined : outgoingMailsOf(product),
    lastBackup: async () => (folder === undefined ? undefined : lastBackupIn(folder)),
  })
}

const outgoingMailsOf = (product: Product) => product.outgoingMails ?? "mailbox.outgoing"

/** Whether a URL accepts files, which may be large and arrive slowly. */
function takesFiles(url: string) {
  return url.startsWith(`${storagePrefix}/object/`) || url.startsWith(`${storagePrefix}/upload/`)
}

function endedSessions(app: FastifyInstance, { pools, listenUrl }: Database): EndedSessions {
  const ended = new EndedSessions({
    pool: pools.auth,
    listenUrl,
    warn: (error, message) => app.log.warn({ err: error }, message),
  })
  app.addHook("onReady", () => ended.start())
  app.addHook("onClose", () => ended.close())
  return ended
}

function tablesOf(app: FastifyInstance, product: Product, { config, database, verify }: RoomParts) {
  const warnOfHealth = (error: unknown) => app.log.warn({ err: error }, "the health page was not updated")
  const slow = product.health && new SlowStatements(database.pools.auth, product.health, warnOfHealth)
  app.addHook("onClose", async () => slow?.close())
  return tablesRoutes({
    took: (statement, milliseconds) => slow?.note(statement, milliseconds),
    pool: database.pools.authenticator,
    address: config.siteUrl + tablesPrefix,
    version: product.version,
    loggingFunctions: product.loggingFunctions,
    listenUrl: database.listenUrl,
    verify,
    config,
  })
}

interface AuthParts {
  keys: TokenKeys
  ended: EndedSessions
  sendMail: SendMail
}

function authDeps(config: Config, { pools }: Database, { keys, ended, sendMail }: AuthParts) {
  const putIntoMailbox = createMailer({ pool: pools.auth, config: { smtpUrl: undefined, mailFrom: "" } })
  const onSessionsEnded = (ids: string[]) => ended.add(ids)
  return { pool: pools.auth, keys, config, sendMail, putIntoMailbox, onSessionsEnded }
}

/** Emails go through the outbox if there is a mail server. Otherwise they go straight into the local mailbox. */
function mailsThrough(app: FastifyInstance, product: Product, config: Config, pool: Pool): SendMail {
  const send = createMailer({ pool, config })
  if (config.smtpUrl === undefined) return send
  const onFailure = (error: unknown) =>
    app.log.error({ reason: kindOfFailure(error) }, "email could not be sent")
  const outbox = new Outbox({ pool, table: outgoingMailsOf(product), send, onFailure })
  app.addHook("onReady", async () => outbox.start())
  app.addHook("onClose", () => outbox.close())
  return (mail) => outbox.take(mail)
}

function functions(product: Product, config: Config, verify: TokenKeys["verify"]) {
  const { host, port, anonKey, serviceRoleKey } = config
  return functionsRoutes({
    functions: product.functions,
    verify,
    backend: { url: `http://${reachableName(host)}:${port}`, anonKey, serviceRoleKey },
    settings: { SITE_URL: config.siteUrl, ...config.functionSettings },
  })
}

/** Copies the product's files into their storage buckets. */
export async function seedStorage(product: Product, config: Config, database: Database): Promise<void> {
  if (product.buckets === undefined) return
  await seedBuckets(openStorage(storagePlace(config, database)).objects, product.buckets)
}

function storagePlace(config: Config, { pools }: Database) {
  return {
    asCaller: pools.authenticator,
    asOwner: pools.storage,
    files: filesOf({ dataDir: config.dataDir, s3: config.storageS3 }),
    mostBytes: config.storageMostBytes,
  }
}

/** What the server's APIs are built from. */
interface RoomParts {
  config: Config
  database: Database
  verify: TokenKeys["verify"]
}

function storage(app: FastifyInstance, { config, database, verify }: RoomParts) {
  return storageRoutes({
    ...storagePlace(config, database),
    verify,
    jwtSecret: config.jwtSecret,
    baseUrl: config.siteUrl + storagePrefix,
    unfinished: config.storageUnfinished,
    warn: (error, message) => app.log.warn({ err: error }, message),
  })
}

function realtime(app: FastifyInstance, places: Places, { config, database, verify }: RoomParts) {
  const { pools, realtimeUrl: listenUrl, changes } = database
  return realtimeRoutes({
    pool: pools.realtime,
    filterPool: pools.realtimeFilters,
    listenUrl,
    verify,
    addressOf: addressReader(trustedProxies(config.trustProxy)),
    places,
    areGuestsWelcome: config.realtimeGuests,
    feed:
      listenUrl === undefined
        ? undefined
        : (events) =>
            changes === "log"
              ? new LogFeed(listenUrl, events)
              : new TriggerFeed({ pool: pools.realtime, listenUrl }, events),
    warn: (error, message) => app.log.warn({ err: error }, message),
  })
}

/** Verifies a token, and rejects it once its session has ended, even if it hasn't expired. */
function verifyLiving(keys: TokenKeys, ended: EndedSessions): TokenKeys["verify"] {
  return async (token, options) => {
    const verdict = await keys.verify(token, options)
    const isOver = verdict.ok && ended.has(verdict.claims.session_id)
    return isOver ? { ok: false, reason: "session_ended", message: "the session has ended" } : verdict
  }
}
