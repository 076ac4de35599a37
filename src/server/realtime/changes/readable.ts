import { createHash } from "node:crypto"
import type { Pool } from "pg"
import pg from "pg"
import { roleStatement, type RoleStatement, runAsRole } from "#server/postgres/as-role.ts"
import { claimNames } from "#server/postgres/claim-settings.ts"
import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"

/** What one caller may see of a change, as JSON text. */
export interface Shown {
  columns: string
  record: string | null
  oldRecord: string | null
}

/** What a role may see of a table. */
interface Sight {
  become: RoleStatement
  /** A list of names and types as JSON. */
  columns: string
  statements: Record<Change["kind"], { name: string; text: string }>
}

interface Description {
  table: string
  keys: string[] | null
  columns: { name: string; type: string }[] | null
  is_guarded: boolean
  shows_old: boolean
}

// A column that was granted since is seen then. One that was taken away is not seen at once: asking for it fails.
const describedFor = 10_000
const mostDescribed = 1_000

/** Asks the policies, as each caller, whether a changed row may be seen. */
export class Readable {
  readonly #pool: Pool
  readonly #sights = new Map<string, { sight: Promise<Sight | undefined>; until: number }>()

  /** `pool` signs in as supabase_realtime_admin. */
  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * The rows of changes, as far as the caller may see the row that has its key now. Deletes are not checked, because nothing is left
   * to check, and show the key alone. Throws if the database can't be asked.
   */
  async of(changes: Change[], caller: Caller): Promise<Map<Change, Shown>> {
    const found = await Promise.all(alike(changes).map((some) => this.#askAgain(some, caller)))
    return new Map(found.flatMap((each) => [...each]))
  }

  async #askAgain(changes: [Change, ...Change[]], caller: Caller): Promise<Map<Change, Shown>> {
    try {
      return await this.#ask(changes, caller)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // A column, or the whole table, may have been taken away or changed since it was described; or a policy fails for one row.
      this.#sights.delete(sightKey(changes[0], caller))
      const found = new Map<Change, Shown>()
      for (const change of changes)
        for (const [, shown] of await this.#ask([change], caller).catch(refusedMeansUnseen))
          found.set(change, shown)
      return found
    }
  }

  /** Of one table and kind. */
  async #ask(changes: [Change, ...Change[]], caller: Caller): Promise<Map<Change, Shown>> {
    const found = new Map<Change, Shown>()
    const [first] = changes
    const sight = await this.#sight(first, caller)
    if (!sight) return found
    const context = { become: sight.become, values: caller.settings }
    const statement = { ...sight.statements[first.kind], values: [`[${changes.map(rowsOf).join(",")}]`] }
    for (const [number, record = null, oldRecord = null] of await runAsRole(this.#pool, context, statement)) {
      const change = changes[Number(number) - 1]
      if (change) found.set(change, { columns: sight.columns, record, oldRecord })
    }
    return found
  }

  #sight(change: Change, caller: Caller): Promise<Sight | undefined> {
    const key = sightKey(change, caller)
    const known = this.#sights.get(key)
    if (known && known.until > Date.now()) return known.sight
    const sight = this.#describe(change.relation, caller.role)
    if (this.#sights.size >= mostDescribed) this.#sights.clear()
    this.#sights.set(key, { sight, until: Date.now() + describedFor })
    sight.catch(() => this.#sights.delete(key))
    return sight
  }

  async #describe(relation: number, role: string): Promise<Sight | undefined> {
    const { rows } = await this.#pool.query<{ description: string | null }>(describeSql, [relation, role])
    const { description } = rows[0] ?? {}
    return description === null || description === undefined
      ? undefined
      : sightOf(JSON.parse(description), role)
  }
}

/** By table and kind, in their order. */
function alike(changes: Change[]): [Change, ...Change[]][] {
  const groups = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const key = `${change.relation} ${change.kind}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}

const sightKey = ({ relation }: Change, { role }: Caller) => `${relation} ${role}`

const describeSql = `
  select json_build_object(
    'table', c.oid::regclass::text, 'is_guarded', relrowsecurity, 'shows_old', relreplident = 'f' and not relrowsecurity,
    'keys', (
      select json_agg(attname order by attnum) from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = c.oid and indisprimary
    ),
    'columns', (
      select json_agg(json_build_object('name', attname, 'type', typname) order by attnum)
      from pg_attribute join pg_type t on t.oid = atttypid
      where attrelid = c.oid and attnum > 0 and not attisdropped and has_column_privilege($2::name, c.oid, attnum, 'select')
    )
  )::text as description
  from pg_class c where c.oid = $1::oid`

/** Undefined where nothing is to be seen, or nothing could be checked. */
function sightOf(
  { table, keys, columns, is_guarded: isGuarded, shows_old: showsOld }: Description,
  role: string,
): Sight | undefined {
  if (columns === null || (isGuarded && keys === null)) return undefined
  const names = columns.map(({ name }) => name)
  const row = (index: number, alias: string) =>
    `jsonb_populate_record(null::${table}, each.rows -> ${index}) as ${alias}`
  // A long value that the change left as it was is not in the change; it is the one that stands in the table.
  const current = (name: string) =>
    keys === null
      ? `r.${quoted(name)}`
      : `case when each.rows -> 0 ? ${literal(name)} then r.${quoted(name)} else t.${quoted(name)} end`
  const record = object(names, current)
  const before = object(
    showsOld ? names : names.filter((name) => keys?.includes(name)),
    (name) => `o.${quoted(name)}`,
  )
  const now = row(0, "r") + (keys === null ? "" : inTable({ table, names, keys, isGuarded }))
  const each = "jsonb_array_elements($1::jsonb) with ordinality as each (rows, number)"
  return {
    become: roleStatement({ role, readOnly: true, settings: [], names: claimNames }),
    columns: JSON.stringify(columns),
    statements: {
      INSERT: named(`select each.number, ${record}, null from ${each}, ${now}`),
      UPDATE: named(`select each.number, ${record}, ${before} from ${each}, ${now}, ${row(1, "o")}`),
      DELETE: named(`select each.number, null, ${before} from ${each}, ${row(1, "o")}`),
    },
  }
}

interface Lookup {
  table: string
  names: string[]
  keys: string[]
  isGuarded: boolean
}

/** The row with the key of `r`, found by its index however many are asked for: OFFSET 0 keeps the planner from joining the whole table. */
function inTable({ table, names, keys, isGuarded }: Lookup) {
  const found = `select ${names.map(quoted).join(", ")} from ${table} as t where ${matching(keys)} offset 0`
  return ` ${isGuarded ? "join" : "left join"} lateral (${found}) as t on true`
}

/** An expression for some columns as the text of a JSON object. */
function object(names: string[], value: (name: string) => string): string {
  const fields = names.map((name) => `${value(name)} as ${quoted(name)}`).join(", ")
  return names.length === 0 ? "'{}'" : `(select to_jsonb(shown)::text from (select ${fields}) as shown)`
}

const matching = (keys: string[]) => keys.map((key) => `t.${quoted(key)} = r.${quoted(key)}`).join(" and ")

/** The name stands for this text alone. */
function named(text: string) {
  return { text, name: `realtime:${createHash("sha1").update(text).digest("base64url").slice(0, 20)}` }
}

/** A change for its statement, as JSON text: the new row, and the old one or as much of it as is known. */
function rowsOf({ kind, newRow, oldRow }: Change): string {
  const before = kind === "INSERT" ? undefined : (oldRow ?? newRow)
  return `[${newRow?.json ?? "null"},${before?.json ?? "null"}]`
}

const quoted = (name: string) => pg.escapeIdentifier(name)
const literal = (text: string) => pg.escapeLiteral(text)

/** An error of the statement or of a policy; not of the connection or the server. */
function isRefusal(error: unknown) {
  return error instanceof pg.DatabaseError && !/^(08|53|57P|58|XX)/.test(error.code ?? "")
}

/** A policy that fails shows nothing. */
function refusedMeansUnseen(error: unknown): Map<Change, Shown> {
  if (!isRefusal(error)) throw error
  return new Map()
}
