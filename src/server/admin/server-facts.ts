import type { Pool } from "pg"

/** How often the server has ended by itself since it was told to start, and how it ended last: a signal or an exit code. */
export interface StartedAgain {
  times: number
  ended_with: string
}

/** The facts that the health page shows about the server, by name. */
interface ServerFacts {
  started_again: StartedAgain
  server: { version: string; node: string; started_at: string; mail: string; backups: boolean }
  backup: { made_at: string; bytes: number; file: string; kept: number }
  backup_failed: { reason: string }
  /** Free bytes; null where that can't be told, or where backups are off. */
  space: { data: number | null; backups: number | null }
}

/** Records a fact for the health page; null removes it. */
export type TellFact = <Name extends keyof ServerFacts>(
  name: Name,
  fact: ServerFacts[Name] | null,
) => Promise<void>

/**
 * Records a fact for the health page, replacing the previous one. If the database can't be reached, `warn` is called and nothing
 * else fails.
 */
export async function tellFact<Name extends keyof ServerFacts>(
  pool: Pool,
  name: Name,
  fact: ServerFacts[Name] | null,
  warn: (error: unknown) => void,
): Promise<void> {
  try {
    if (fact === null) await pool.query("delete from private.server_facts where name = $1", [name])
    else
      await pool.query(
        `insert into private.server_facts (name, fact) values ($1, $2)
         on conflict (name) do update set fact = excluded.fact, updated_at = now()`,
        [name, JSON.stringify(fact)],
      )
  } catch (error) {
    warn(error)
  }
}
