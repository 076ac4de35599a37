import { createHash } from "node:crypto"
import pg from "pg"
import { StartError } from "#server/setup/start-error.ts"
import { despiteNeighbours } from "./despite-neighbours.ts"
import { noteRelease, refuseNewerData, releaseOf } from "./release.ts"
import { migrationFiles, type SqlFile, schemaFiles } from "./sql-files.ts"

// An arbitrary lock number that nothing else in the database uses.
const lockOfMigrations = 8_245_927_655_061_001n

/**
 * Migrates a database: first the parts that a hosted project comes with (schema/*.sql, rerun whenever a file changed), then
 * missing migrations, each in its own transaction. Several processes may do it at once. `only` limits it to some migrations by
 * version. Returns the files that it ran; throws a StartError naming the file that failed, and changes nothing if a newer
 * Repertoire has had the database.
 */
export async function migrate(client: pg.Client, only?: ReadonlySet<string>): Promise<string[]> {
  const files = await migrationFiles()
  const own = releaseOf(files.at(-1)?.name ?? "")
  const schemaOfOwn = rolesFirst(await schemaFiles())
  const schema = await despiteNeighbours(() =>
    alone(client, async () => {
      await refuseNewerData(client, own)
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

function rolesFirst(files: SqlFile[]) {
  return files.toSorted((a, b) => Number(b.name === "roles.sql") - Number(a.name === "roles.sql"))
}

async function runSchema(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from supabase_migrations.backend_schema",
  )
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  const changed = files.filter(({ name, text }) => known.get(name) !== sha256(text))
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

/** Runs the missing migrations, in order. Throws a StartError if one fails, or was changed after it had run. */
export async function runMigrations(client: pg.Client, files: SqlFile[]): Promise<string[]> {
  // The CLI stores a file's statements one by one, we store the whole file; only the files we stored can be compared.
  const { rows } = await client.query<{ version: string; whole: string | null }>(
    `select version, case cardinality(statements) when 1 then statements[1] end as whole
     from supabase_migrations.schema_migrations`,
  )
  const landed = new Map(rows.map(({ version, whole }) => [version, whole]))
  const ran: string[] = []
  for (const file of files) {
    const { version } = partsOf(file)
    if (!landed.has(version)) {
      if (await runMigration(client, file)) ran.push(file.name)
    } else if (isEdited(file, landed.get(version) ?? null)) {
      throw new StartError(
        `The migration ${file.name} was changed after it had landed in this database; add another one.`,
      )
    }
  }
  return ran
}

/** False if another process was faster. */
async function runMigration(client: pg.Client, file: SqlFile): Promise<boolean> {
  const { version, name } = partsOf(file)
  return alone(client, async () => {
    const { rowCount } = await client.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])
       on conflict (version) do nothing`,
      [version, name, file.text],
    )
    if (rowCount === 1) await run(client, file)
    return rowCount === 1
  })
}

/** One process at a time, in one transaction. The lock belongs to the transaction, so a pooler may be in between. */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
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

// The first table is the Supabase CLI's own.
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

function partsOf(file: SqlFile) {
  const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file.name) ?? []
  if (!version || !name)
    throw new StartError(`The migration ${file.name} must be named like 20250131120000_what_it_does.sql.`)
  return { version, name }
}

function isEdited(file: SqlFile, kept: string | null) {
  return kept !== null && withoutEnd(kept) !== withoutEnd(file.text)
}

function withoutEnd(sql: string) {
  return sql.trim().replace(/;$/, "")
}

function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex")
}
