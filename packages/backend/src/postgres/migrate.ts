import pg from "pg"
import { StartError } from "#server/setup/starting/start-error.ts"
import { despiteNeighbours } from "./despite-neighbours.ts"
import { readFolding, sha256 } from "./folding.ts"
import {
  changedAfterwards,
  comparedText,
  landedWithTexts,
  noteMigration,
  partsOf,
  takeFolded,
} from "./landed-migrations.ts"
import { noteRelease, refuseNewerData, releaseOf } from "./release.ts"
import { migrationFiles, type Migrations, type SqlFile, schemaFiles } from "./sql-files.ts"
import { selectRows } from "./rows.ts"

// An arbitrary lock number that nothing else in the database uses.
const lockOfMigrations = 8_245_927_655_061_001n

/**
 * Migrates a database: first the parts that a hosted project comes with (schema/*.sql, rerun whenever a file has changed), then
 * missing migrations, each in its own transaction. Several processes may migrate at once. `only` lists the versions to run;
 * without it, all run. Returns the files that it ran. Throws a StartError naming the file that failed. Throws without changing
 * anything if a newer Repertoire has used the database, or if an older one must be started on it first.
 */
export async function migrate(
  client: pg.Client,
  product: Migrations,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const files = await migrationFiles(product)
  const folding = await readFolding(product, files)
  const own = releaseOf(product.version, files.at(-1)?.name ?? "")
  const schemaOfOwn = rolesFirst(await schemaFiles())
  const schema = await despiteNeighbours(() =>
    inLockedTransaction(client, async () => {
      await refuseNewerData(client, own, (migration) => folding.migrations.has(migration))
      await takeFolded(client, files, folding)
      if (!only) await noteRelease(client, own)
      return runSchema(client, schemaOfOwn)
    }),
  )
  const wanted = only ? files.filter((file) => only.has(partsOf(file).version)) : files
  const migrations = await runMigrations(client, wanted)
  const ran = [...schema, ...migrations]
  if (ran.length > 0) await client.query("notify pgrst, 'reload schema'")
  return ran
}

/** The SQL files that `migrate` would run on a database, and whether it has none of the migrations yet. */
export interface PendingUpdate {
  files: string[]
  isNew: boolean
}

/** What `migrate` would run, without changing anything. Throws a StartError where `migrate` would refuse the database. */
export async function pendingUpdate(client: pg.Client, product: Migrations): Promise<PendingUpdate> {
  const files = await migrationFiles(product)
  const folding = await readFolding(product, files)
  const own = releaseOf(product.version, files.at(-1)?.name ?? "")
  await client.query(`begin; ${bookkeeping}`)
  try {
    await refuseNewerData(client, own, (migration) => folding.migrations.has(migration))
    await takeFolded(client, files, folding)
    const schema = await changedFiles(client, await schemaFiles())
    const landed = new Set((await landedWithTexts(client)).map(({ version }) => version))
    const missing = files.filter((file) => !landed.has(partsOf(file).version))
    return { files: [...schema, ...missing].map(({ name }) => name), isNew: landed.size === 0 }
  } finally {
    await client.query("rollback")
  }
}

function rolesFirst(files: SqlFile[]) {
  return files.toSorted((a, b) => Number(b.name === "roles.sql") - Number(a.name === "roles.sql"))
}

async function runSchema(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  const changed = await changedFiles(client, files)
  for (const file of changed) {
    await run(client, file)
    await client.query(
      `insert into supabase_migrations.backend_schema (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256`,
      [file.name, sha256(file.text)],
    )
  }
  return changed.map(({ name }) => name)
}

async function changedFiles(client: pg.Client, files: SqlFile[]): Promise<SqlFile[]> {
  const rows = await selectRows<{ name: string; sha256: string }>(
    client,
    "select name, sha256 from supabase_migrations.backend_schema",
  )
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  return files.filter(({ name, text }) => known.get(name) !== sha256(text))
}

/** Runs the missing migrations, in order. Throws a StartError if one fails, or has been changed since it ran. */
export async function runMigrations(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  const landed = new Map((await landedWithTexts(client)).map(({ version, whole }) => [version, whole]))
  const ran: string[] = []
  for (const file of files) {
    const { version } = partsOf(file)
    if (!landed.has(version)) {
      if (await runMigration(client, file)) ran.push(file.name)
    } else if (isEdited(file, landed.get(version) ?? null)) {
      throw new StartError(changedAfterwards(file.name))
    }
  }
  return ran
}

/** Runs one migration. Returns false if another process ran it first. */
async function runMigration(client: pg.Client, file: SqlFile): Promise<boolean> {
  return inLockedTransaction(client, async () => {
    const isFirst = await noteMigration(client, file)
    if (isFirst) await run(client, file)
    return isFirst
  })
}

/** Runs work in one transaction, one process at a time. The lock belongs to the transaction, so it also works through a pooler. */
async function inLockedTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; select pg_advisory_xact_lock(${lockOfMigrations}); ${bookkeeping}`)
  try {
    const value = await work()
    await client.query("commit")
    return value
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}

// The table of migrations has the format of the Supabase CLI, which uses it too.
const bookkeeping = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table if not exists supabase_migrations.backend_schema (name text primary key, sha256 text not null);`

async function run(client: pg.Client, file: SqlFile) {
  try {
    await client.query(file.text)
    await client.query("reset all; reset role")
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const reason = `${file.name} failed${lineOf(error, file)}: ${error.message.replace(/\.$/, "")}.`
    throw new StartError(reason, { cause: error })
  }
}

function lineOf({ position }: pg.DatabaseError, file: SqlFile) {
  if (position === undefined) return ""
  return ` at line ${file.text.slice(0, Number(position)).split("\n").length}`
}

function isEdited(file: SqlFile, kept: string | null) {
  return kept !== null && comparedText(kept) !== comparedText(file.text)
}
