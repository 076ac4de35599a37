import type { Pool } from "pg"

/** What the health page shows of the server, each under its name. */
interface ServerFacts {
  server: { version: string; node: string; started_at: string; mail: string }
  backup: { made_at: string; bytes: number; file: string; kept: number }
  backup_failed: { reason: string }
}

/** Tells the health page a fact; null takes it back. */
export type TellFact = <Name extends keyof ServerFacts>(
  name: Name,
  fact: ServerFacts[Name] | null,
) => Promise<void>

/** Keeps a fact for the health page, in the place of an older one. A database that can't be reached is told to `warn`: nothing else fails for it. */
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
