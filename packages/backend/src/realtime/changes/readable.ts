import type { Pool } from "pg"
import pg from "pg"
import { runAsRole } from "#server/postgres/as-role.ts"
import type { Caller } from "../caller.ts"
import type { Change } from "./change.ts"
import type { Commits } from "./commits.ts"
import type { Column } from "./readable-table.ts"
import { sightFor, type Sight } from "./sight.ts"
import { snapshotOf } from "./snapshot.ts"

/** What one caller may see of a change; the rows as JSON text. */
export interface VisibleChange {
  columns: Column[]
  record: string | null
  oldRecord: string | null
}

// A newly granted column shows after this time. A revoked one disappears at once, because reading it fails.
const describedFor = 10_000
const mostDescribed = 1_000

/** Applies the policies as each caller, to decide which changed rows they see. */
export class Readable {
  readonly #pool: Pool
  readonly #commits: Commits
  readonly #sights = new Map<string, { sight: Promise<Sight | undefined>; until: number }>()

  /** `pool` signs in as supabase_realtime_admin. */
  constructor(pool: Pool, commits: Commits) {
    this.#pool = pool
    this.#commits = commits
  }

  /**
   * The rows of changes, as far as the caller may see the current row with their key, once the change is visible to others.
   * Removed rows are checked only where the log has all columns that the policies read, and show only the key. Throws if the database can't be asked.
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
      // The table or a column may have been dropped, revoked or changed since it was cached; or a policy fails for one row.
      this.#sights.delete(sightKey(changes[0], caller))
      await this.#commits.seen(xidsOf(changes))
      const found = new Map<Change, VisibleChange>()
      for (const change of changes)
        for (const [, shown] of await this.#ask([change], caller).catch(refusedMeansUnseen))
          found.set(change, shown)
      return found
    }
  }

  /** For one table and kind. A commit in the log may not be visible yet: then asks again. */
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

const xidsOf = (changes: Change[]) => changes.flatMap(({ xid }) => xid ?? [])

const sightKey = ({ relation }: Change, { role }: Caller) => `${relation} ${role}`

/** A change as JSON text for the statement: the new row, and the old one as far as it is known. */
function rowsOf({ kind, newRow, oldRow }: Change): string {
  const before = kind === "INSERT" ? undefined : (oldRow ?? newRow)
  return `[${newRow?.json ?? "null"},${before?.json ?? "null"}]`
}

/** An error of the statement or of a policy; not of the connection or the server. */
function isRefusal(error: unknown) {
  return error instanceof pg.DatabaseError && !/^(08|53|57P|58|XX)/.test(error.code ?? "")
}

/** A policy that fails shows nothing. */
function refusedMeansUnseen(error: unknown): Map<Change, VisibleChange> {
  if (!isRefusal(error)) throw error
  return new Map()
}
