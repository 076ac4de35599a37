import pg from "pg"
import { codeOf } from "#server/setup/keys/kept-file.ts"

/** Thrown when Postgres can't be reached, goes away during a statement, or has no connection free in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable"
  readonly reason: "connection" | "pool_timeout"

  constructor(reason: "connection" | "pool_timeout", cause: unknown) {
    super(
      reason === "connection"
        ? "The database can't be reached."
        : "No database connection became available in time.",
      { cause },
    )
    this.reason = reason
  }
}

/** Converts a failure of `pool.connect()`. Postgres' own refusals (starting up, too many connections) count as unreachable. */
export function connectFailure(error: unknown): DatabaseUnavailable {
  const timedOut = error instanceof Error && error.message === "timeout exceeded when trying to connect"
  return new DatabaseUnavailable(timedOut ? "pool_timeout" : "connection", error)
}

/** Passes on Postgres' own errors; anything else means that the connection broke. */
export function statementFailure(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? error : new DatabaseUnavailable("connection", error)
}

const broken = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
])

/** Converts an error from a pool that is used directly, if it means that the database is unavailable; undefined for any other error. */
export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error
  if (!(error instanceof Error)) return undefined
  const isBroken =
    error instanceof pg.DatabaseError
      ? /^(08|57P0|53300)/.test(error.code ?? "")
      : broken.has(codeOf(error) ?? "") ||
        /^(Connection terminated|timeout exceeded|Client (was closed|has encountered a connection error))/.test(
          error.message,
        )
  return isBroken ? connectFailure(error) : undefined
}
