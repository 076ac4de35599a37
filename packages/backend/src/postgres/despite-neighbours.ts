import pg from "pg"
import { StartError } from "#server/setup/starting/start-error.ts"

// The errors that occur when two migrations create the same role at once.
const uniqueViolation = "23505"
const duplicateObject = "42710"

// Each failure means that another database succeeded, so the tries run out only if this many databases are migrated at the same moment.
const mostTries = 100

/**
 * Retries `work` if it clashes with the migration of another database. Roles belong to the whole cluster, but locks belong to one database, so a
 * database that is being migrated at the same moment may change a role first. Postgres waits for that transaction to end and then refuses ours.
 */
export async function despiteNeighbours<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await work()
    } catch (error) {
      if (tries === mostTries || !isClash(error)) throw error
    }
  }
}

function isClash(error: unknown): boolean {
  const { cause } = error instanceof StartError ? error : {}
  if (!(cause instanceof pg.DatabaseError)) return false
  const { code, message, schema } = cause
  if (message === "tuple concurrently updated" || code === duplicateObject) return true
  return code === uniqueViolation && schema === "pg_catalog"
}
