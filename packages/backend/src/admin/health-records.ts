import type { Pool } from "pg"

/** How often the server has ended by itself since it was told to start, and how it ended last: a signal or an exit code. */
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
  /** Free bytes; null where that can't be told, or where backups are off. */
  space: { data: number | null; backups: number | null }
}

/** How often a request was slow since it was last counted. */
export interface SlowStatement {
  /** The request's name, "GET notes", never with values. */
  statement: string
  calls: number
  slowestMilliseconds: number
}

/** Where a product keeps what its health page shows. `pool` connects as the owner of schema auth. */
export interface HealthRecords {
  /** Stores a fact in the place of the one before; null removes it. */
  putFact: <Name extends keyof ServerFacts>(
    pool: Pool,
    name: Name,
    fact: ServerFacts[Name] | null,
  ) => Promise<void>
  /** Adds to the counts of today. */
  addSlowStatements: (pool: Pool, slow: readonly SlowStatement[]) => Promise<void>
}
