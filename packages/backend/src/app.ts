import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"
import { kindOfFailure } from "./auth/postman.ts"
import type { Pool } from "pg"
import { orPersonalKey } from "./auth/personal-keys.ts"
import { networkOf } from "#server/http/client-network.ts"
import { authRoutes } from "./auth/routes.ts"
import { type Config, reachableName } from "#server/setup/config.ts"
import { SlowStatements } from "./admin/slow-statements.ts"
import { functionsRoutes } from "./functions/routes.ts"
import { addressReader, type TrustedProxies } from "#server/http/client-address.ts"
import { type TokenKeys, tokenKeys } from "#server/http/jwt.ts"
import { logSettings } from "#server/setup/log.ts"
import { limitConnections } from "#server/http/open-connections.ts"
import { mailboxPath, mailboxRoutes } from "./mail/mailbox-routes.ts"
import { createMailer, type SendMail } from "./mail/mailer.ts"
import { Outbox } from "./mail/outbox.ts"
import { hasBrokenOff, pathOf, refuseUnreadable } from "#server/http/readable-requests.ts"
import { endSlowClients } from "#server/http/slow-clients.ts"
import { openToAnySite } from "#server/http/open-to-any-site.ts"
import { asUnavailable } from "./postgres/database-unavailable.ts"
import type { Database } from "./postgres/database.ts"
import { EndedSessions } from "./postgres/ended-sessions.ts"
import { LogFeed } from "./realtime/changes/log-feed.ts"
import { TriggerFeed } from "./realtime/changes/trigger-feed.ts"
import type { Product } from "./product.ts"
import { Readiness } from "./readiness.ts"
import { realtimeRoutes } from "./realtime/routes.ts"
import { filesOf } from "./storage/files-of.ts"
import { openStorage } from "./storage/open-storage.ts"
import { storageRoutes } from "./storage/routes.ts"
import { seedBuckets } from "./storage/seed-buckets.ts"
import { warnOfUntoldProxy } from "#server/http/untold-proxy.ts"
import { securityHeaders } from "#server/http/security-headers.ts"
import { tablesRoutes } from "./tables/routes.ts"
import { serveWebApp } from "./web-app.ts"

const tablesPrefix = "/rest/v1"
const functionsPrefix = "/functions/v1"
const realtimePrefix = "/realtime/v1"
const storagePrefix = "/storage/v1"
// More than 500 people behind one address have open at once: a browser keeps seven.
const mostConnectionsOfANetwork = 4_000

/**
 * Assembles the API rooms and the app into one HTTP server, without listening yet. From when `stopping` aborts, it says that it is
 * not ready, and each connection ends with its next answer.
 */
export async function createApp(
  product: Product,
  config: Config,
  database: Database,
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...logSettings(config.logLevel),
    trustProxy: trustedProxies(config.trustProxy),
    rewriteUrl: pathOf,
    // What arrives before the last connection has ended is answered too.
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    // For a large file on a slow line; everything else is given up sooner.
    requestTimeout: 30 * 60_000,
    // The first reading of a large schema may take longer than Fastify would wait; it bounds itself.
    pluginTimeout: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  })
  const issuer = config.siteUrl + config.authPrefix
  const keys = await tokenKeys({ ...config, issuer, strict: config.jwtStrict })
  app.setErrorHandler(replyWithError)
  refuseUnreadable(app, takesFiles)
  app.addHook("onSend", async (_request, reply) => {
    if (stopping.aborted) reply.header("connection", "close")
  })
  endSlowClients(app.server, takesFiles)
  // All people behind a proxy share its address; how many connections it makes is its own affair.
  if (config.trustProxy === false)
    limitConnections(app.server, {
      most: mostConnectionsOfANetwork,
      networkOf,
      warn: (line) => app.log.warn(line),
    })
  if (!config.trustProxyIsSet) warnOfUntoldProxy(app)
  const ended = new EndedSessions({
    pool: database.pools.auth,
    listenUrl: database.listenUrl,
    warn: (error, message) => app.log.warn({ err: error }, message),
  })
  app.addHook("onReady", () => ended.start())
  app.addHook("onClose", () => ended.close())
  const warnOfHealth = (error: unknown) => app.log.warn({ err: error }, "the health page was not told")
  const slow = product.health && new SlowStatements(database.pools.auth, product.health, warnOfHealth)
  app.addHook("onClose", async () => slow?.close())
  const tables = tablesRoutes({
    took: (statement, milliseconds) => slow?.note(statement, milliseconds),
    pool: database.pools.authenticator,
    address: config.siteUrl + tablesPrefix,
    version: product.version,
    loggingFunctions: product.loggingFunctions,
    listenUrl: database.listenUrl,
    verify: orPersonalKey(database.pools.auth, issuer, verifyLiving(keys, ended)),
    config,
  })
  const sendMail = mailsThrough(app, product, config, database.pools.auth)
  await app.register(async (api) => {
    openToAnySite(api)
    await api.register(authRoutes(authDeps(config, database, { keys, ended, sendMail })), {
      prefix: config.authPrefix,
    })
    await api.register(tables, { prefix: tablesPrefix })
    await api.register(functions(product, config, verifyLiving(keys, ended)), { prefix: functionsPrefix })
    await api.register(storage(app, { config, database, verify: verifyLiving(keys, ended) }), {
      prefix: storagePrefix,
    })
    await api.register(realtime(app, { config, database, verify: verifyLiving(keys, ended) }), {
      prefix: realtimePrefix,
    })
  })
  await app.register(async (pages) => {
    await securityHeaders(pages, {
      overTls: config.siteUrl.startsWith("https:"),
      withSubdomains: config.hstsSubdomains,
    })
    addHealth(
      pages,
      new Readiness({
        pool: database.pools.health,
        isSchemaKnown: tables.ready,
        stopping,
        changed: (state) =>
          state.ready
            ? app.log.warn("ready for requests again")
            : app.log.error(state, "not ready for requests"),
      }),
    )
    addAppConfig(pages, config)
    const mailbox = mailboxPath(config)
    if (mailbox !== undefined && config.mailbox !== "off") {
      const deps = { pool: database.pools.auth, shownTo: config.mailbox }
      await pages.register(mailboxRoutes(deps), { prefix: mailbox })
    }
    const wire = [
      config.authPrefix || "/.well-known",
      tablesPrefix,
      functionsPrefix,
      realtimePrefix,
      storagePrefix,
    ]
    if (product.webApp !== undefined) await serveWebApp(pages, product.webApp, [...wire, "/mailbox"])
  })
  return app
}

