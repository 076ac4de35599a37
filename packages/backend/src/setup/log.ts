import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from "fastify"
import pg from "pg"

/**
 * The log's settings: one JSON line per event. Postgres errors are logged without message, detail and values, because those
 * quote what people have entered. Only errors about the machine are logged with their message.
 */
export function logSettings(level: string): Pick<FastifyServerOptions, "logger" | "logController"> {
  return {
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError, req: describeRequest },
    },
    logController: new RequestLog(),
  }
}

const quieterThanInfo = new Set(["warn", "error", "fatal", "silent"])

/** One line per request. */
class RequestLog extends Fastify.LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (!error && quieterThanInfo.has(reply.log.level)) return
    const line = { ...describeRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) reply.log.warn({ ...line, err: error }, "response aborted")
    else reply.log.info(line, "request")
  }
}

/** The request without its query string, which may contain a token or a filter on personal data. */
function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?")[0] }
}

interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/** Errors about the machine: out of space, out of connections, a shutdown, damaged files. */
const ofTheMachine = /^(?:08|53|57|58|XX00[12]|25006)/

function describeError(error: Error): LoggedError {
  const stack = framesOf(error.stack)
  if (error instanceof pg.DatabaseError) {
    const { code, schema, table, constraint, routine } = error
    const message = ofTheMachine.test(code ?? "") ? error.message : ""
    return { type: "DatabaseError", message, code, schema, table, constraint, routine, stack }
  }
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined
  return { type: error.name, message: error.message, stack, cause }
}

function framesOf(stack = "") {
  return stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n")
}
