import type { Pool } from "pg"

/** How many times the server has exited unexpectedly since its first start, and the signal or exit code of the last such exit. */
export interface RestartFacts {
  times: number
  ended_with: string
}

/** The facts that the health page shows about the server, by name. */
export interface ServerFacts {
  started_again: RestartFacts
  server: { version: string; node: string; started_at: string; mail: string; backups: boolean }
  backup: { made_at: string; bytes: number; file: string; kept: number }
  backup_failed: { reason: string }
  /** The number of free bytes; null if it is unknown or backups are off. */
  space: { data: number | null; backups: number | null }
}

/** A kind of request, with the number of slow ones since the last flush and the duration of the slowest. */
export interface SlowStatement {
  /** The request's name, such as "GET notes", never with values. */
  statement: string
  calls: number
  slowestMilliseconds: number
}

/** A product's storage for its health page. `pool` connects as the owner of the auth schema. */
export interface HealthRecords {
  /** Stores a fact, replacing the previous one; null removes it. */
  putFact: <Name extends keyof ServerFacts>(
    pool: Pool,
    name: Name,
    fact: ServerFacts[Name] | null,
  ) => Promise<void>
  /** Adds these counts to the ones already stored for today. */
  addSlowStatements: (pool: Pool, slow: readonly SlowStatement[]) => Promise<void>
}
