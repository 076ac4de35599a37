import type { S3Settings } from "#server/setup/config.ts"
import { Readable } from "node:stream"
import pg from "pg"
import { migrate } from "#server/postgres/migrate.ts"
import { filesOf } from "#server/storage/files-of.ts"
import { StartError } from "#server/setup/start-error.ts"
import { readArchive } from "./archive.ts"
import { filesIn, type Manifest, manifestName, tableOfPiece } from "./dump.ts"
import { loadDatabase } from "./load.ts"
import { keptSecrets, writeSecret } from "./secrets.ts"
import { landedMigrations } from "./tables.ts"

interface RestoreOrder {
  databaseUrl: string
  dataDir: string
  s3?: S3Settings | undefined
  file: string
  passphrase: string | undefined
  /** Whether existing data may be replaced. */
  mayReplace: boolean
}

/**
 * Restores a server to a backup's state and returns the backup's time. The file is read completely before anything changes; the
 * rows are loaded in one transaction. Throws a StartError if the file isn't a backup, is damaged, comes from a later version, or
 * if there are accounts here already.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Manifest> {
  const manifest = await checked(order)
  const secrets = new Map<string, Buffer>()
  const files = filesOf(order)
  const restored = new Set<string>()
  const client = new pg.Client({
    connectionString: order.databaseUrl,
    application_name: "repertoire-restore",
  })
  // The running query reports a lost connection.
  client.on("error", () => {})
  await client.connect()
  try {
    await prepareSchema(client, manifest, order.mayReplace)
    const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]))
    await loadDatabase(client, async (loading) => {
      await readArchive(order.file, order.passphrase, async (name, content) => {
        const table = tableOfPiece(name)
        if (table !== undefined) await loading.add(table, columns.get(table) ?? [], content)
        const secret = keptSecrets.find((each) => name === `secrets/${each}`)
        if (secret !== undefined) secrets.set(secret, content)
        if (!name.startsWith(filesIn)) return
        const version = name.slice(filesIn.length)
        restored.add(version)
        await files.write(version, Readable.from([content]), Number.POSITIVE_INFINITY)
      })
    })
    await migrate(client)
  } finally {
    await client.end()
  }
  // What was here before belongs to no row any more.
  for (const version of await files.all())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!restored.has(version)) await files.remove(version)
  for (const [name, content] of secrets)
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await writeSecret(order.dataDir, name, content)
  return manifest
}

async function checked({ file, passphrase }: RestoreOrder): Promise<Manifest> {
  let manifest: Buffer | undefined
  await readArchive(file, passphrase, (name, content) => {
    if (name === manifestName) manifest = content
  })
  if (!manifest) throw new StartError(`${file} is no backup of Repertoire.`)
  // Only now the checksums are known to be right.
  return JSON.parse(manifest.toString())
}

/** Migrates the database to the backup's version. */
async function prepareSchema(client: pg.Client, { migrations }: Manifest, mayReplace: boolean) {
  const landed = await landedMigrations(client)
  const hasAccounts = landed.length > 0 && (await countOf(client, "auth.users")) > 0
  if (hasAccounts && !mayReplace)
    throw new StartError(
      "There are accounts in this database. Add --replace to put the backup in their place.",
    )
  const wanted = new Set(migrations)
  if (landed.some((version) => !wanted.has(version)) || landed.length < migrations.length) {
    if (hasAccounts)
      throw new StartError(
        "This database is of another version than the backup. Restore into an empty database.",
      )
    await client.query(emptied)
    await migrate(client, wanted)
  }
  const missing = migrations.filter((version) => !new Set(landed).has(version))
  const after = new Set(await landedMigrations(client))
  if (missing.some((version) => !after.has(version)))
    throw new StartError("A later version of Repertoire made this backup. Update this one first.")
}

// An empty database of another version: there is no data to lose.
const emptied = `
  drop schema if exists public, private, auth, auth_guard, mailbox, realtime, storage, storage_guard, supabase_migrations cascade;
  create schema public;
  grant usage on schema public to public;`

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
