import type pg from "pg"
import { selectColumn, selectRows } from "#server/postgres/rows.ts"

/** The schemas that contain Repertoire's data. The schema of the migrations isn't needed, because the manifest lists them. */
const schemas = ["auth", "auth_guard", "mailbox", "private", "public", "storage"]

/** A table for COPY, with its stored (not generated) columns. */
export interface StoredTable {
  /** The table's name, quoted and with its schema. */
  name: string
  columns: string[]
}

/** All of Repertoire's tables. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const rows = await selectRows<StoredTable>(
    client,
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by 1`,
    [schemas],
  )
  return rows
}

/** The applied migrations, in order; empty if their bookkeeping table is missing. */
export async function landedMigrations(client: pg.ClientBase): Promise<string[]> {
  const [table] = await selectColumn(
    client,
    "select to_regclass('supabase_migrations.schema_migrations') as name",
  )
  if (table === null) return []
  const rows = await selectRows<{ version: string }>(
    client,
    "select version from supabase_migrations.schema_migrations order by version",
  )
  return rows.map(({ version }) => version)
}
