import pg from "pg"
import * as z from "zod/mini"
import { HttpError } from "#server/http/http-error.ts"
import { DatabaseUnavailable } from "#server/postgres/database-unavailable.ts"
import { refuse } from "../errors.ts"
import type { Reply } from "./reply.ts"
import { statusOf } from "./sqlstate.ts"

const raisedMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.nullable(z.string())),
  hint: z.optional(z.nullable(z.string())),
})
const raisedDetail = z.object({
  status: z.int().check(z.gte(200), z.lte(599)),
  status_text: z.optional(z.string()),
  headers: z.record(z.string(), z.string()),
})

interface ErrorBody {
  code: string
  details: unknown
  hint: string | null
  message: string
}

/** The response to a failed request. `isAnonymous` means that the request ran as the anonymous role. */
export function errorReply(error: unknown, isAnonymous: boolean): Reply {
  if (error instanceof HttpError) return refusal(error)
  if (error instanceof pg.DatabaseError) return databaseReply(error, isAnonymous)
  if (error instanceof DatabaseUnavailable) return refusal(unavailable(error))
  return refusal(refuse(500, "PGRSTX00", "Internal server error"))
}

/** 504 if no connection became free in time, otherwise 503. */
function unavailable({ reason }: DatabaseUnavailable): HttpError {
  if (reason === "pool_timeout") {
    return refuse(504, "PGRST003", "Timed out acquiring connection from connection pool.")
  }
  return refuse(503, "PGRST000", "Database connection error. Retrying the connection.", {
    headers: { "retry-after": "1" },
  })
}

function refusal({ status, code, message, details, hint, headers }: HttpError): Reply {
  return jsonReply(status, { code, details: details ?? null, hint: hint ?? null, message }, headers)
}

function databaseReply(error: pg.DatabaseError, isAnonymous: boolean): Reply {
  const { code = "XX000", message, detail, hint } = error
  if (code === "PGRST") return raisedReply(error)
  const status = statusOf(code, message, isAnonymous)
  const headers: Record<string, string> = status === 401 ? { "www-authenticate": "Bearer" } : {}
  const reply = jsonReply(status, { code, details: detail ?? null, hint: hint ?? null, message }, headers)
  return code.startsWith("PT") ? { ...reply, reason: message } : reply
}

/** The response to `raise sqlstate 'PGRST'`, whose message and detail are JSON and define all of it. */
function raisedReply({ message: messageText, detail }: pg.DatabaseError): Reply {
  const message = raisedMessage.safeParse(json(messageText))
  if (!message.success) {
    return refusal(
      unreadableRaise(
        `Invalid JSON value for MESSAGE: '${messageText}'`,
        "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
      ),
    )
  }
  const parsed = raisedDetail.safeParse(json(detail ?? ""))
  if (!parsed.success) {
    const details = detail
      ? `Invalid JSON value for DETAIL: '${detail}'`
      : "DETAIL is missing in the RAISE statement"
    return refusal(
      unreadableRaise(
        details,
        "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
      ),
    )
  }
  const { code, message: text, details, hint } = message.data
  const { status, status_text: reason, headers } = parsed.data
  const lowerCase = Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  )
  const reply = jsonReply(
    status,
    { code, details: details ?? null, hint: hint ?? null, message: text },
    lowerCase,
  )
  return reason === undefined ? reply : { ...reply, reason }
}

function unreadableRaise(details: string, hint: string) {
  return refuse(500, "PGRST121", `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  })
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function jsonReply(status: number, body: ErrorBody, headers: Record<string, string>): Reply {
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "proxy-status": `PostgREST; error=${body.code}`,
      ...headers,
    },
    body: JSON.stringify(body),
  }
}
