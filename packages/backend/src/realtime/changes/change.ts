/** A row from the change log: each value that the change contains, as text. */
export interface ChangedRow {
  fields: Readonly<Record<string, string | null>>
  /** The fields as JSON text, from which Postgres can rebuild the row. */
  json: string
}

/** One row that was changed by a committed transaction. */
export interface Change {
  /** The table's oid. */
  relation: number
  schema: string
  table: string
  kind: "INSERT" | "UPDATE" | "DELETE"
  /** The lower half of the transaction's id; undefined if the transaction's changes are certain to be visible. */
  xid: number | undefined
  /** When the transaction was committed, in ISO 8601. */
  committedAt: string
  newRow: ChangedRow | undefined
  /** The old row of an update or a delete, as far as the table's replica identity keeps it. */
  oldRow: ChangedRow | undefined
}

/** Follows the changes of a database. */
export interface ChangeFeed {
  /** Follows the changes until it is stopped; reconnects by itself. */
  start(): void
  stop(): Promise<void>
}

export interface FeedEvents {
  /** Called with each change, in commit order. The next change waits for the returned promise. */
  onChange: (change: Change) => Promise<void>
  /** Called when everything committed from now on will be reported. */
  onLive: () => void
  /** Called when changes may have been missed. */
  onLost: () => void
  warn: (error: unknown, message: string) => void
}
