import { createHash } from "node:crypto"
import type { Pool } from "pg"
import pg from "pg"
import { roleStatement, type RoleStatement } from "#server/postgres/as-role.ts"
import { claimNames } from "#server/postgres/claim-settings.ts"
import type { Change } from "./change.ts"
import { type Column, type ReadableTable, readTable } from "./readable-table.ts"

/** What a role may see of a table's changes. */
export interface Sight {
  become: RoleStatement
  columns: Column[]
  /**
   * The statements take changes as a JSON list of pairs: the new and the old row. The first row of the result has the snapshot that the rest was read
   * with. Every other row has the number of a change, counting from 1, and what is shown of the change's new and old rows.
   */
  statements: Record<Change["kind"], { name: string; text: string }>
}

/** What a role may see of a table's changes; undefined if no row is visible or none can be checked. Throws if the database can't be reached. */
export async function sightFor(pool: Pool, relation: number, role: string): Promise<Sight | undefined> {
  const description = await readTable(pool, relation, role)
  return description && sightOf(description, role)
}

/** What a role may see of this table's changes; undefined if no row is visible or none can be checked. */
function sightOf(
  { table, keys, columns, is_guarded: isGuarded, shows_old: showsOld, removed, name }: ReadableTable,
  role: string,
): Sight | undefined {
  if (columns === null || (isGuarded && keys === null)) return undefined
  const names = columns.map(({ name }) => name)
  const row = (index: number, alias: string) =>
    `jsonb_populate_record(null::${table}, each.rows -> ${index}) as ${alias}`
  // Unchanged TOAST values are missing from the log; read them from the table.
  const current = (name: string) =>
    keys === null
      ? `r.${identifier(name)}`
      : `case when each.rows -> 0 ? ${literal(name)} then r.${identifier(name)} else t.${identifier(name)} end`
  const record = object(names, current)
  const before = object(
    showsOld ? names : names.filter((name) => keys?.includes(name)),
    (name) => `o.${identifier(name)}`,
  )
  const now = row(0, "r") + (keys === null ? "" : inTable({ table, names, keys, isGuarded }))
  const wasReadable =
    removed === null ? "" : ` where exists (select from ${row(1, identifier(name))} where ${removed})`
  const statement = (shown: string, from: string) =>
    nameStatement(`select 0::bigint, pg_current_snapshot()::text, null::text
      union all select each.number, ${shown} from jsonb_array_elements($1::jsonb) with ordinality as each (rows, number), ${from}`)
  return {
    become: roleStatement({ role, readOnly: true, settings: [], names: claimNames }),
    columns,
    statements: {
      INSERT: statement(`${record}, null`, now),
      UPDATE: statement(`${record}, ${before}`, `${now}, ${row(1, "o")}`),
      DELETE: statement(`null, ${before}`, row(1, "o") + wasReadable),
    },
  }
}

interface Lookup {
  table: string
  names: string[]
  keys: string[]
  isGuarded: boolean
}

/**
 * Joins the row with the same key as `r`. OFFSET 0 keeps the planner from joining the whole table, so each row is looked up through the index,
 * however many there are.
 */
function inTable({ table, names, keys, isGuarded }: Lookup) {
  const found = `select ${names.map(identifier).join(", ")} from ${table} as t where ${matching(keys)} offset 0`
  return ` ${isGuarded ? "join" : "left join"} lateral (${found}) as t on true`
}

/** An SQL expression for the text of a JSON object with these columns. */
function object(names: string[], value: (name: string) => string): string {
  const fields = names.map((name) => `${value(name)} as ${identifier(name)}`).join(", ")
  return names.length === 0 ? "'{}'" : `(select to_jsonb(shown)::text from (select ${fields}) as shown)`
}

const matching = (keys: string[]) =>
  keys.map((key) => `t.${identifier(key)} = r.${identifier(key)}`).join(" and ")

/** Names a statement by a hash of its text. */
function nameStatement(text: string) {
  return { text, name: `realtime:${createHash("sha1").update(text).digest("base64url").slice(0, 20)}` }
}

const identifier = (name: string) => pg.escapeIdentifier(name)
const literal = (text: string) => pg.escapeLiteral(text)
