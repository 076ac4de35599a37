import type pg from "pg"
import { Copying } from "./copying.ts"
import type { Manifest } from "./manifest.ts"
import { storedTables } from "./tables.ts"
import { selectRows } from "#server/postgres/rows.ts"

interface Constraint {
  table_name: string
  name: string
  definition: string
}

/**
 * Replaces all rows of Repertoire's tables with a backup's in one transaction: either all of them, with every reference
 * checked, or nothing. Triggers don't run, because the backup already has what they computed. Throws a StartError for a table
 * or column that doesn't exist here.
 */
export async function loadDatabase(
  client: pg.ClientBase,
  backedUp: Manifest["tables"],
  fill: (copying: Copying) => Promise<void>,
): Promise<void> {
  await client.query(
    "begin; set local statement_timeout = 0; set local lock_timeout = '30s'; set local datestyle = 'ISO'",
  )
  let copying: Copying | undefined
  try {
    const tables = await storedTables(client)
    const names = tables.map(({ name }) => name)
    copying = new Copying(client, backedUp, tables)
    const references = await referencesOf(client, names)
    for (const { table_name, name } of references)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await client.query(`alter table ${table_name} drop constraint ${name}`)
    const forced = await selectRows<{ name: string }>(
      client,
      "select oid::regclass::text as name from pg_class where relforcerowsecurity and oid::regclass::text = any($1)",
      [names],
    )
    const each = async (list: readonly string[], change: string) => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const name of list) await client.query(`alter table ${name} ${change}`)
    }
    const forcedNames = forced.map(({ name }) => name)
    await each(names, "disable trigger user")
    await each(forcedNames, "no force row level security")
    await client.query(`truncate ${names.join(", ")}`)
    await fill(copying)
    await copying.end()
    await countOn(client, names)
    await each(forcedNames, "force row level security")
    await each(names, "enable trigger user")
    for (const { table_name, name, definition } of references)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await client.query(`alter table ${table_name} add constraint ${name} ${definition}`)
    await client.query("commit")
  } catch (error) {
    await copying?.abandon()
    await client.query("rollback").catch(() => undefined)
    throw error
  }
  await client.query("analyze")
}

/** Makes sequences continue after the backup's last number. */
async function countOn(client: pg.ClientBase, names: readonly string[]) {
  const rows = await selectRows<{ sequence: string; name: string; column: string }>(
    client,
    `select pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence, a.attrelid::regclass::text as name,
       quote_ident(a.attname) as column
     from pg_attribute a where a.attrelid::regclass::text = any($1) and a.attnum > 0 and not a.attisdropped
       and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null`,
    [names],
  )
  for (const { sequence, name, column } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await client.query(`select setval($1, (select coalesce(max(${column}), 0) + 1 from ${name}), false)`, [
      sequence,
    ])
}

async function referencesOf(client: pg.ClientBase, names: readonly string[]): Promise<Constraint[]> {
  const rows = await selectRows<Constraint>(
    client,
    `select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1) order by 1, 2`,
    [names],
  )
  return rows
}
