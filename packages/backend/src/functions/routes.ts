import { Readable } from "node:stream"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import type { FunctionContext, FunctionHandler } from "./function-context.ts"
import { HttpError } from "#server/http/http-error.ts"
import type { TokenKeys } from "#server/http/jwt.ts"
import { Places } from "./places.ts"
import { refusals } from "./refusals.ts"
import { type FunctionLimits, runFunction } from "./run-function.ts"

export interface FunctionsDeps {
  /** The functions by name. */
  functions: Readonly<Record<string, FunctionHandler>>
  verify: TokenKeys["verify"]
  backend: FunctionContext["backend"]
  /** The settings that functions can read, by name. */
  settings: Readonly<Record<string, string | undefined>>
  limits?: FunctionLimits
}

const mostBytes = 1_048_576
const mostAtOnceOfOne = 4
// A response must start within 150 s, as on a hosted project. After that it may take as long as an AI client waits: 600 s, plus
// a little to report a timeout.
const usualLimits: FunctionLimits = { untilAnswer: 150_000, untilEnd: 630_000 }
const toleranceSeconds = 30

/** The project's functions, to be mounted at /functions/v1: each gets a web-standard request and the caller. */
export function functionsRoutes(deps: FunctionsDeps): FastifyPluginAsync {
  return async (app) => {
    const places = new Places(mostAtOnceOfOne)
    // Keeps requests alive: once a function holds only a request's signal, the request would be garbage-collected and the signal never fire.
    const living = new Set<Request>()
    mount(app)
    app.setErrorHandler((error, request, reply) => sendError(reply, httpErrorOf(error, request)))
    app.all("/:name", { logLevel: "warn" }, answer)
    app.all("/:name/*", { logLevel: "warn" }, answer)
    app.setNotFoundHandler((_request, reply) => sendError(reply, refusals.unknown()))

    async function answer(request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) {
      const { name } = request.params
      const handler = Object.hasOwn(deps.functions, name) ? deps.functions[name] : undefined
      if (!handler) throw refusals.unknown()
      const over = new AbortController()
      reply.raw.once("close", () => over.abort())
      const caller = await callerOf(request, deps.verify)
      const asked = webRequest(request, app.prefix, over.signal)
      // The client may have left while its token was being verified.
      if (over.signal.aborted) return reply.send()
      places.hold(caller.userId ?? request.ip, over.signal)
      living.add(asked)
      over.signal.addEventListener("abort", () => living.delete(asked), { once: true })
      const context: FunctionContext = {
        caller,
        backend: deps.backend,
        setting: (key) => deps.settings[key],
        warn: (line) => request.log.warn(line),
      }
      const response = await runFunction(
        handler,
        { request: asked, context, limits: deps.limits ?? usualLimits },
        { over, failed: (error) => request.log.error({ err: error, name }, "a function failed") },
      )
      return sendResponse(reply, response, over)
    }
  }
}

function mount(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/**
 * Identifies the caller. A valid token is required, as on a hosted project; the app's public key is one, but identifies
 * no user. Callers who still have to prove a second factor are refused.
 */
async function callerOf({ headers, ip }: FastifyRequest, verify: TokenKeys["verify"]) {
  const { authorization } = headers
  if (authorization === undefined) throw refusals.noToken()
  const token = /^bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  const verdict =
    token === undefined ? undefined : await verify(token, { clockToleranceSeconds: toleranceSeconds })
  if (!verdict?.ok) throw refusals.badToken()
  const { role, sub, second_factor: secondFactor } = verdict.claims
  if (secondFactor === "due") throw refusals.unproven()
  return { userId: role === "authenticated" ? sub : undefined, authorization, ip }
}

/** The request as the function sees it: its path starts with the function's name. Throws 400 if it can't be expressed as a web request. */
function webRequest(request: FastifyRequest, prefix: string, signal: AbortSignal): Request {
  try {
    return newRequest(request, prefix, signal)
  } catch {
    throw refusals.unreadable()
  }
}

function newRequest(
  { method, raw, protocol, host, body }: FastifyRequest,
  prefix: string,
  signal: AbortSignal,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value)
  }
  const path = (raw.url ?? "/").slice(prefix.length)
  const hasBody = Buffer.isBuffer(body) && body.length > 0 && method !== "GET" && method !== "HEAD"
  return new Request(new URL(path, `${protocol}://${host}`), {
    method,
    headers,
    signal,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

async function sendResponse(reply: FastifyReply, response: Response, over: AbortController) {
  reply.code(response.status).header("cache-control", "no-store")
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.body) return reply.send()
  const reader = response.body.getReader()
  // A truncated response must not look complete to the client, so its connection is destroyed. Canceling a body that has already failed rejects; that
  // error is ignored.
  const cut = () => {
    reply.raw.destroy()
    reader.cancel().catch(() => {})
  }
  if (over.signal.aborted) cut()
  over.signal.addEventListener("abort", cut, { once: true })
  return reply.send(Readable.from(piecesOf(reader), { objectMode: false }))
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
}

function httpErrorOf(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  const code = error instanceof Error && "code" in error ? error.code : undefined
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return refusals.tooLarge()
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined
  if (typeof status === "number" && status < 500) return refusals.unreadable(status)
  request.log.error({ err: error }, "a function's request failed")
  return refusals.crashed()
}

function sendError(reply: FastifyReply, { status, code, message, headers }: HttpError) {
  return reply
    .code(status)
    .headers({ ...headers, "sb-error-code": code, "cache-control": "no-store" })
    .send({ code, message })
}
