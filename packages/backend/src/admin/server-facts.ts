import type { Pool } from "pg"
import type { HealthRecords, ServerFacts } from "./health-records.ts"

/** Records a fact for the health page; null removes it. */
export type TellFact = <Name extends keyof ServerFacts>(
  name: Name,
  fact: ServerFacts[Name] | null,
) => Promise<void>

/**
 * Records a fact for the health page, replacing the previous one. Does nothing if the product has no health page. If the database can't be reached,
 * `warn` is called and nothing else fails.
 */
export async function tellFact<Name extends keyof ServerFacts>(
  { pool, health }: { pool: Pool; health: HealthRecords | undefined },
  name: Name,
  fact: ServerFacts[Name] | null,
  warn: (error: unknown) => void,
): Promise<void> {
  try {
    await health?.putFact(pool, name, fact)
  } catch (error) {
    warn(error)
  }
}
