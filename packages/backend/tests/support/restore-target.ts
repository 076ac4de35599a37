import { createHash } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { Product } from "#server/product.ts"
import { restoreBackup } from "#server/backup/restore-backup.ts"
import type { createDatabase } from "#tests/support/database.ts"

type Order = Parameters<typeof restoreBackup>[0]

/** A database without accounts and an empty data folder, into which backups are restored. */
export interface Target {
  url: string
  dataDir: string
  pool: pg.Pool
  restore: (order: Pick<Order, "file"> & Partial<Order>) => ReturnType<typeof restoreBackup>
  /** Everything that a restore may change: every row and every definition in the database's own schemas, and every file. */
  state: () => Promise<State>
  drop: () => Promise<void>
}

interface State {
  rows: { name: string; sum: string }[]
  definitions: object
  files: string[]
}

/** Restores in the same way as the product. */
export function makeTarget(product: Product, database: Awaited<ReturnType<typeof createDatabase>>): Target {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-restored-"))
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on("error", () => {})
  const order = {
    databaseUrl: database.url,
    dataDir,
    passphrase: undefined,
    mayReplace: false,
    mayBeUnencrypted: false,
  }
  return {
    url: database.url,
    dataDir,
    pool,
    restore: (change) => restoreBackup({ product, ...order, ...change }),
    state: async () => ({ ...(await databaseState(pool)), files: fileState(dataDir) }),
    drop: async () => {
      await pool.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function databaseState(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as sum from ${name} t`,
  )
  const rows =
    sums.length === 0
      ? []
      : (await pool.query<State["rows"][number]>(`${sums.join(" union all ")} order by name`)).rows
  const {
    rows: [definitions = {}],
  } = await pool.query<object>(
    `select (select md5(string_agg(prosrc || proname::text, '' order by oid)) from pg_proc) as functions,
       (select md5(string_agg(pg_get_constraintdef(oid), '' order by conname, conrelid::regclass::text)) from pg_constraint) as constraints,
       (select md5(string_agg(tgname::text || tgenabled::text, '' order by tgname, tgrelid::regclass::text)) from pg_trigger where not tgisinternal) as triggers,
       (select string_agg(concat_ws(' ', rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolcanlogin), ', ' order by rolname)
        from pg_roles where rolname in ('intruder', 'postgres', 'authenticator', 'anon', 'authenticated', 'service_role')) as roles`,
  )
  return { rows, definitions }
}

/** The files in a folder and its subfolders, with checksums of their contents. */
function fileState(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .map((path) => `${path} ${createHash("sha256").update(readFileSync(path)).digest("hex")}`)
    .toSorted()
}
