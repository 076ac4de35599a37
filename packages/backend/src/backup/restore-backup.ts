import type { S3Settings } from "#server/setup/config.ts"
import pg from "pg"
import { afterFolding, readFolding } from "#server/postgres/folding.ts"
import { migrate } from "#server/postgres/migrate.ts"
import { migrationFiles, type Migrations, versionOf } from "#server/postgres/sql-files.ts"
import { filesOf } from "#server/storage/files/files-of.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { SecretsOwner, Source } from "./archive-body.ts"
import { checkArchive } from "./check-archive.ts"
import { loadDatabase } from "./load.ts"
import type { Manifest } from "./manifest.ts"
import { readArchive } from "./read-archive.ts"
import { RestoredFiles } from "./restored-files.ts"
import { writeSecret } from "./secrets.ts"
import { landedMigrations } from "./tables.ts"
import { selectRows } from "#server/postgres/rows.ts"

interface RestoreOrder extends Source {
  product: SecretsOwner & Migrations
  databaseUrl: string
  dataDir: string
  s3?: S3Settings | undefined
  /** Whether existing data may be replaced. */
  mayReplace: boolean
}

/**
 * Restores a server to a backup's state and returns the backup's manifest. The file is read completely before anything changes;
 * the rows are loaded in one transaction, and if that fails, everything is as before. Throws a StartError if the file isn't a
 * backup, is damaged or comes from a later version, or if accounts already exist here and may not be replaced.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Manifest> {
  const store = filesOf(order)
  const { manifest, secrets } = await checkArchive(order, order.dataDir, (version) =>
    store.comeSoFar(version),
  )
  const files = new RestoredFiles(store)
  const client = new pg.Client({
    connectionString: order.databaseUrl,
    application_name: "repertoire-restore",
  })
  // A connection's error event needs no handling: a lost connection already makes the running query fail.
  client.on("error", () => {})
  await client.connect()
  try {
    await restoreRows(client, order, { manifest, files })
    await migrate(client, order.product)
  } finally {
    await client.end()
  }
  for (const [name, content] of secrets)
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    await writeSecret(order.dataDir, name, content)
  if (files.haveToBeReplaced)
    await readArchive(order, (entry, content) =>
      entry.kind === "file" ? files.replace(entry.version, content) : undefined,
    )
  await files.removeOthers()
  return manifest
}

interface Parts {
  manifest: Manifest
  files: RestoredFiles
}

async function restoreRows(client: pg.Client, order: RestoreOrder, { manifest, files }: Parts) {
  const undo = await prepareSchema(client, manifest, order)
  try {
    await loadDatabase(client, manifest.tables, (loading) =>
      readArchive(order, async (entry, content) => {
        if (entry.kind === "piece") await loading.add(entry.table, content.pieces)
        if (entry.kind === "file") await files.add(entry.version, content)
      }),
    )
  } catch (error) {
    await files.undo()
    const isUndone = await undo().then(
      () => true,
      () => false,
    )
    throw error instanceof pg.DatabaseError ? refusedBy(error, isUndone) : error
  }
}

const refusedBy = ({ message }: pg.DatabaseError, isUndone: boolean) =>
  new StartError(
    `The database refused the backup: ${printable(message)}. ${isUndone ? "Nothing was changed." : "The database is empty now. Restore again."}`,
  )

/** Shortens a message and removes control characters, because Postgres' messages quote the file's contents. */
const printable = (words: string) => words.replaceAll(/\p{C}+/gu, " ").slice(0, 200)

/** Migrates the database to the backup's version. Returns a function that undoes the migration. */
async function prepareSchema(
  client: pg.Client,
  { migrations }: Manifest,
  { product, mayReplace }: Pick<RestoreOrder, "product" | "mayReplace">,
): Promise<() => Promise<void>> {
  const files = await migrationFiles(product)
  const folding = await readFolding(product, files)
  const landed = afterFolding(await landedMigrations(client), folding, "data")
  const hasAccounts = landed.length > 0 && (await countOf(client, "auth.users")) > 0
  if (hasAccounts && !mayReplace)
    throw new StartError(
      "This database already has accounts. Add --replace to replace its data with the backup.",
    )
  const wanted = new Set(afterFolding(migrations, folding, "backup"))
  const known = new Set(files.map(versionOf))
  if ([...wanted].some((version) => !known.has(version) && !landed.includes(version)))
    throw new StartError("This backup was made by a newer version of Repertoire. Update this server first.")
  if (landed.length === wanted.size && landed.every((version) => wanted.has(version))) return async () => {}
  if (hasAccounts)
    throw new StartError(
      "This database and the backup come from different versions. Restore into an empty database.",
    )
  await emptyAndMigrate(client, product, wanted)
  return () => emptyAndMigrate(client, product, new Set(landed))
}

/** Empties the database, which has no accounts to lose, and runs the migrations with the given versions. */
async function emptyAndMigrate(client: pg.Client, product: Migrations, versions: ReadonlySet<string>) {
  await client.query(emptySchemas)
  if (versions.size > 0) await migrate(client, product, versions)
}

const emptySchemas = `
  drop schema if exists public, private, auth, auth_guard, mailbox, realtime, storage, storage_guard, supabase_migrations cascade;
  create schema public;
  grant usage on schema public to public;`

async function countOf(client: pg.Client, table: string): Promise<number> {
  const rows = await selectRows<{ count: number }>(client, `select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
