import type { FastifyInstance } from "fastify"
import { securityHeaders } from "#server/http/security-headers.ts"
import type { Config } from "#server/setup/config.ts"
import { mailboxPath, mailboxRoutes } from "./mail/mailbox-routes.ts"
import type { Database } from "./postgres/database.ts"
import type { Product } from "./product.ts"
import { isMark } from "#server/http/doctor-mark.ts"
import { Readiness } from "./readiness.ts"
import { serveWebApp } from "./web-app.ts"

interface PageParts {
  product: Product
  config: Config
  database: Database
  stopping: AbortSignal
  isSchemaKnown: () => boolean
  /** The path prefixes of everything except pages. */
  wire: string[]
}

/** Everything outside the API: health, the app's configuration, the mailbox, and the built app if the product has one. */
export async function addPages(
  pages: FastifyInstance,
  { product, config, database, stopping, isSchemaKnown, wire }: PageParts,
): Promise<void> {
  await securityHeaders(pages, {
    overTls: config.siteUrl.startsWith("https:"),
    withSubdomains: config.hstsSubdomains,
  })
  addHealth(
    pages,
    new Readiness({
      pool: database.pools.health,
      isSchemaKnown,
      stopping,
      changed: (state) =>
        state.ready
          ? pages.log.warn("ready for requests again")
          : pages.log.error(state, "not ready for requests"),
    }),
  )
  addSeenRequest(pages, config)
  addAppConfig(pages, config)
  const mailbox = mailboxPath(config)
  if (mailbox !== undefined && config.mailbox !== "off") {
    const deps = { pool: database.pools.auth, shownTo: config.mailbox }
    await pages.register(mailboxRoutes(deps), { prefix: mailbox })
  }
  if (product.webApp !== undefined) await serveWebApp(pages, product.webApp, [...wire, "/mailbox"])
}

/**
 * /healthz responds with 200 while requests can be answered and saves are accepted. /healthz/alive responds with 200 while the process responds at
 * all.
 */
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

/** What this server sees of a request, for the command `doctor`, which learns from it what a proxy passes on. */
function addSeenRequest(app: FastifyInstance, { jwtSecret }: Config) {
  app.get("/healthz/request", async (request, reply) => {
    if (!isMark(request.headers["x-doctor"], jwtSecret, Date.now())) return reply.callNotFound()
    const isForwarded = request.headers["x-forwarded-for"] !== undefined
    return reply
      .header("cache-control", "no-store")
      .send({ protocol: request.protocol, host: request.host, isForwarded })
  })
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
