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
  /** Free bytes; null if unknown, or if backups are off. */
  space: { data: number | null; backups: number | null }
}

/** A kind of request that was slow since the last flush: how many times, and how long the slowest one took. */
export interface SlowStatement {
  /** The request's name, such as "GET notes", never with values. */
  statement: string
  calls: number
  slowestMilliseconds: number
}

/** A product's storage for its health page. `pool` connects as the owner of schema auth. */
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
