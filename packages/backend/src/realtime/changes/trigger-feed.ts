import type { Pool } from "pg"
import { listen } from "#server/postgres/listen.ts"
import type { Change, ChangedRow, ChangeFeed, FeedEvents } from "./change.ts"
import { readJson, selectRows } from "#server/postgres/rows.ts"

interface Row {
  relation: string
  schema_name: string
  table_name: string
  kind: Change["kind"]
  happened_at: string
  new_row: string | null
  old_row: string | null
}

const forgetEvery = 30_000

/** Reads the changes that triggers record in realtime.changes, for databases whose log can't be read. Each notification names a transaction. */
export class TriggerFeed implements ChangeFeed {
  readonly #pool: Pool
  readonly #listenUrl: string
  readonly #events: FeedEvents
  #stopped = new AbortController()
  #work = Promise.resolve()
  #told = Promise.resolve()
  #forgetting: NodeJS.Timeout | undefined

  constructor(source: { pool: Pool; listenUrl: string }, events: FeedEvents) {
    this.#pool = source.pool
    this.#listenUrl = source.listenUrl
    this.#events = events
  }

  start(): void {
    const { signal } = (this.#stopped = new AbortController())
    let wasLive = false
    this.#work = listen({
      listenUrl: this.#listenUrl,
      channel: "realtime_changes",
      onNotification: (xid) => {
        this.#told = this.#told.then(() => this.#tell(xid))
      },
      onListening: () => {
        if (wasLive) this.#events.onLost()
        wasLive = true
        this.#events.onLive()
      },
      warn: (error) => this.#events.warn(error, "changes can't be followed"),
      signal,
    })
    this.#forgetting = setInterval(() => void this.#forget(), forgetEvery)
    this.#forgetting.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#forgetting)
    this.#stopped.abort()
    await this.#work
    await this.#told
  }

  async #tell(xid: string) {
    if (this.#stopped.signal.aborted) return
    try {
      const rows = await selectRows<Row>(
        this.#pool,
        `select relation, schema_name, table_name, kind, new_row, old_row,
           to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as happened_at
         from realtime.changes where xid = $1::xid8 order by id`,
        [xid],
      )
      for (const row of rows) await this.#events.onChange(changeOf(row))
    } catch (error) {
      this.#events.warn(error, "changes can't be followed")
      this.#events.onLost()
    }
  }

  async #forget() {
    await this.#pool
      .query("delete from realtime.changes where happened_at < now() - interval '10 minutes'")
      .catch((error: unknown) => this.#events.warn(error, "old changes were not removed"))
  }
}

function changeOf(row: Row): Change {
  return {
    relation: Number(row.relation),
    schema: row.schema_name,
    table: row.table_name,
    kind: row.kind,
    // There is nothing to wait for: notifications arrive after the transaction is visible to everyone.
    xid: undefined,
    committedAt: row.happened_at,
    newRow: rowOf(row.new_row),
    oldRow: rowOf(row.old_row),
  }
}

function rowOf(json: string | null): ChangedRow | undefined {
  if (json === null) return undefined
  const values = readJson<Record<string, unknown>>(json)
  const texts = Object.entries(values).map(([name, value]): [string, string | null] => [name, textOf(value)])
  return { fields: Object.fromEntries(texts), json }
}

function textOf(value: unknown) {
  if (value === null) return null
  return typeof value === "string" ? value : JSON.stringify(value)
}
