import pg from "pg"
import { pendingUpdate } from "#server/postgres/migrate.ts"
import { selectRows } from "#server/postgres/rows.ts"
import { migrationFiles, versionOf } from "#server/postgres/sql-files.ts"
import type { Config } from "#server/setup/config.ts"
import { StartError } from "#server/setup/starting/start-error.ts"
import type { DoctorProduct } from "./doctor-product.ts"
import { about, type Finding } from "./finding.ts"
import { sentences } from "./sentences.ts"

/** How many seconds two clocks may differ before tokens are refused too early or too late. */
const mostDifference = 30

/** The version of Postgres, the update that the next start makes, and the clock. Throws if the database can't be reached. */
export async function examineDatabase(
  product: DoctorProduct,
  config: Config,
  databaseUrl: string,
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    return [await versionOn(client), await updateOf(client, product, config), await clock(client, product)]
  } finally {
    await client.end()
  }
}

async function versionOn(client: pg.Client): Promise<Finding> {
  const rows = await selectRows<{ version: string; size: string }>(
    client,
    "select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size",
  )
  return about("Database").ok(sentences.database(rows[0]?.version ?? "", rows[0]?.size ?? ""))
}

async function updateOf(client: pg.Client, product: DoctorProduct, config: Config): Promise<Finding> {
  const ofUpdate = about("Update")
  try {
    const { files, isNew } = await pendingUpdate(client, product)
    if (isNew) return ofUpdate.look(sentences.newDatabase)
    if (files.length === 0) return ofUpdate.ok(sentences.upToDate)
    return ofUpdate.look(
      sentences.pending(files, config.backupBeforeUpdate?.folder, product.commandLine("backup")),
    )
  } catch (error) {
    if (error instanceof StartError) return ofUpdate.broken(error.message)
    throw error
  }
}

async function clock(client: pg.Client, product: DoctorProduct): Promise<Finding> {
  const ofClock = about("Clock")
  const newest = (await migrationFiles(product)).map(versionOf).at(-1) ?? ""
  const now = new Date()
  // Versions of migrations are UTC times, so they can be compared with a time that is written in the same way.
  if (now.toISOString().replaceAll(/\D/g, "").slice(0, 14) < newest)
    return ofClock.broken(sentences.clockIsBehind(now))
  const rows = await selectRows<{ ahead: number }>(
    client,
    "select extract(epoch from clock_timestamp() - $1::timestamptz)::float8 as ahead",
    [new Date().toISOString()],
  )
  const ahead = Math.round(rows[0]?.ahead ?? 0)
  return Math.abs(ahead) > mostDifference
    ? ofClock.broken(sentences.clocksDiffer(Math.abs(ahead)))
    : ofClock.ok(sentences.clockIsRight(now))
}
