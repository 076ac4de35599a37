import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { openDatabase } from "#server/postgres/database.ts"
import type { Migrations } from "#server/postgres/sql-files.ts"
import { templateDatabase } from "./database.ts"
import { inDatabase } from "./postgres-address.ts"
import { testSecrets } from "./test-secrets.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's address for the run's own Postgres. */
    postgresUrl: string
  }
}

/** One Postgres for a whole run. It has a database with the product's migrations, from which each test's own is copied. */
export async function startPostgres(product: Migrations, project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-test-"))
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbedded({
    dataDir,
    password: "test",
    settings: { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" },
    say: console.log,
    log: () => {},
  })
  // Servers with different secrets share this Postgres, so passwords must not matter.
  writeFileSync(
    join(dataDir, "postgres/pg_hba.conf"),
    "local all all trust\nhost all all 127.0.0.1/32 trust\n",
  )
  await makeTemplate(product, postgres.databaseUrl)
  project.provide("postgresUrl", postgres.databaseUrl)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function makeTemplate(product: Migrations, postgresUrl: string) {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query("select pg_reload_conf()")
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const { pools } = await openDatabase({
    product,
    databaseUrl: inDatabase(postgresUrl, templateDatabase),
    listenUrl: undefined,
    jwtSecret: testSecrets.jwtSecret,
  })
  await pools.close()
}
