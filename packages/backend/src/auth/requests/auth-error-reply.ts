import type { FastifyReply, FastifyRequest } from "fastify"
import pg from "pg"
import { HttpError } from "#server/http/http-error.ts"

const apiVersion = "2024-01-01"

/** Sends an error in the format of the client's API version. Unexpected errors become a 500 without details. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const expected = expectedError(error)
  if (!expected) request.log.error({ err: error }, "auth request failed")
  const { status, code, message, details, headers } = expected ?? unexpectedFailure()
  const extras = typeof details === "object" ? details : {}
  reply.code(status).headers(headers).header("x-sb-error-code", code)
  if (asksForVersion(request)) {
    return reply.header("x-supabase-api-version", apiVersion).send({ code, message, ...extras })
  }
  const errorId = status >= 500 ? { error_id: request.id } : {}
  return reply.send({ code: status, error_code: code, msg: message, ...errorId, ...extras })
}

/** 500; the cause is written only to the log. */
export function unexpectedFailure() {
  const message = "Unexpected failure, please check server logs for more information"
  return new HttpError(500, "unexpected_failure", message)
}

/** 404 for unknown paths, in the same format as every other error. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  return replyWithError(new HttpError(404, "not_found", "This endpoint doesn't exist"), request, reply)
}

function asksForVersion(request: FastifyRequest) {
  const asked = request.headers["x-supabase-api-version"]
  if (typeof asked !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return false
  return asked >= apiVersion && !Number.isNaN(Date.parse(asked))
}

function expectedError(error: unknown) {
  if (error instanceof HttpError) return error
  if (error instanceof pg.DatabaseError) return unstorableValue(error)
  return requestError(error)
}

/**
 * The client's error for a value that passes every check but can't be stored in Postgres (class 22, or nested too
 * deeply); undefined for any other error.
 */
function unstorableValue({ code }: pg.DatabaseError) {
  if (!code?.startsWith("22") && code !== "54001") return undefined
  return new HttpError(400, "validation_failed", "The request contains a value that can't be stored")
}

/** The error for a request that the HTTP server itself refuses, for example because its body is over the limit. */
function requestError(error: unknown) {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined
  const { statusCode } = error
  if (typeof statusCode !== "number" || statusCode < 400 || statusCode > 499) return undefined
  const message = statusCode === 413 ? "Request body is larger than 1 MiB" : "The request can't be read"
  return new HttpError(statusCode, "unknown", message)
}