/** Addresses that take files, which may be large and come by a slow line. */
function takesFiles(url: string) {
  return url.startsWith(`${storagePrefix}/object/`) || url.startsWith(`${storagePrefix}/upload/`)
}

/** The number of proxies in front of the server, or their addresses. */
function trustedProxies(setting: Config["trustProxy"]): TrustedProxies {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting
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

/** With a mail server, mails go through the outbox; otherwise straight into the local mailbox. */
function mailsThrough(app: FastifyInstance, product: Product, config: Config, pool: Pool): SendMail {
  const send = createMailer({ pool, config })
  if (config.smtpUrl === undefined) return send
  const onFailure = (error: unknown) =>
    app.log.error({ reason: kindOfFailure(error) }, "mail could not be sent")
  const outbox = new Outbox({ pool, table: product.outgoingMails ?? "mailbox.outgoing", send, onFailure })
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

/** Puts what the product brings into its buckets. */
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

/** What a room is made of. */
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

function realtime(app: FastifyInstance, { config, database, verify }: RoomParts) {
  const { pools, realtimeUrl: listenUrl, changes } = database
  return realtimeRoutes({
    pool: pools.realtime,
    filterPool: pools.realtimeFilters,
    listenUrl,
    verify,
    addressOf: addressReader(trustedProxies(config.trustProxy)),
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

/** A token is rejected once its session has ended, even before it expires. */
function verifyLiving(keys: TokenKeys, ended: EndedSessions): TokenKeys["verify"] {
  return async (token, options) => {
    const verdict = await keys.verify(token, options)
    const isOver = verdict.ok && ended.has(verdict.claims.session_id)
    return isOver ? { ok: false, reason: "session_ended", message: "the session has ended" } : verdict
  }
}

/** /healthz is 200 when requests can be answered and saves taken; /healthz/alive as long as the process answers at all. */
function addHealth(app: FastifyInstance, readiness: Readiness) {
  app.get("/healthz", async (_request, reply) => {
    const state = await readiness.state()
    return reply
      .code(state.ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send(state)
  })
  app.get("/healthz/alive", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ alive: true }),
  )
}

/** What the built app needs to know about this deployment. */
function addAppConfig(app: FastifyInstance, config: Config) {
  const { siteUrl, siteUrlIsSet, authPrefix, anonKey } = config
  app.get("/config.json", (request, reply) => {
    const url = siteUrlIsSet ? siteUrl : `${request.protocol}://${request.host}`
    return reply.header("cache-control", "no-cache").send({
      url,
      authPrefix,
      anonKey,
      hasPasskeys: config.authPasskeys,
      hasPersonalKeys: true,
      hasTextMessages: config.authSms !== undefined && config.authMfa.includes("phone"),
      allowsAnonymous: config.authAnonymous,
      providers: config.authProviders.map(({ name, title }) => ({ name, title })),
      hasOnlyProvider: config.authOnlyProvider !== undefined,
      allowsLinking: config.authManualLinking,
      ...config.appConfig,
    })
  })
}

/** Handles errors that no room handles itself. The text of a 5xx stays in the log. */
function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error, request)
  if (status < 500) return reply.code(status).send({ message: error.message })
  request.log.error({ err: error }, "request failed")
  return reply
    .code(status)
    .send({ message: status === 503 ? "The database can't be reached." : "Something went wrong." })
}

function statusOf(error: FastifyError, { raw }: FastifyRequest): number {
  // First: a client's broken connection looks like one of the database's.
  if (hasBrokenOff(raw)) return 400
  return asUnavailable(error) ? 503 : (error.statusCode ?? 500)
}
