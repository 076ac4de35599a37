import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { inDatabase } from "./postgres-address.ts"

/** The migrated database that each test's own database is copied from. */
export const templateDatabase = "repertoire_template"

/** A test's own migrated database. `url` signs in as the superuser. */
export const createDatabase = () => createFrom(templateDatabase)

/** A test's own empty database. */
export const createEmptyDatabase = () => createFrom("template0")

async function createFrom(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const postgresUrl = inject("postgresUrl")
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await runOn(postgresUrl, `create database ${name} template ${template}`)
  return {
    url: inDatabase(postgresUrl, name),
    drop: () =>
      runOn(
        postgresUrl,
        // Subscribers to the database's changes have disconnected, but Postgres may take a moment to notice, and can't
        // drop a database with an active replication slot.
        `select pg_terminate_backend(active_pid, 10000) from pg_replication_slots where database = '${name}' and active`,
        `drop database if exists ${name} with (force)`,
      ),
  }
}

async function runOn(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
