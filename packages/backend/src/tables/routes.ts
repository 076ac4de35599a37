import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { Pool } from "pg"
import type { Config } from "#server/setup/config.ts"
import type { TokenKeys } from "#server/http/jwt.ts"
import { answer, type Room } from "./answer.ts"
import { badBody, refuse } from "./errors.ts"
import { PlanStore } from "./plan-store.ts"
import type { HttpRequest } from "./request.ts"
import { errorReply } from "./respond/error-reply.ts"
import { compressReply } from "./respond/compress-reply.ts"
import type { Reply } from "./respond/reply.ts"
import { functionName, type TableSettings } from "./schema-cache/schema-cache.ts"
import { Turns } from "./turns.ts"
import { SchemaWatch } from "./schema-cache/schema-watch.ts"

interface TablesDeps {
  /** A pool that connects as authenticator, which can switch to every role that a request may have. */
  pool: Pool
  /** A direct address for LISTEN; without one the schema is polled every few seconds. */
  listenUrl: string | undefined
  verify: TokenKeys["verify"]
  /** The public address of these routes. */
  address: string
  /** The product's version. */
  version: string
  /** The functions that a personal key with the log scope can call; all of them are idempotent. */
  loggingFunctions: readonly string[]
  /** Called with the duration of each handled request ("GET set_logs", milliseconds). */
  took: (statement: string, milliseconds: number) => void
  config: Pick<
    Config,
    | "tablesSchemas"
    | "tablesPreRequest"
    | "tablesMaxRows"
    | "tablesAnonRole"
    | "tablesAggregates"
    | "tablesPlan"
    | "tablesSearchPath"
    | "tablesTxEnd"
    | "tablesStatementsPerUser"
    | "tablesBounds"
    | "databaseSettings"
  >
}

const mostBytes = 1_048_576
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

/** Tables, views and functions with PostgREST's API, to be mounted at /rest/v1. `ready()` returns whether requests can be answered. */
export function tablesRoutes(deps: TablesDeps): FastifyPluginAsync & { ready: () => boolean } {
  const watch = new SchemaWatch({
    pool: deps.pool,
    listenUrl: deps.listenUrl,
    settings: settingsOf(deps.config),
    warn: (error, message) => warn(error, message),
  })
  let warn = (_error: unknown, _message: string) => {}
  const plugin: FastifyPluginAsync = async (app) => {
    warn = (error, message) => app.log.warn({ err: error }, message)
    const room: Room = {
      pool: deps.pool,
      verify: deps.verify,
      plans: new PlanStore(),
      place: { address: deps.address, version: deps.version },
      loggingFunctions: deps.loggingFunctions,
      turns: new Turns(deps.config.tablesStatementsPerUser),
      schemaCache: () => watch.current,
      failed: (error) => app.log.error({ err: error }, "a table request failed"),
    }
    mount(app, room, deps.took)
    app.addHook("onReady", async () => watch.start())
    app.addHook("onClose", async () => watch.close())
  }
  return Object.assign(plugin, { ready: () => watch.current !== undefined })
}

function settingsOf(config: TablesDeps["config"]): TableSettings {
  return {
    bounds: config.tablesBounds,
    databaseSettings: Object.entries(config.databaseSettings),
    anonRole: config.tablesAnonRole,
    schemas: config.tablesSchemas,
    preRequest: functionName(config.tablesPreRequest),
    extraSearchPath: config.tablesSearchPath,
    maxRows: config.tablesMaxRows,
    aggregates: config.tablesAggregates,
    plans: config.tablesPlan,
    txOverride: config.tablesTxEnd === "commit-allow-override",
    txRollbackByDefault: false,
  }
}

function mount(app: FastifyInstance, room: Room, took: TablesDeps["took"]) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  )
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = httpRequest(request, app.prefix)
    const began = performance.now()
    const answered = await answer(room, asked)
    if (answered.status < 400) took(`${asked.method} ${asked.path.slice(1)}`, performance.now() - began)
    return send(reply, await compressReply(answered, request.headers["accept-encoding"]))
  }
  for (const url of ["/", "/*"]) {
    app.route({
      method: methods,
      url,
      bodyLimit: mostBytes,
      exposeHeadRoute: false,
      logLevel: "warn",
      handler,
    })
  }
  app.setNotFoundHandler(handler)
  app.setErrorHandler((error, request, reply) => {
    return send(reply, errorReply(unreadable(error, request), true))
  })
}

/** Turns Fastify's own parse errors into the ones that PostgREST would send. */
function unreadable(error: unknown, request: FastifyRequest): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse(413, "PGRST102", "Request body is too large")
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return badBody(`Content-Type not acceptable: ${request.headers["content-type"] ?? ""}`)
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  return typeof status === "number" && status < 500
    ? refuse(status, "PGRST102", "Request can't be read")
    : error
}

function httpRequest({ method, ip, raw, headers, body }: FastifyRequest, prefix: string): HttpRequest {
  const url = raw.url ?? "/"
  const question = url.indexOf("?")
  const path = (question < 0 ? url : url.slice(0, question)).slice(prefix.length)
  return {
    method,
    ip,
    path: path.startsWith("/") ? path : `/${path}`,
    queryString: question < 0 ? "" : url.slice(question + 1),
    headers,
    body: Buffer.isBuffer(body) ? body : undefined,
  }
}

function send(reply: FastifyReply, { status, reason, headers, body }: Reply) {
  if (reason !== undefined) reply.raw.statusMessage = headerText(reason)
  reply.code(status)
  // Rows are personal, so responses aren't cached unless a function sets the header.
  reply.header("cache-control", "no-store")
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue
    reply.header(headerName(name), Array.isArray(value) ? value.map(headerText) : headerText(value))
  }
  return reply.send(body)
}

const validText = /^[\t\u0020-\u007e\u0080-\u00ff]*$/
const validName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/** A header's value as it can be sent: functions may set headers, and invalid ones would break the response. */
function headerText(value: string) {
  return validText.test(value)
    ? value
    : Array.from(value, (each) => (validText.test(each) ? each : " ")).join("")
}

function headerName(name: string) {
  return validName.test(name)
    ? name
    : Array.from(name)
        .filter((each) => validName.test(each))
        .join("") || "x-unnamed"
}
