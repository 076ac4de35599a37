import type { Pool } from "pg"
import pg from "pg"
import { runAsRole } from "#server/postgres/as-role.ts"
import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"
import type { Commits } from "./commits.ts"
import type { Column } from "./readable-table.ts"
import { sightFor, type Sight } from "./sight.ts"
import { snapshotOf } from "./snapshot.ts"

/** The part of a change that one caller may see; the rows are JSON text. */
export interface VisibleChange {
  columns: Column[]
  record: string | null
  oldRecord: string | null
}

// How long the facts about a table are cached, in milliseconds. A newly granted column appears after this time; a revoked one disappears at once,
// because reading it fails.
const describedFor = 10_000
const mostDescribed = 1_000

/** Applies the policies as each caller, to decide which changed rows the caller sees. */
export class Readable {
  readonly #pool: Pool
  readonly #commits: Commits
  readonly #sights = new Map<string, { sight: Promise<Sight | undefined>; until: number }>()

  /** `pool` connects as supabase_realtime_admin. */
  constructor(pool: Pool, commits: Commits) {
    this.#pool = pool
    this.#commits = commits
  }

  /**
   * The rows of changes that the caller may see, once the changes are visible to others: a row is included if the caller may see the current row
   * with its key. Deleted rows show only the key, and are checked only if the log has all columns that the policies read. Throws if the database
   * can't be reached.
   */
  async of(changes: Change[], caller: Caller): Promise<Map<Change, VisibleChange>> {
    const found = await Promise.all(alike(changes).map((some) => this.#askAgain(some, caller)))
    return new Map(found.flatMap((each) => [...each]))
  }

  async #askAgain(changes: [Change, ...Change[]], caller: Caller): Promise<Map<Change, VisibleChange>> {
    try {
      return await this.#ask(changes, caller)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // The table or a column may have been dropped, revoked or changed since it was cached, or a policy may fail for one row.
      this.#sights.delete(sightKey(changes[0], caller))
      await this.#commits.seen(xidsOf(changes))
      const found = new Map<Change, VisibleChange>()
      for (const change of changes)
        for (const [, shown] of await this.#ask([change], caller).catch(refusedMeansUnseen))
          found.set(change, shown)
      return found
    }
  }

  /** Reads the rows for changes of one kind to one table. A commit in the log may not be visible yet; in that case, asks again. */
  async #ask(changes: [Change, ...Change[]], caller: Caller): Promise<Map<Change, VisibleChange>> {
    const [first] = changes
    const sight = await this.#sight(first, caller)
    if (!sight) return new Map()
    const context = { become: sight.become, values: caller.settings }
    const statement = { ...sight.statements[first.kind], values: [`[${changes.map(rowsOf).join(",")}]`] }
    const [[, seen] = [], ...rows] = await runAsRole(this.#pool, context, statement)
    const snapshot = snapshotOf(seen ?? "")
    const early = xidsOf(changes).filter((xid) => !snapshot.shows(xid))
    if (early.length > 0) {
      await this.#commits.seen(early)
      return this.#ask(changes, caller)
    }
    const found = new Map<Change, VisibleChange>()
    for (const [number, record = null, oldRecord = null] of rows) {
      const change = changes[Number(number) - 1]
      if (change) found.set(change, { columns: sight.columns, record, oldRecord })
    }
    return found
  }

  #sight(change: Change, caller: Caller): Promise<Sight | undefined> {
    const key = sightKey(change, caller)
    const known = this.#sights.get(key)
    if (known && known.until > Date.now()) return known.sight
    const sight = sightFor(this.#pool, change.relation, caller.role)
    if (this.#sights.size >= mostDescribed) this.#sights.clear()
    this.#sights.set(key, { sight, until: Date.now() + describedFor })
    sight.catch(() => this.#sights.delete(key))
    return sight
  }
}

/** Groups changes by table and kind, keeping their order within each group. */
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

const xidsOf = (changes: Change[]) => changes.flatMap(({ xid }) => xid ?? [])

const sightKey = ({ relation }: Change, { role }: Caller) => `${relation} ${role}`

/** A change as JSON text for the statement: the new row, and as much of the old row as is known. */
function rowsOf({ kind, newRow, oldRow }: Change): string {
  const before = kind === "INSERT" ? undefined : (oldRow ?? newRow)
  return `[${newRow?.json ?? "null"},${before?.json ?? "null"}]`
}

/** Whether the error comes from the statement or a policy, not from the connection or the server. */
function isRefusal(error: unknown) {
  return error instanceof pg.DatabaseError && !/^(08|53|57P|58|XX)/.test(error.code ?? "")
}

/** If a policy fails, the caller sees none of the rows. */
function refusedMeansUnseen(error: unknown): Map<Change, VisibleChange> {
  if (!isRefusal(error)) throw error
  return new Map()
}
