import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import pg from "pg"
import { vi } from "vitest"
import { repertoire } from "#product/product.ts"
import { loadDatabase } from "#server/backup/load.ts"
import { readManifest } from "#server/backup/manifest.ts"
import { readArchive } from "#server/backup/read-archive.ts"
import { migrate, runMigrations } from "#server/postgres/migrate.ts"
import { type SqlFile, versionOf } from "#server/postgres/sql-files.ts"
import { createEmptyDatabase } from "@repertoire/backend/testing/database.ts"
import { unpacked } from "@repertoire/backend/testing/raw-archive.ts"

/** The migrations before they were folded: JSON with their names and texts, compressed with Brotli. */
export function migrationsBefore(): SqlFile[] {
  const packed = readFileSync(new URL("fixtures/migrations.json.br", import.meta.url))
  const files: SqlFile[] = JSON.parse(brotliDecompressSync(packed).toString())
  return files
}

/**
 * A backup made by the last release with those migrations, with rows in every table about a person, the server or files. Its person signs in as
 * before-the-fold@example.com with the password used in every test.
 */
export const backupBefore = fileURLToPath(new URL("fixtures/everything.backup", import.meta.url))

/** An empty database with what a hosted project provides, and a connection to it. */
async function emptyDatabase() {
  const database = await createEmptyDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await migrate(client, repertoire, new Set())
  return {
    url: database.url,
    client,
    drop: async () => {
      await client.end()
      await database.drop()
    },
  }
}

/** A database created by those migrations, with the backup's rows, and recorded as the earlier release did. */
export async function databaseBefore() {
  const files = migrationsBefore()
  const database = await emptyDatabase()
  await runMigrations(database.client, files)
  await loadRows(database.client)
  await noteRelease(database.client, files)
  return database
}

/** A database in which migrations are only recorded as applied, which is what a start checks first. */
export async function databaseThatNotes(files: SqlFile[]) {
  const database = await emptyDatabase()
  await database.client.query(
    `insert into supabase_migrations.schema_migrations (version, statements)
     select n, array[t] from unnest($1::text[], $2::text[]) as landed (n, t)`,
    [files.map(versionOf), files.map(({ text }) => text)],
  )
  await noteRelease(database.client, files)
  return database
}

async function noteRelease(client: pg.Client, files: SqlFile[]) {
  const newest = files.at(-1)
  await client.query(
    "insert into supabase_migrations.backend_release (version, migration) values ('0.1.0', $1)",
    [newest && versionOf(newest)],
  )
}

async function loadRows(client: pg.Client): Promise<void> {
  const [first] = unpacked(readFileSync(backupBefore))
  const manifest = first && readManifest(first.content)
  if (!manifest) throw new Error("The backup has no manifest.")
  const source = { file: backupBefore, passphrase: undefined, mayBeUnencrypted: true, product: repertoire }
  await loadDatabase(client, manifest.tables, (loading) =>
    readArchive(source, async (entry, content) => {
      if (entry.kind === "piece") await loading.add(entry.table, content.pieces)
    }),
  )
}

/**
 * Migrates over a connection of its own. It is ended once the first transaction has replaced the recorded migrations and
 * waits for a table that another session has locked. Throws the error that the connection ended with.
 */
export async function migrateUntilKilled({ url, client }: { url: string; client: pg.Client }): Promise<void> {
  const killed = new pg.Client({ connectionString: url })
  killed.on("error", () => {})
  await killed.connect()
  await client.query("begin; lock table supabase_migrations.backend_schema")
  try {
    await Promise.all([migrate(killed, repertoire), killOnceWaiting(client)])
  } finally {
    await client.query("rollback")
    await killed.end().catch(() => {})
  }
}

async function killOnceWaiting(client: pg.Client): Promise<void> {
  await vi.waitUntil(async () => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    )
    return rowCount === 1
  })
}

/** The columns of every table except those about migrations, as SQL. */
export async function columnsByTable(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select format('%I.%I', s.nspname, c.relname) as name,
       (select string_agg(format('t.%I', a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where c.relkind in ('r', 'p') and s.nspname not in ('pg_catalog', 'information_schema', 'supabase_migrations') order by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** The rows of every table, as Postgres writes the given columns, sorted. A table without given columns is left out while it is empty. */
export async function rowsByTable(
  client: pg.ClientBase,
  columnsOf: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const [name, all] of await columnsByTable(client)) {
    const columns = columnsOf.get(name)
    // oxlint-disable-next-line no-await-in-loop -- there is only one connection
    const { rows } = await client.query<{ row: string }>(
      `select row(${columns ?? all})::text as row from ${name} t order by 1`,
    )
    if (columns === undefined && rows.length === 0) continue
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** The migrations recorded in a database, with their texts. */
export async function notedMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ version: string; name: string; statements: string[] }>(
    "select version, name, statements from supabase_migrations.schema_migrations order by version",
  )
  return rows
}
